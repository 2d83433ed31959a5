import type { PageContext } from 'atrium'

/** Describes what lists of things that take place sort by, like cards. */
export interface Dated {
  title: string
  startDate?: string
  endDate?: string
}

/** Where no start is known: for lists no date at all. */
export const NO_START = '1970-01-01T00:00:00.000'

/** An item beside what it is compared by, each read once; without a date it is empty. */
interface Keyed<Item> {
  item: Item
  title: string
  start: string
  end: string
}

/** Describes what lists are sorted with. */
export type Sorting = Pick<PageContext, 'dates' | 'compare'>

type Compare = PageContext['compare']
type Order<Item> = (a: Item, b: Item, compare: Compare) => number

export const byTitle: Order<{ title: string }> = (a, b, compare) => compare(a.title, b.title)
const byTitleBackwards: Order<{ title: string }> = (a, b, compare) => compare(b.title, a.title)

/** Those without the date come last whatever the direction. */
export const byDate =
  (name: 'start' | 'end', direction: 1 | -1): Order<Keyed<unknown>> =>
  ({ [name]: left }, { [name]: right }) => {
    if (!left || !right) return Number(!left) - Number(!right)
    return direction * (Number(left > right) - Number(left < right))
  }

/** Sorts by the first order that tells two apart. */
export function sortedBy<Item extends Dated>(
  items: readonly Item[],
  { dates, compare }: Sorting,
  ...orders: Order<Keyed<unknown>>[]
): Item[] {
  // Dates in any form compare as the wall clock shows them.
  const wallTime = (date: string | undefined) => (date && date !== NO_START ? dates.iso(date).slice(0, 19) : '')
  const keyed = items.map(
    (item): Keyed<Item> => ({ item, title: item.title, start: wallTime(item.startDate), end: wallTime(item.endDate) }),
  )
  return keyed.sort(inTurn(orders, compare)).map(({ item }) => item)
}

const inTurn =
  <Item>(orders: readonly Order<Item>[], compare: Compare) =>
  (a: Item, b: Item): number => {
    for (const order of orders) {
      const result = order(a, b, compare)
      if (result !== 0) return result
    }
    return 0
  }

/** Events and tours outside the calendar: the latest start first. */
export const sortedEvents = <Item extends Dated>(items: readonly Item[], sorting: Sorting): Item[] =>
  sortedBy(items, sorting, byDate('start', -1), byTitle)

/** Exhibitions outside the calendar: by start, title and end, each descending. */
export const sortedExhibitions = <Item extends Dated>(items: readonly Item[], sorting: Sorting): Item[] =>
  sortedBy(items, sorting, byDate('start', -1), byTitleBackwards, byDate('end', -1))

/** Returns what a module of another page lists: exhibitions alone as exhibitions, else all as events. */
export const sortedModule = <Item extends Dated & { contentType?: string }>(
  items: readonly Item[],
  sorting: Sorting,
): Item[] =>
  items.every(({ contentType }) => contentType === 'exhibition')
    ? sortedExhibitions(items, sorting)
    : sortedEvents(items, sorting)

/** Current exhibitions, series items that are on now or past: the latest start first. */
export const latestFirst = sortedEvents

/** Future exhibitions and series items: the earliest start first. */
export const earliestFirst = <Item extends Dated>(items: readonly Item[], sorting: Sorting): Item[] =>
  sortedBy(items, sorting, byDate('start', 1), byTitle)
