import { instantOfLocal, localTime } from './zone.ts'

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?$/
const OFFSET = /(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/i
const MS_A_DAY = 86_400_000

/** True for a day of the calendar (`YYYY-MM-DD`) and for a day with a time, with or without offset (ISO 8601). */
export function isDate(value: string): boolean {
  const [day = '', ...rest] = value.split(/T/i)
  if (!DAY.test(day) || !isOfCalendar(day)) return false
  return rest.length === 0 || (rest.length === 1 && TIME.test((rest[0] as string).replace(OFFSET, '')))
}

/** `2026-02-30` is a day by its form only. */
const isOfCalendar = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) || 0).toISOString().startsWith(day)

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
 * A date moved by whole weeks: the weekday and the time on the wall stay, also across a change of daylight saving.
 *
 * @param value a day, a local time without offset, or an instant; the form stays (an instant comes back in UTC)
 */
export function shiftDate(value: string, weeks: number, timeZone: string): string {
  if (weeks === 0) return value
  if (!OFFSET.test(value)) return shiftDay(value.slice(0, 10), weeks) + value.slice(10)
  const local = localTime(new Date(value), timeZone)
  return instantOfLocal(shiftDay(local.slice(0, 10), weeks) + local.slice(10), timeZone).toISOString()
}

const shiftDay = (day: string, weeks: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + weeks * 7 * MS_A_DAY).toISOString().slice(0, 10)
