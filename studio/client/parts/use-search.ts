import { useState } from 'react'
import { useLoaded, useSettled } from '../api/use-loaded.ts'
import { useTexts } from './texts.tsx'

/** What is typed is asked for after this pause, in milliseconds. */
const PAUSE = 120

/**
 * Loads what is found for words while they are typed.
 *
 * @param key names what is searched
 * @returns `list`: the properties that a {@link SearchList} has of the search
 */
export function useSearch<Value>(key: string, load: (words: string, signal: AbortSignal) => Promise<Value>) {
  const texts = useTexts()
  const [query, onQuery] = useState('')
  const words = query.trim()
  const asked = useSettled(words, PAUSE)
  const { value, error, isLoading } = useLoaded(`${key}|${asked}`, (signal) => load(asked, signal))
  const empty = error ? texts.notLoaded : texts.nothingFound
  // What was found for other words is not offered for these.
  return { value: error ? undefined : value, list: { query, onQuery, empty, isBusy: isLoading || asked !== words } }
}
