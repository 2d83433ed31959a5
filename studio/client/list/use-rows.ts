import { useCallback, useEffect, useRef, useState } from 'react'
import type { Api, ListQuery } from '../api/api.ts'
import type { Row } from '../api/contract.ts'

/** Rows asked for at once. */
const PAGE = 100

export interface ListedRows {
  rows: readonly Row[]
  total: number
  isLoading: boolean
  error: unknown
  /** Asks for the next page, unless it is on its way. */
  more(): void
  reload(): void
}

interface State {
  key: string
  rows: readonly Row[]
  total: number
  next: string | null
  error?: unknown
}

/** The rows of a list, page after page; those of the list before stay until the first of the next are there. */
export function useRows(api: Api, query: Omit<ListQuery, 'after' | 'limit'>): ListedRows {
  const key = JSON.stringify(query)
  const [state, setState] = useState<State>()
  const [turn, setTurn] = useState(0)
  const running = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the query
  useEffect(() => {
    const controller = new AbortController()
    running.current = true
    api
      .entries({ ...query, limit: PAGE }, controller.signal)
      .then(({ rows, total, next }) => setState({ key, rows, total, next: next ?? null }))
      .catch((error) => {
        if (!controller.signal.aborted) setState({ key, rows: [], total: 0, next: null, error })
      })
      .finally(() => {
        running.current = false
      })
    return () => controller.abort()
  }, [api, key, turn])
  const more = useCallback(() => {
    const after = state?.key === key ? state.next : null
    if (!after || running.current) return
    running.current = true
    api
      .entries({ ...(JSON.parse(key) as ListQuery), after, limit: PAGE })
      .then(({ rows, total, next }) =>
        setState((now) =>
          now?.key === key && now.next === after
            ? { ...now, rows: [...now.rows, ...rows], total, next: next ?? null }
            : now,
        ),
      )
      .catch(() => {
        // Scrolling further asks again.
      })
      .finally(() => {
        running.current = false
      })
  }, [api, key, state])
  const reload = useCallback(() => setTurn((now) => now + 1), [])
  const isLoading = state?.key !== key
  return {
    rows: state?.rows ?? [],
    total: state?.total ?? 0,
    isLoading,
    error: isLoading ? undefined : state?.error,
    more,
    reload,
  }
}
