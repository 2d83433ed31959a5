import { useCallback, useEffect, useState } from 'react'

export interface Loaded<Value> {
  value: Value | undefined
  error: unknown
  isLoading: boolean
  reload(): void
}

/**
 * Loads a value, and anew when its key is another; the last one stays until the next is there.
 *
 * @param key names what is loaded; undefined: nothing is
 */
export function useLoaded<Value>(
  key: string | undefined,
  load: (signal: AbortSignal) => Promise<Value>,
): Loaded<Value> {
  const [state, setState] = useState<{ key?: string | undefined; value?: Value; error?: unknown }>({})
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names what is loaded
  useEffect(() => {
    if (key === undefined) return
    const controller = new AbortController()
    load(controller.signal).then(
      (value) => !controller.signal.aborted && setState({ key, value }),
      (error) => !controller.signal.aborted && setState((before) => ({ ...before, key, error })),
    )
    return () => controller.abort()
  }, [key, turn])
  const reload = useCallback(() => setTurn((now) => now + 1), [])
  const { value, error } = state
  return {
    value,
    error: state.key === key ? error : undefined,
    isLoading: key !== undefined && state.key !== key,
    reload,
  }
}

/** A value that follows another after a pause. */
export function useSettled<Value>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
