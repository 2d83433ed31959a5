import { useState } from 'react'
import type { Version, Versions } from '../api/contract.ts'
import { useLoaded } from '../api/use-loaded.ts'

/** Versions of a text with a hash, newest first; more are loaded when they are asked for. @param load loads those before one */
export function useVersions(load: (before?: number) => Promise<Versions>, hash: string | null | undefined) {
  const first = useLoaded(`${hash}`, () => load())
  const [more, setMore] = useState<{ versions: readonly Version[]; next: number | null; after: unknown }>()
  const [error, setError] = useState<unknown>()
  const isOfThese = more !== undefined && more.after === first.value
  const next = isOfThese ? more.next : (first.value?.next ?? null)
  const older = isOfThese ? more.versions : []
  const loadMore = () => {
    if (next === null) return
    setError(undefined)
    load(next).then(
      (found) => setMore({ versions: [...older, ...found.versions], next: found.next, after: first.value }),
      setError,
    )
  }
  return {
    versions: first.value && [...first.value.versions, ...older],
    trouble: first.value?.trouble,
    error: first.error ?? error,
    reload: first.reload,
    loadMore: next === null ? undefined : loadMore,
  }
}
