import { useCallback, useState } from 'react'
import type { Api } from '../api/api.ts'
import type { Ref, Version } from '../api/contract.ts'
import { useLoaded } from '../api/use-loaded.ts'

/** Versions of an entry, newest first; more are loaded when they are asked for. */
export function useVersions(api: Api, ref: Ref, hash: string | undefined) {
  const first = useLoaded(`${hash}`, () => api.versions(ref))
  const [more, setMore] = useState<{ versions: readonly Version[]; next: number | null; after: unknown }>()
  const [error, setError] = useState<unknown>()
  const isOfThese = more !== undefined && more.after === first.value
  const next = isOfThese ? more.next : (first.value?.next ?? null)
  const older = isOfThese ? more.versions : []
  const loadMore = useCallback(() => {
    if (next === null) return
    setError(undefined)
    api
      .versions(ref, next)
      .then(
        (found) => setMore({ versions: [...older, ...found.versions], next: found.next, after: first.value }),
        setError,
      )
  }, [api, ref, next, older, first.value])
  return {
    versions: first.value && [...first.value.versions, ...older],
    trouble: first.value?.trouble,
    error: first.error ?? error,
    reload: first.reload,
    loadMore: next === null ? undefined : loadMore,
  }
}
