import { type Clock, type PageContext, type Weekday, weekdayOf, weekdays } from 'atrium'
import messages from './messages.ts'

/** From when to when, `HH:mm` local. A close before its open lies after midnight; equal times are a whole day. */
interface Times {
  openTime?: string
  closeTime?: string
}

/** The open hours of a place, as far as they are shown. */
export interface OpenHours {
  emergencyClosure?: { closed: boolean; text?: string }
  dailyHours?: Partial<Record<Weekday, Times>>
  /** Printed general text; never computed with. */
  standardHours?: string
  /** `reason`: inline rich text. */
  dateHours?: readonly ({ date: string; reason?: string } & Times)[]
  excludeDates?: readonly string[]
}

/** Says what holds on one day: times, or closed, with the words of a closure where it has some. */
export type DayHours = ({ openTime: string; closeTime: string } | { closed: string | true }) & {
  /** Why it is another than on the other weeks' days, inline rich text. */
  reason?: string
}

/**
 * The hours of a day by plan, the most specific first: its own entry (the first of several), a day taken out, the
 * weekday.
 *
 * @param day `YYYY-MM-DD`
 * @returns undefined when nothing is known of any day
 */
export function hoursOn(hours: OpenHours, day: string): DayHours | undefined {
  return exceptionOn(hours, day) ?? usualHoursOn(hours, day)
}

/** Returns what holds on one day alone; undefined on most. */
export function exceptionOn({ dateHours = [], excludeDates = [] }: OpenHours, day: string): DayHours | undefined {
  const own = dateHours.find(({ date }) => date === day)
  if (own) return { ...hoursOf(own), ...(own.reason ? { reason: own.reason } : {}) }
  return excludeDates.includes(day) ? { closed: true } : undefined
}

/** The hours of the weekday. */
export const usualHoursOn = ({ dailyHours }: OpenHours, day: string): DayHours | undefined =>
  dailyHours && hoursOf(dailyHours[weekdayOf(day)])

/** A day without both times is closed. */
const hoursOf = ({ openTime, closeTime }: Times = {}): DayHours =>
  openTime && closeTime ? { openTime, closeTime } : { closed: true }

/** Today's hours; an emergency closure in force is in their place. Changes at midnight. */
export const hoursToday = (hours: OpenHours, clock: Pick<Clock, 'today'>): DayHours | undefined =>
  closureOf(hours) ?? hoursOn(hours, clock.today())

/** The emergency closure, where one is in force. */
export const closureOf = ({ emergencyClosure: closure }: OpenHours): DayHours | undefined =>
  closure?.closed ? { closed: closure.text ?? true } : undefined

/** The usual week, Sunday first; none where no weekday is known. */
export const weekOf = ({ dailyHours }: OpenHours): { weekday: Weekday; hours: DayHours }[] =>
  dailyHours ? weekdays.map((weekday) => ({ weekday, hours: hoursOf(dailyHours[weekday]) })) : []

/** `10am–5:30pm`, `Closed`, or the words of a closure: inline rich text. */
export const hoursText = (hours: DayHours, { dates, translate }: Pick<PageContext, 'dates' | 'translate'>): string => {
  if ('closed' in hours) return hours.closed === true ? translate(messages).closed : hours.closed
  return hours.openTime === hours.closeTime
    ? translate(messages).allDay
    : `${dates.time(hours.openTime)}–${dates.time(hours.closeTime)}`
}
