import { useLayoutEffect, useState } from 'react'
import { useSettled } from '../api/use-loaded.ts'
import { goTo, type Route } from '../route/route.ts'

/** Searched after a pause in typing, in milliseconds. */
const PAUSE = 150

/** Words that are typed into a search; the address has them after a pause. */
export function useTypedWords(
  route: Extract<Route, { view: 'list' | 'files' | 'settings' }>,
): [string, (words: string) => void] {
  const { q = '' } = route
  const [typed, setTyped] = useState({ words: q, q })
  // Another address was opened, as by going back.
  if (typed.q !== q) setTyped({ words: q, q })
  const settled = useSettled(typed.words, PAUSE)
  // A later effect would run after a click that comes meanwhile, and put the list in the place of what was opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows what is typed alone
  useLayoutEffect(() => {
    if (settled === q) return
    setTyped((now) => ({ ...now, q: settled }))
    goTo({ ...route, q: settled }, { replace: true })
  }, [settled])
  return [typed.words, (words) => setTyped({ words, q })]
}
