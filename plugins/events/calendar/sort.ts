import { byDate, byTitle, type Dated, type Sorting, sortedBy } from 'atrium/model/date/sort-by-date.ts'

/** Exhibitions in the calendar: by start, title and end. */
export const calendarExhibitions = <Item extends Dated>(items: readonly Item[], sorting: Sorting): Item[] =>
  sortedBy(items, sorting, byDate('start', 1), byTitle, byDate('end', 1))

/** Tours in the calendar: by title, then location. */
export function calendarTours<Item extends Dated & { locationLabels: readonly string[] }>(
  items: readonly Item[],
  { compare }: Pick<Sorting, 'compare'>,
): Item[] {
  const byLocation = (a: Item, b: Item) => compare(a.locationLabels.join(), b.locationLabels.join())
  return [...items].sort((a, b) => byTitle(a, b, compare) || byLocation(a, b))
}
