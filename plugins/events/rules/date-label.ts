import type { DateFormats } from '#engine'
import type { Color } from '#model/color/colors.ts'

/** When an event takes place, as its entry says it. */
export interface EventDates {
  dateTime?: string
  recurrence?: boolean
  recurrenceStartDate?: string
  recurrenceEndDate?: string
  /** The first occurrence by the calendar's record, where the entry names no time. */
  calendar?: { startDate: readonly string[] }
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
export function dateLabel(event: EventDates, dates: DateFormats, form: 'long' | 'short'): DateLabel {
  const { recurrence, recurrenceStartDate: start, recurrenceEndDate: end } = event
  const day = form === 'long' ? dates.longDay : dates.shortDay
  if (!recurrence) return { text: dates.dateTime(event.dateTime ?? event.calendar?.startDate[0]) }
  if (start && end) return { text: dates.days(start, end, form) }
  if (end) return { text: dates.through(day(end)) }
  if (start) return { text: dates.from(day(start)) }
  return { text: dates.daily, colorName: 'garden' }
}

/** Where no start is known. */
export const NO_START = '1970-01-01T00:00:00.000'

/** When an event starts, for structured data and for lists. */
export const startOf = ({ dateTime, recurrence, recurrenceStartDate, calendar }: EventDates): string =>
  (recurrence ? recurrenceStartDate : undefined) ?? dateTime ?? calendar?.startDate[0] ?? NO_START
