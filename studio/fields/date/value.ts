import { type CalendarDate, parseAbsolute, parseDate, toCalendarDate } from '@internationalized/date'
import { isEmpty } from '../value.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A day, or an instant that names one in the zone of the house; null for none, undefined for what is no date. */
export function readDay(wire: unknown, timeZone: string): CalendarDate | null | undefined {
  if (isEmpty(wire)) return null
  if (typeof wire !== 'string') return undefined
  try {
    if (DAY.test(wire)) return parseDate(wire)
    const hasOffset = /(?:[zZ]|[+-]\d{2}:?\d{2})$/.test(wire)
    return hasOffset ? toCalendarDate(parseAbsolute(wire, timeZone)) : parseDate(wire.slice(0, 10))
  } catch {
    return undefined
  }
}

/** Puts a day back; one that is the same stays as it was written. */
export function writeDay(shown: CalendarDate | null, before: unknown, timeZone: string): unknown {
  const known = readDay(before, timeZone)
  if (known === shown || (known && shown && known.compare(shown) === 0)) return before
  return shown ? shown.toString() : undefined
}
