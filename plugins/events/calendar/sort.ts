import type { DateFormats } from '#engine'
import { byDate, byTitle, type Dated, sortedBy } from '#model/date/sort-by-date.ts'

/** Exhibitions in the calendar: by start, title and end. */
export const calendarExhibitions = <Item extends Dated>(items: readonly Item[], dates: DateFormats): Item[] =>
  sortedBy(items, dates, byDate('start', 1), byTitle, byDate('end', 1))

/** Tours in the calendar: by title, then location. */
export const calendarTours = <Item extends Dated & { locationLabels: readonly string[] }>(
  items: readonly Item[],
): Item[] => [...items].sort((a, b) => byTitle(a, b) || compare(a.locationLabels.join(), b.locationLabels.join()))

const { compare } = new Intl.Collator('en', { numeric: true })
