import { RecordSet } from '#engine'
import { earliestFirst, type Sorting } from '#model/date/sort-by-date.ts'
import { type CalendarRecord, occurrenceWithin } from '../records/record.ts'
import { type CalendarIndex, FILTERS, type FilterName } from './calendar-index.ts'
import type { Chosen } from './chosen.ts'

/** A filter that is in use; dates count as one. */
export type UsedFilter = 'dates' | FilterName

/** The filters in use, in the order in which they are shown. */
export const usedFilters = (chosen: Chosen): UsedFilter[] => [
  ...(chosen.from || chosen.to ? (['dates'] as const) : []),
  ...FILTERS.filter((name) => chosen[name].length > 0),
]

/** What was chosen, without one filter. */
export function without(chosen: Chosen, filter: UsedFilter): Chosen {
  if (filter !== 'dates') return { ...chosen, [filter]: [] }
  const { from: _from, to: _to, ...labels } = chosen
  return labels
}

/**
 * The records found: of each filter those with any of its values, of all filters those that satisfy each. No record is
 * looked at.
 */
export function foundBy(chosen: Chosen, index: CalendarIndex): RecordSet {
  const none = new RecordSet(index.records.length)
  const anyOf = {
    dates: () => inTime(chosen, index),
    category: () => named('category'),
    audience: () => named('audience'),
    location: () => named('location'),
  }
  const named = (name: FilterName) => chosen[name].flatMap((value) => index.found[name].get(value) ?? [])
  return usedFilters(chosen).reduce((left, filter) => left.and(none.or(anyOf[filter]())), index.everything)
}

const inTime = ({ from, to }: Chosen, { days, onDay, later }: CalendarIndex): RecordSet[] => [
  ...onDay.slice(from ? days.indexOf(from) : 0, to ? days.indexOf(to) + 1 : undefined),
  ...(to ? [] : [later]),
]

/**
 * The records in the calendar's order. Where dates are chosen, they stand under their first time within them: the
 * evening that a visitor asks for, not an earlier one.
 */
export function recordsFound(
  { from, to }: Chosen,
  { records, days }: CalendarIndex,
  found: RecordSet,
  sorting: Sorting,
): CalendarRecord[] {
  const all = found.indexes().map((at) => records[at] as CalendarRecord)
  if (!from && !to) return all
  const within = all.map((record) => {
    const start = occurrenceWithin(record, from ?? (days[0] as string), to ?? '9999-12-31')?.start
    if (!start || record.dateText || (start === record.date && start === record.startDate)) return record
    return { ...record, date: start, startDate: start }
  })
  // Under their own times they stand in order.
  if (within.every((record, position) => record === all[position])) return all
  const isEvent = ({ kind }: CalendarRecord) => kind === 'event'
  return [...earliestFirst(within.filter(isEvent), sorting), ...within.filter((record) => !isEvent(record))]
}
