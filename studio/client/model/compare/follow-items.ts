import { pairItems } from './pair-items.ts'

/** What became of the items of a list. */
export interface FollowedItems {
  items: readonly unknown[]
  /** Where each was before; undefined: it is new. */
  from: readonly (number | undefined)[]
  /** Where each of the older list is now; those that are gone are missing. */
  at: ReadonlyMap<number, number>
  /** Some came to be in another order. */
  isMoved: boolean
}

/**
 * Follows the items of a list to a newer one. A changed item is known again where nothing else of its kind came or went:
 * otherwise it counts as gone, and the other one as new, so that nobody's words are put into what somebody else wrote.
 */
export function followItems(
  old: readonly unknown[],
  items: readonly unknown[],
  kindOf: (item: unknown) => string | undefined,
): FollowedItems {
  const pairs = pairItems(old, items, kindOf)
  const unsure = new Set(
    pairs.flatMap(({ from, to }) =>
      from === undefined ? [kindOf(items[to as number])] : to === undefined ? [kindOf(old[from])] : [],
    ),
  )
  const isSure = (from: number, to: number) =>
    JSON.stringify(old[from]) === JSON.stringify(items[to]) || !unsure.has(kindOf(items[to]))
  const known = pairs.flatMap(({ from, to, isMoved }) =>
    from !== undefined && to !== undefined && isSure(from, to) ? [{ from, to, isMoved }] : [],
  )
  const from: (number | undefined)[] = items.map(() => undefined)
  for (const pair of known) from[pair.to] = pair.from
  return {
    ...{ items, from, at: new Map(known.map((pair) => [pair.from, pair.to])) },
    isMoved: known.some(({ isMoved }) => isMoved),
  }
}
