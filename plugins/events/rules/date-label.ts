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

/** When it starts: as its entry says until that day is over, else the next date of the calendar. All are over: the last. */
export function nextStart(event: EventDates, needs: OccurrenceNeeds): string | undefined {
  const { calendar, recurrence } = event
  const own = startOf(event)
  const isToCome = own && (recurrence || needs.clock.isBetween(undefined, needs.clock.dayOf(own)))
  if (isToCome || !calendar) return own
  const instant = (date: string) => Date.parse(needs.dates.iso(date))
  const [next] = occurrencesToCome(calendar, needs)
  return next?.start ?? own ?? [...calendar.startDate].sort((a, b) => instant(a) - instant(b)).at(-1)
}

/** The day with which all of it is over; none while dates are to come that the calendar knows, and for what goes on. */
export function lastDay(event: EventDates, needs: OccurrenceNeeds): string | undefined {
  const { calendar, recurrence, recurrenceStartDate: start, recurrenceEndDate } = event
  if (recurrence && recurrenceEndDate) return recurrenceEndDate
  if (occurrencesToCome(calendar, needs).length > 0) return undefined
  const last = nextStart(recurrence ? { calendar } : event, needs)
  // The calendar may know the dates of another season alone.
  const isBefore = last && recurrence && start && needs.dates.iso(last) < needs.dates.iso(start)
  return last && !isBefore ? needs.clock.dayOf(last) : undefined
}

interface TourDates extends Pick<EventDates, 'calendar'> {
  startDate?: string
  endDate?: string
  eventDetails?: { displayDate?: string }
}

/** The same of a tour, which is led again and again. */
export const lastTourDay = ({ startDate, endDate, calendar }: TourDates, needs: OccurrenceNeeds): string | undefined =>
  lastDay({ calendar, recurrence: true, recurrenceStartDate: startDate, recurrenceEndDate: endDate }, needs)

/**
 * When a tour is led, in words: the editor's, else what its start and end say today.
 *
 * @param form `long` on the tour's page, `short` on cards
 * @returns undefined for one that has begun and has no end
 */
export function tourDates(
  { startDate: start, endDate: end, eventDetails }: TourDates,
  needs: OccurrenceNeeds,
  form: 'long' | 'short',
): string | undefined {
  if (eventDetails?.displayDate) return eventDetails.displayDate
  const { clock, dates } = needs
  const day = (value: string) => dayLabel(value, needs, form)
  const isToCome = start !== undefined && !clock.hasPassed(start)
  if (!end) return isToCome ? dates.from(day(start)) : undefined
  if (start && clock.dayOf(start) === clock.dayOf(end)) return day(end)
  return isToCome ? dates.days(start, end, form) : dates.through(day(end))
}
