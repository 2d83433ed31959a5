import { dayAfter } from 'atrium'
import { closureOf, type DayHours, exceptionOn, type OpenHours, usualHoursOn } from './open-hours.ts'

/** Days in a row on which it is otherwise than in other weeks, in the same way. */
export interface UnusualDays {
  /** `YYYY-MM-DD` */
  first: string
  last: string
  hours: DayHours
}

/** So long before they are announced. */
export const WEEKS_AHEAD = 5

/** How far ahead plans of two years reach. */
const DAYS_AHEAD = 730

/**
 * The days to come on which a place is open otherwise than its week says, today among them unless a closure in force
 * takes its place.
 *
 * @param today `YYYY-MM-DD`
 */
export function unusualDays(hours: OpenHours, today: string, days = WEEKS_AHEAD * 7): UnusualDays[] {
  const found: UnusualDays[] = []
  for (let ahead = closureOf(hours) ? 1 : 0; ahead <= days; ahead++) {
    const day = dayAfter(today, ahead)
    const own = exceptionOn(hours, day)
    if (!own) continue
    const last = found.at(-1)
    // A day that is closed in any week does not divide a longer closure.
    if (last && dayAfter(last.last) === day && isSame(last.hours, own)) last.last = day
    else if (!isSame({ ...own, reason: undefined }, { ...usualHoursOn(hours, day), reason: undefined }))
      found.push({ first: day, last: day, hours: own })
  }
  return found
}

/** All that are planned. */
export const plannedExceptions = (hours: OpenHours, today: string): UnusualDays[] =>
  unusualDays(hours, today, DAYS_AHEAD)

const isSame = (one: object, other: object): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

const sorted = (value: object) => Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
