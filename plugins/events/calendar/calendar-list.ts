import { type ComputedList, dayAfter, type PageContext } from 'atrium'
import { earliestFirst } from 'atrium/model/date/sort-by-date.ts'
import { placeChoices, readPlace } from 'atrium/model/place/place-filter.ts'
import messages from '../messages.ts'
import { accessChoices } from '../rules/access.ts'
import { called, categoriesOf, unnamed } from '../rules/categories.ts'
import { openDaysOf } from '../rules/occurrences.ts'
import { dayIn, inOrderOfDay } from './day-order.ts'
import { filterValue } from './filter-value.ts'
import { type CalendarRecord, occurrenceWithin } from './records/record.ts'
import { shortcutDays } from './shortcuts.ts'
import { type WholeCalendar, wholeCalendar } from './whole-calendar.ts'

/** The filters in the order in which they are shown. */
export const calendarFilters = {
  dates: { label: messages.date, days: { day: 'date', first: 'startdate', last: 'enddate' } },
  category: { label: messages.category },
  audience: { label: messages.audience },
  location: { label: messages.showOnly, read: readPlace },
  access: { label: messages.access },
}

/** Those of them that offer choices: what can be subscribed to. */
export const CHOICES = ['category', 'audience', 'location', 'access'] as const

type CalendarList = ComputedList<{ items: readonly CalendarRecord[]; total: number }>

/** Everything that is on, with what its filters offer. */
export type CalendarItems = Awaited<ReturnType<CalendarList['all']>>

type RecordNeeds = Pick<PageContext, 'clock' | 'settings' | 'translate' | 'textOf' | 'compare'>

const SPAN_IN_DAYS = 365
const FOREVER = '9999-12-31'
/** A day is one page, which can be printed. */
const WHOLE_DAY = 120

/** Returns what is on, and what its filters offer; made once for all requests until an occurrence ends or content changes. */
export const calendarItems = (context: PageContext): Promise<CalendarItems> =>
  context.shared('events calendar list', async (own) => itemsOf(await wholeCalendar(own), own))

/** Says what is on, as far as the address asks for it. */
export const calendarList: CalendarList = {
  all: ({ context }) => calendarItems(context),
  arrange: underTheirDates,
  sizeOf: (chosen) => (dayIn(chosen) ? WHOLE_DAY : undefined),
}

export function itemsOf({ records, filters, places }: WholeCalendar, needs: RecordNeeds): CalendarItems {
  const { clock, translate, compare } = needs
  const today = clock.today()
  const { generalPublic, tours } = unnamed(needs)
  const inUse = records.flatMap(({ access }) => access)
  const choices = (labels: readonly string[], name: 'category' | 'audience') =>
    choicesOf(
      labels.map((label) => called(label, needs)),
      records.flatMap((record) => record[name]),
      { defaults: [generalPublic, tours, translate(messages).exhibitions], compare },
    )
  return {
    items: records,
    filters: {
      dates: {
        offered: { from: today, to: dayAfter(today, SPAN_IN_DAYS) },
        shortcuts: shortcutDays({ clock, translate }),
        of: ({ occurrences }: CalendarRecord) => occurrences.flatMap(openDaysOf),
      },
      category: { choices: choices(categoriesOf(filters.categories), 'category'), of: ({ category }) => category },
      audience: { choices: choices(filters.audiences, 'audience'), of: ({ audience }) => audience },
      location: { choices: placeChoices(places), of: ({ location }) => location },
      access: { choices: accessChoices(needs, inUse), every: true, of: ({ access }) => access },
    },
  }
}

/**
 * Returns what the calendar offers, and what is in use beside it, by the alphabet.
 *
 * @param options.defaults what values are called where a record names none of its own
 */
function choicesOf(
  labels: readonly string[],
  values: readonly string[],
  { defaults, compare }: { defaults: readonly string[] } & Pick<PageContext, 'compare'>,
) {
  const named = new Map(defaults.map((label) => [filterValue(label), label]))
  const choices = new Map(labels.map((label) => [filterValue(label), label]))
  const others = [...new Set(values)]
    .filter((value) => !choices.has(value))
    .map((value) => [value, named.get(value) ?? labelOf(value)] as const)
    .sort(([, one], [, other]) => compare(one, other))
  return [...choices, ...others].map(([value, label]) => ({ value, label }))
}

/** `general-public` as it is read: `General Public`. */
const labelOf = (value: string): string =>
  value
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/**
 * Where dates are chosen, records are listed under their first time within them: the evening that a visitor asks for, not an
 * earlier one. Of one day all kinds are in one order of time.
 */
export function underTheirDates(
  all: readonly CalendarRecord[],
  chosen: Readonly<Record<string, readonly string[]>>,
  context: Pick<PageContext, 'clock' | 'dates' | 'compare'>,
): readonly CalendarRecord[] {
  const [span] = chosen.dates ?? []
  if (!span) return all
  const day = dayIn(chosen)
  if (day) return inOrderOfDay(all, day, context)
  const [from, to] = span.split('/')
  const within = all.map((record) => {
    const start = occurrenceWithin(record, from || context.clock.today(), to || FOREVER)?.start
    if (!start || record.dateText || (start === record.date && start === record.startDate)) return record
    return { ...record, date: start, startDate: start }
  })
  // Under their own times they are in order.
  if (within.every((record, position) => record === all[position])) return all
  const isEvent = ({ kind }: CalendarRecord) => kind === 'event'
  return [...earliestFirst(within.filter(isEvent), context), ...within.filter((record) => !isEvent(record))]
}
