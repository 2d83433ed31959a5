import { isSameJson, likenessOf } from './same-json.ts'

/** Beyond so many pairs, items that differ are paired in their order. */
const MAX_COMPARED = 2500

/**
 * Finds for each item of a list the one of an earlier list that it was: the same one, also where it was moved, else the
 * one that is most like it. No two come from the same one.
 *
 * @returns places in the earlier list; undefined: the item is new
 */
export function alignLists(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const places: (number | undefined)[] = after.map(() => undefined)
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && isSameJson(before[start], after[start])) places[start] = start++
  let end = 0
  while (end < most - start && isSameJson(before.at(-1 - end), after.at(-1 - end))) {
    end++
    places[after.length - end] = before.length - end
  }
  const free = new Set(between(start, before.length - end))
  const open = between(start, after.length - end)
  const same = placesByText(before, free)
  for (const at of open) {
    const place = same.get(textOf(after[at]))?.shift()
    if (place === undefined) continue
    places[at] = place
    free.delete(place)
  }
  const changed = open.filter((at) => places[at] === undefined)
  const isCompared = changed.length * free.size <= MAX_COMPARED
  for (const at of changed) {
    const [next] = free
    const place = isCompared ? mostLike(after[at], before, free) : next
    if (place === undefined) continue
    places[at] = place
    free.delete(place)
  }
  return places
}

const between = (start: number, end: number): number[] =>
  Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index)

function placesByText(items: readonly unknown[], places: Iterable<number>): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const place of places) {
    const text = textOf(items[place])
    found.set(text, [...(found.get(text) ?? []), place])
  }
  return found
}

/** The same for two that differ in the order of their keys alone. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )

function mostLike(item: unknown, before: readonly unknown[], free: Iterable<number>): number | undefined {
  let best: number | undefined
  let likeness = 0
  for (const place of free) {
    const found = likenessOf(before[place], item)
    if (found <= likeness) continue
    best = place
    likeness = found
  }
  return best
}
