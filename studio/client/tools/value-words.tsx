import { isRecord, plainText } from 'atrium'
import { useMemo } from 'react'
import type { Ref, WireObject } from '../api/contract.ts'
import { useTexts } from '../parts/texts.tsx'
import { dateWords } from './date-words.ts'
import { titleKey, useReferenceTitles } from './reference-rows.ts'
import { useTools } from './tools.tsx'

const LONGEST = 400

/** Of one value so many entries are called by their titles. */
const MOST_TITLES = 50

/**
 * How values are said: text as it reads, dates as they are said, references by the titles of their entries, anything else
 * as the file has it. An entry that is gone is called by its uid.
 *
 * @param values what is to be said
 */
export function useValueWords(...values: readonly unknown[]) {
  const { language, timeZone } = useTools().site
  const titles = useReferenceTitles(values.flatMap((value) => refsIn(value).slice(0, MOST_TITLES)))
  return useMemo(() => {
    const dateOf = (text: string) => dateWords(text, language, timeZone)
    const titleOf = (ref: Ref) => titles.get(titleKey(ref)) ?? ref.uid
    return {
      dateOf,
      wordsOf: (value: unknown) => wordsOf(value, { dateOf, titleOf }),
      /** The same where two are one value. */
      keyOf: (value: unknown) => wordsOf(value, { dateOf, titleOf: titleKey }),
    }
  }, [language, timeZone, titles])
}

/** The entry that a value names; undefined: it names none. */
const refOf = ({ uid, _content_type_uid: type }: WireObject): Ref | undefined =>
  typeof uid === 'string' && typeof type === 'string' ? { type, uid } : undefined

function refsIn(value: unknown): Ref[] {
  if (Array.isArray(value)) return value.flatMap(refsIn)
  if (!isRecord(value)) return []
  const ref = refOf(value)
  return ref ? [ref] : Object.values(value).flatMap(refsIn)
}

/** A value in words. */
export function ValueWords({ value }: { value: unknown }) {
  const texts = useTexts()
  const said = useValueWords(value)
  if (value === undefined || value === null || value === '') return <span className="nothing">{texts.nothingHere}</span>
  const words = said.wordsOf(value)
  return <span className="value-words">{words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words}</span>
}

interface Said {
  /** Undefined: the text is no date. */
  dateOf(text: string): string | undefined
  titleOf(ref: Ref): string
}

function wordsOf(value: unknown, said: Said): string {
  const { dateOf, titleOf } = said
  const words = (own: unknown) => wordsOf(own, said)
  if (typeof value === 'string') return dateOf(value) ?? (value.includes('<') ? plainText(value) : value)
  if (Array.isArray(value)) return value.map(words).filter(Boolean).join(', ')
  if (!isRecord(value)) return String(value)
  const ref = refOf(value)
  if (ref) return titleOf(ref)
  const entries = Object.entries(value).filter(([key]) => !key.startsWith('_'))
  const isPlain = (own: unknown) => entries.length > 1 && !isRecord(own) && !Array.isArray(own)
  return entries.map(([key, own]) => (isPlain(own) ? `${key}: ${words(own)}` : words(own))).join('; ')
}
