/** Describes what an entry was, is, and was before it was undone. */
export interface History<Value> {
  readonly past: readonly Value[]
  readonly present: Value
  readonly future: readonly Value[]
  /** Says what the last change was of, and when: the next of the same at once joins it. */
  readonly last?: { what: string; at: number } | undefined
}

/** Most steps that can be undone: an entry of 100 kB shares almost all between steps. */
const MOST = 1000
/** Typing that goes on is one step. */
const PAUSE = 1000

export const startHistory = <Value>(present: Value): History<Value> => ({ past: [], present, future: [] })

/**
 * Adds a change. One that continues the last, like a further letter in the same field, joins its step.
 *
 * @param what the field for typing; undefined for changes that are a step of their own
 */
export function changed<Value>(history: History<Value>, present: Value, at: number, what?: string): History<Value> {
  if (Object.is(present, history.present)) return history
  const { last } = history
  const joins = what !== undefined && last?.what === what && at - last.at < PAUSE && history.past.length > 0
  return {
    past: joins ? history.past : [...history.past.slice(-MOST + 1), history.present],
    present,
    future: [],
    last: what === undefined ? undefined : { what, at },
  }
}

export function undone<Value>({ past, present, future }: History<Value>): History<Value> {
  const before = past.at(-1)
  if (before === undefined) return { past, present, future }
  return { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

export function redone<Value>({ past, present, future }: History<Value>): History<Value> {
  const [next, ...rest] = future
  if (next === undefined) return { past, present, future }
  return { past: [...past, present], present: next, future: rest }
}
