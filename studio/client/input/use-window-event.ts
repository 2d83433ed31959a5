import { useEffect } from 'react'

/** Hears events of the window. @param isFirst before controls hear them: some keep every key for themselves */
export function useWindowEvent<Name extends keyof WindowEventMap>(
  names: readonly Name[],
  hear: (event: WindowEventMap[Name]) => void,
  isFirst = false,
): void {
  useEffect(() => {
    const over = new AbortController()
    for (const name of names) addEventListener(name, hear, { capture: isFirst, signal: over.signal })
    return () => over.abort()
  })
}
