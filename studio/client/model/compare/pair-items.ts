/** An item that is in both lists, or in one alone. */
export interface Pair {
  from?: number
  to?: number
  /** Others that stayed in order came to be on its other side. */
  isMoved?: boolean
}

/**
 * Pairs the items of two lists: those that are equal first, then those of one kind in their order.
 *
 * @param kindOf what items have in common that may be one another after a change
 * @returns those of the newer list in order, then those that are gone
 */
export function pairItems(
  old: readonly unknown[],
  now: readonly unknown[],
  kindOf: (item: unknown) => string | undefined,
): Pair[] {
  const texts = old.map((item) => JSON.stringify(item))
  const free = new Set(old.keys())
  const take = (isWanted: (index: number) => boolean): number | undefined => {
    for (const index of free)
      if (isWanted(index)) {
        free.delete(index)
        return index
      }
    return undefined
  }
  const equal = now.map((item) => {
    const text = JSON.stringify(item)
    return take((index) => texts[index] === text)
  })
  const paired = now.map((item, to) => equal[to] ?? take((index) => kindOf(old[index]) === kindOf(item)))
  const stays = longestRising(paired)
  const kept: Pair[] = paired.map((from, to) => (from === undefined ? { to } : { from, to, isMoved: !stays.has(to) }))
  return [...kept, ...[...free].map((from) => ({ from }))]
}

/** The places of a longest row of numbers that rise: those items stayed in order, the others moved. */
function longestRising(numbers: readonly (number | undefined)[]): Set<number> {
  const ends: number[] = []
  const before = new Map<number, number | undefined>()
  for (const [at, number] of numbers.entries()) {
    if (number === undefined) continue
    let low = 0
    while (low < ends.length && (numbers[ends[low] as number] as number) < number) low++
    before.set(at, low > 0 ? ends[low - 1] : undefined)
    ends[low] = at
  }
  const found = new Set<number>()
  for (let at = ends.at(-1); at !== undefined; at = before.get(at)) found.add(at)
  return found
}
