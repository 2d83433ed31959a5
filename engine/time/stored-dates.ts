import { dayAfter } from './day-after.mjs'
import { instantOfLocal, localTime } from './zone.ts'

const DAY = /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?$/
const OFFSET = /(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/i
const MS_A_DAY = 86_400_000

/** Instants between these lie in the years 1 to 9999 of every zone. */
const FIRST = Date.parse('0001-01-02T00:00:00Z')
const LAST = Date.parse('9999-12-30T23:59:59.999Z')

/**
 * Tells whether it is a day of the calendar (`YYYY-MM-DD`) or a day with a time, with or without offset (ISO 8601), of the
 * years 1 to 9999: in their first and last two days, which some zones have in another year, for days alone.
 */
export function isDate(value: string): boolean {
  const [day = '', ...rest] = value.split(/T/i)
  if (!DAY.test(day) || !isOfCalendar(day)) return false
  if (rest.length === 0) return true
  return rest.length === 1 && TIME.test((rest[0] as string).replace(OFFSET, '')) && isInRange(value)
}

function isInRange(value: string): boolean {
  if (OFFSET.test(value)) return isBetween(Date.parse(value), FIRST, LAST)
  return isBetween(Date.parse(`${value}Z`), FIRST + MS_A_DAY, LAST - MS_A_DAY)
}

const isBetween = (instant: number, first: number, last: number) => instant >= first && instant <= last

/** `2026-02-30` is a day by its form only: it is read as one of the next month. Every month has the first 28. */
const isOfCalendar = (day: string) => {
  const date = Number(day.slice(-2))
  return date <= 28 || new Date(`${day}T00:00:00Z`).getUTCDate() === date
}

/**
 * A date in the one form it is stored and compared in: a day stays a day, an instant becomes ISO 8601 in UTC.
 *
 * @param timeZone IANA name; the zone of times without offset
 */
export function normaliseDate(value: string, timeZone: string): string {
  if (DAY.test(value)) return value
  return (OFFSET.test(value) ? new Date(value) : instantOfLocal(value, timeZone)).toISOString()
}

/**
 * By how many whole weeks demo content is moved, so that the day it was written for lies in the seven days up to today.
 *
 * @param anchor the day the content was written for, `YYYY-MM-DD`
 */
export const weeksSince = (anchor: string, today: string): number =>
  Math.floor((Date.parse(`${today}T00:00:00Z`) - Date.parse(`${anchor}T00:00:00Z`)) / MS_A_DAY / 7)

/**
 * A date moved by whole weeks: the weekday and the time on the wall stay, also across a change of daylight saving. One
 * that would be none any more, in the first and last years, is not moved.
 *
 * @param value a day, a local time without offset, or an instant; the form stays (an instant comes back in UTC)
 */
export function shiftDate(value: string, weeks: number, timeZone: string): string {
  if (weeks === 0) return value
  const local = OFFSET.test(value) ? localTime(new Date(value), timeZone) : value
  const shifted = dayAfter(local.slice(0, 10), weeks * 7) + local.slice(10)
  if (!isDate(shifted)) return value
  return local === value ? shifted : instantOfLocal(shifted, timeZone).toISOString()
}
