import { useCallback, useEffect, useRef, useState } from 'react'
import type { Api } from '../api/api.ts'
import { createStore, useStore } from '../parts/store.ts'

/** How many entries were saved after they were left: what a list has read of them before is old. */
export const leftSaves = createStore(0)

/** Rows asked for at once. */
const PAGE = 100

export interface ListedRows<Row> {
  rows: readonly Row[]
  total: number
  isLoading: boolean
  error: unknown
  /** There are more than were asked for. */
  hasMore: boolean
  /** Asks for the next page, unless it is on its way. */
  more(): void
  reload(): void
}

/** One page of a list, and what the next is asked for by. */
interface Page<Row> {
  rows: readonly Row[]
  total: number
  next?: string | null
}

interface State<Row> extends Page<Row> {
  key: string
  error?: unknown
}

/**
 * The rows of a list, page after page; those of the list before stay until the first of the next are there.
 *
 * @param ask for a page; the same function at each call
 */
export function useRows<Row, Query extends object>(
  api: Api,
  query: Query,
  ask: (api: Api, query: Query & { limit: number; after?: string }, signal?: AbortSignal) => Promise<Page<Row>>,
): ListedRows<Row> {
  const key = JSON.stringify(query)
  const [state, setState] = useState<State<Row>>()
  const [turn, setTurn] = useState(0)
  const saves = useStore(leftSaves, (count) => count)
  const running = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the query
  useEffect(() => {
    const controller = new AbortController()
    running.current = true
    ask(api, { ...query, limit: PAGE }, controller.signal)
      .then((page) => setState({ ...page, key }))
      .catch((error) => {
        if (!controller.signal.aborted) setState({ key, rows: [], total: 0, error })
      })
      .finally(() => {
        running.current = false
      })
    return () => controller.abort()
  }, [api, ask, key, turn, saves])
  const more = useCallback(() => {
    const after = state?.key === key ? state.next : null
    if (!after || running.current) return
    running.current = true
    ask(api, { ...(JSON.parse(key) as Query), after, limit: PAGE })
      .then((page) =>
        setState((now) =>
          now?.key === key && now.next === after ? { ...page, key, rows: [...now.rows, ...page.rows] } : now,
        ),
      )
      .catch(() => {
        // Scrolling further asks again.
      })
      .finally(() => {
        running.current = false
      })
  }, [api, ask, key, state])
  const reload = useCallback(() => setTurn((now) => now + 1), [])
  const isLoading = state?.key !== key
  return {
    rows: state?.rows ?? [],
    total: state?.total ?? 0,
    isLoading,
    error: isLoading ? undefined : state?.error,
    hasMore: Boolean(state?.next),
    more,
    reload,
  }
}
