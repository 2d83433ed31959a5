import type { Color } from 'atrium/model/color/colors.ts'
import type { CalendarEvent } from '../calendar-service/calendar.ts'
import { type OccurrenceNeeds, occurrencesToCome } from './occurrences.ts'

/** When an event takes place, as its entry says it. */
export interface EventDates {
  dateTime?: string
  recurrence?: boolean
  recurrenceStartDate?: string
  recurrenceEndDate?: string
  /** The calendar's record, where the entry names no time. */
  calendar?: Pick<CalendarEvent, 'startDate' | 'endDate'>
}

export interface DateLabel {
  text: string
  colorName?: Color
}

/**
 * An event's date in words.
 *
 * @param form `long` on the event's page, `short` on cards
 */
export function dateLabel(event: EventDates, needs: OccurrenceNeeds, form: 'long' | 'short'): DateLabel {
  const { recurrence, recurrenceStartDate: start, recurrenceEndDate: end } = event
  const { dates } = needs
  const day = (value: string) => dayLabel(value, needs, form)
  if (!recurrence) return { text: dates.dateTime(nextStart(event, needs)) }
  if (start && end) return { text: dates.days(start, end, form) }
  if (end) return { text: dates.through(day(end)) }
  if (start) return { text: dates.from(day(start)) }
  return { text: dates.daily, colorName: 'garden' }
}

/** A day in words, with its year unless that is this one. */
export function dayLabel(day: string, { clock, dates }: OccurrenceNeeds, form: 'long' | 'short'): string {
  const isThisYear = clock.dayOf(day).startsWith(String(clock.year()))
  if (form === 'long') return isThisYear ? dates.longDay(day) : dates.long(day)
  return isThisYear ? dates.shortDay(day) : dates.short(day)
}

/** When an event starts, by its entry alone. */
export const startOf = ({ dateTime, recurrence, recurrenceStartDate }: EventDates): string | undefined =>
  (recurrence ? recurrenceStartDate : undefined) ?? dateTime

/**
 * When it starts next: as its entry says until that day is over, else the next of the dates that the calendar knows. When
 * all are over, as its entry says, else the last.
 */
export function nextStart(event: EventDates, needs: OccurrenceNeeds): string | undefined {
  const { calendar, recurrence } = event
  const own = startOf(event)
  const isToCome = own && (recurrence || needs.clock.isBetween(undefined, needs.clock.dayOf(own)))
  if (isToCome || !calendar) return own
  const instant = (date: string) => Date.parse(needs.dates.iso(date))
  const [next] = occurrencesToCome(calendar, needs)
  return next?.start ?? own ?? [...calendar.startDate].sort((a, b) => instant(a) - instant(b)).at(-1)
}

/** The day with which what starts then is over: the last one that the calendar says, else the day of its start. */
export const lastDay = (start: string, { calendar }: EventDates, { clock, dates }: OccurrenceNeeds): string =>
  occurrencesToCome(calendar, { clock, dates }).find((one) => dates.iso(one.start) === dates.iso(start))?.days.to ??
  clock.dayOf(start)

/** The day with which all of it is over: its own last day, else that of the calendar's last date once none is to come. */
export function endOfAll(
  own: string | undefined,
  { calendar }: EventDates,
  { clock, dates }: OccurrenceNeeds,
): string | undefined {
  if (own || occurrencesToCome(calendar, { clock, dates }).length > 0) return own
  const last = nextStart({ calendar }, { clock, dates })
  return last && clock.dayOf(last)
}
