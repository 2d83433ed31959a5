import type { PageContext } from 'atrium'
import { isAtTime, isOpenWithin } from '../rules/occurrences.ts'
import type { CalendarRecord } from './records/record.ts'

type Sorting = Pick<PageContext, 'dates' | 'compare'>

/** Returns the one day that is chosen, `YYYY-MM-DD`; undefined for several, or none. */
export function dayIn({ dates: [span = ''] = [] }: Readonly<Record<string, readonly string[]>>): string | undefined {
  const [from, to] = span.split('/')
  return from && from === to ? from : undefined
}

/** Returns whether a record begins at a time of the day under which it is listed. */
export const isTimed = ({ onDay: [first] = [], dateText }: CalendarRecord): boolean =>
  !dateText && first !== undefined && isAtTime(first)

/**
 * What takes place on a day as the day goes by, whatever it is: by the time at which it begins, then by title. What lasts
 * all day, or for days on end, comes after.
 */
export function inOrderOfDay(
  all: readonly CalendarRecord[],
  day: string,
  { dates, compare }: Sorting,
): readonly CalendarRecord[] {
  const listed = all.map((record): CalendarRecord => {
    const onDay = record.occurrences.filter((one) => isOpenWithin(one, day, day))
    const start = onDay[0]?.start
    return start && !record.dateText ? { ...record, date: start, startDate: start, onDay } : { ...record, onDay }
  })
  const timed = listed.filter(isTimed).map((record) => ({ record, at: dates.iso(record.date).slice(0, 19) }))
  timed.sort((a, b) => Number(a.at > b.at) - Number(a.at < b.at) || compare(a.record.title, b.record.title))
  return [...timed.map(({ record }) => record), ...listed.filter((record) => !isTimed(record))]
}
