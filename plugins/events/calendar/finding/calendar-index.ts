import { dayAfter, type PageContext, RecordSet } from '#engine'
import messages from '../../messages.ts'
import { categoriesOf } from '../../rules/categories.ts'
import { filterValue } from '../filter-value.ts'
import type { CalendarRecord } from '../records/record.ts'
import { type WholeCalendar, wholeCalendar } from '../whole-calendar.ts'

/** The filters with check boxes, in the order in which they are shown after the date. */
export const FILTERS = ['category', 'audience', 'location'] as const
export type FilterName = (typeof FILTERS)[number]

/** One box of a filter. */
export interface Choice {
  /** As it stands in addresses. */
  value: string
  label: string
}

/** The calendar with what its filters offer, and who is found by each. */
export interface CalendarIndex {
  records: readonly CalendarRecord[]
  choices: Readonly<Record<FilterName, readonly Choice[]>>
  /** Records by filter value. */
  found: Readonly<Record<FilterName, ReadonlyMap<string, RecordSet>>>
  /** The days that can be chosen, from today through a year, `YYYY-MM-DD`. */
  days: readonly string[]
  /** Records by the index of such a day. */
  onDay: readonly RecordSet[]
  /** Records that take place after these days. */
  later: RecordSet
  everything: RecordSet
}

const SPAN_IN_DAYS = 365

/** The index, made once for all requests and kept until an occurrence ends, a day begins, or content changes. */
export const calendarIndex = (context: PageContext): Promise<CalendarIndex> =>
  context.shared('events calendar index', async (own) =>
    indexOf(await wholeCalendar(own), own.clock.today(), defaultsIn(own)),
  )

/**
 * @param today the first day that can be chosen
 * @param defaults what audience and categories are called where a record names none
 */
export function indexOf(
  { records, filters, places }: WholeCalendar,
  today: string,
  defaults: readonly string[] = [],
): CalendarIndex {
  const days = Array.from({ length: SPAN_IN_DAYS + 1 }, (_, ahead) => dayAfter(today, ahead))
  const everything = new RecordSet(records.length)
  for (const index of records.keys()) everything.add(index)
  const inUse = (name: FilterName) => records.flatMap((record) => record[name])
  return {
    records,
    choices: {
      category: choicesOf(categoriesOf(filters.categories), inUse('category'), defaults),
      audience: choicesOf(filters.audiences, inUse('audience'), defaults),
      location: places.map(({ code, title }) => ({ value: filterValue(code), label: title })),
    },
    found: { category: by('category', records), audience: by('audience', records), location: by('location', records) },
    days,
    ...byDay(records, days),
    everything,
  }
}

function defaultsIn({ translate }: PageContext): string[] {
  const { generalPublic, tours, exhibitions } = translate(messages)
  return [generalPublic, tours, exhibitions]
}

/** What the calendar offers, and what is in use beside it. */
function choicesOf(labels: readonly string[], values: readonly string[], defaults: readonly string[]): Choice[] {
  const named = new Map(defaults.map((label) => [filterValue(label), label]))
  const choices = new Map(labels.map((label) => [filterValue(label), label]))
  for (const value of [...new Set(values)].sort())
    if (!choices.has(value)) choices.set(value, named.get(value) ?? labelOf(value))
  return [...choices].map(([value, label]) => ({ value, label }))
}

/** `general-public` as it is read: `General Public`. */
const labelOf = (value: string): string =>
  value
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

function by(name: FilterName, records: readonly CalendarRecord[]): Map<string, RecordSet> {
  const sets = new Map<string, RecordSet>()
  for (const [index, record] of records.entries())
    for (const value of record[name]) {
      const set = sets.get(value) ?? new RecordSet(records.length)
      sets.set(value, set)
      set.add(index)
    }
  return sets
}

function byDay(records: readonly CalendarRecord[], days: readonly string[]): Pick<CalendarIndex, 'onDay' | 'later'> {
  const onDay = days.map(() => new RecordSet(records.length))
  const later = new RecordSet(records.length)
  const [first, last] = [days[0] as string, days.at(-1) as string]
  const placeOf = new Map(days.map((day, place) => [day, place]))
  for (const [index, { occurrences }] of records.entries())
    for (const { days: span } of occurrences) {
      if (span.to > last) later.add(index)
      if (span.to < first || span.from > last) continue
      const to = placeOf.get(span.to) ?? days.length - 1
      for (let place = placeOf.get(span.from) ?? 0; place <= to; place++) onDay[place]?.add(index)
    }
  return { onDay, later }
}
