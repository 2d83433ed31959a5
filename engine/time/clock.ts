import type { Clock, Instant } from '../contract/ports/clock.ts'
import { dayAfter } from './day-after.mjs'
import { instantOfLocal, localTime } from './zone.ts'

/** The instants at which answers already given change; a render keeps the nearest. */
export interface Boundary {
  next: Date | null
  /** Holds what happens at that instant. */
  why?: 'a day begins' | 'a year begins' | 'a moment comes' | 'a period ends'
}

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/

/** Tells whether it is a day without a time. */
export const isDay = (value: string): boolean => DATE_ONLY.test(value)

/**
 * The instant a stored date names. A day alone means its first moment in the zone, or its last as the end of a period.
 *
 * @throws RangeError when the text is not a valid date
 */
export function instantOf(value: Instant, timeZone: string, as: 'start' | 'end' = 'start'): Date {
  if (value instanceof Date) return value
  const instant = isDay(value)
    ? edgeOfDay(value, timeZone, as)
    : hasOffset(value)
      ? new Date(value)
      : instantOfLocal(value, timeZone)
  if (Number.isNaN(instant.getTime())) throw new RangeError(`"${value}" is not a valid date`)
  return instant
}

const hasOffset = (text: string) => /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text)

const edgeOfDay = (day: string, timeZone: string, as: 'start' | 'end') => {
  if (Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return new Date(Number.NaN)
  if (as === 'start') return instantOfLocal(`${day}T00:00`, timeZone)
  return new Date(instantOfLocal(`${dayAfter(day)}T00:00`, timeZone).getTime() - 1)
}

/** A day in a zone, with its first instant and the first of the next: the one asked for last, which is asked for again. */
let last = { timeZone: '', day: '', from: new Date(0), to: new Date(0) }

function dayAt(instant: Date, timeZone: string): typeof last {
  if (timeZone === last.timeZone && instant >= last.from && instant < last.to) return last
  const day = localTime(instant, timeZone).slice(0, 10)
  const edge = (of: string) => edgeOfDay(of, timeZone, 'start')
  last = { timeZone, day, from: edge(day), to: edge(dayAfter(day)) }
  return last
}

/**
 * A clock over a source of time that writes the nearest change of its answers into `boundary`.
 *
 * @param source gives the present instant; one source for the whole process
 */
export function createClock(source: () => Date, timeZone: string, boundary: Boundary = { next: null }): Clock {
  /** Tells whether a change has come; one that is still to come is noted. */
  const isBehind = (change: Date, why: Boundary['why']): boolean => {
    if (change <= source()) return true
    if (!boundary.next || change < boundary.next) {
      boundary.next = change
      boundary.why = why
    }
    return false
  }
  const hasPassed = (instant: Instant) => isBehind(instantOf(instant, timeZone), 'a moment comes')
  /** A period holds through its last millisecond. */
  const isOver = (end: Instant) => isBehind(new Date(instantOf(end, timeZone, 'end').getTime() + 1), 'a period ends')
  return {
    now: source,
    hasPassed,
    isBetween: (start, end) => (start === undefined || hasPassed(start)) && (end === undefined || !isOver(end)),
    today() {
      const { day, to } = dayAt(source(), timeZone)
      isBehind(to, 'a day begins')
      return day
    },
    dayOf: (instant) =>
      typeof instant === 'string' && isDay(instant)
        ? instant
        : localTime(instantOf(instant, timeZone), timeZone).slice(0, 10),
    year() {
      const year = Number(dayAt(source(), timeZone).day.slice(0, 4))
      isBehind(instantOfLocal(`${String(year + 1).padStart(4, '0')}-01-01T00:00`, timeZone), 'a year begins')
      return year
    },
  }
}
