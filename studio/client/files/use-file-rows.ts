import { useState } from 'react'
import type { Api } from '../api/api.ts'
import type { LibraryFile } from '../api/files.ts'
import { useLoaded } from '../api/use-loaded.ts'

/** Files asked for at once. */
const PAGE = 100

/** The files of a list: the first, and more of them as they are asked for. */
export function useFileRows(api: Api, query: { kind?: string | undefined; q?: string | undefined }) {
  const key = JSON.stringify(query)
  const [wanted, setWanted] = useState({ key, pages: 1 })
  const pages = wanted.key === key ? wanted.pages : 1
  const { value, error, isLoading, reload } = useLoaded(`${key} ${pages}`, async (signal) => {
    const files: LibraryFile[] = []
    let after: string | null = ''
    let total = 0
    for (let page = 0; page < pages && after !== null; page++) {
      const answer = await api.files({ ...query, limit: PAGE, after }, signal)
      files.push(...answer.files)
      total = answer.total
      after = answer.next
    }
    return { files, total, hasMore: after !== null }
  })
  return {
    files: value?.files ?? [],
    total: value?.total ?? 0,
    ...{ error, reload },
    isLoading: isLoading && !value,
    more: value?.hasMore ? () => setWanted({ key, pages: pages + 1 }) : undefined,
  }
}
