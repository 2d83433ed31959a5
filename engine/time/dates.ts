import { format } from 'date-fns'
import { Recent } from '../content/recent.ts'
import type { DateFormats } from '../contract/ports/clock.ts'
import { instantOf, isDay } from './clock.ts'
import { localTime, localTimeWithOffset } from './zone.ts'

const MISSING = 'Coming soon'

/** Days of the week by index. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

export type Weekday = (typeof weekdays)[number]

/** The weekday of a day of the calendar, `YYYY-MM-DD`. */
export const weekdayOf = (day: string): Weekday => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] as Weekday

/** `10am`, `5:30pm`. */
function timeOfDay(value: string): string {
  const [hours = 0, minutes = 0] = value.split(':').map(Number)
  const half = hours % 24 < 12 ? 'am' : 'pm'
  return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}${half}`
}

/** Dates remembered in each form: the same few stand on page after page. */
const MAX_REMEMBERED = 2000

function remembered(work: (value: string) => string): (value: string) => string {
  const known = new Recent<string>(MAX_REMEMBERED)
  return (value) => {
    const last = known.get(value)
    if (last !== undefined) return last
    const printed = work(value)
    known.set(value, printed)
    return printed
  }
}

/** The printed forms of dates in one time zone, whatever zone the process runs in. */
export function createDateFormats(timeZone: string): DateFormats {
  const localOf = (value: string) => (isDay(value) ? value : localTime(instantOf(value, timeZone), timeZone))
  // At noon no zone's clocks are ever set: the process's own zone cannot move the day.
  const print = (pattern: string) => {
    const printed = remembered((value) => format(new Date(`${localOf(value).slice(0, 10)}T12:00`), pattern))
    return (value: string | undefined) => (value ? printed(value) : MISSING)
  }
  const weekday = print('eee, MMM d, yyyy')
  const long = print('MMMM d, yyyy')
  const short = print('MMM d, yyyy')
  const longDay = print('MMMM d')
  const shortDay = print('MMM d')
  const year = print('yyyy')
  return {
    dateTime: (value) =>
      value && !isDay(value) ? `${weekday(value)}, ${timeOfDay(localOf(value).slice(11, 16))}` : weekday(value),
    long,
    short,
    longDay,
    shortDay,
    range(start, end, form = 'short') {
      const [whole, day, joint] = form === 'long' ? [long, longDay, ' to '] : [short, shortDay, '–']
      if (!start || !end) return whole(start || end)
      if (whole(start) === whole(end)) return whole(start)
      return `${(year(end) > year(start) ? whole : day)(start)}${joint}${whole(end)}`
    },
    time: timeOfDay,
    iso: remembered((value) => localTimeWithOffset(instantOf(value, timeZone), timeZone)),
  }
}
