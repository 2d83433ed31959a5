import { type DateFormats, listed } from 'atrium'
import { isAtTime, type Occurrence } from '../rules/occurrences.ts'

const DAY = 'YYYY-MM-DD'.length

/** `2pm–4pm`; undefined for what lasts whole days. */
export function timesOf(occurrence: Occurrence, dates: DateFormats): string | undefined {
  if (!isAtTime(occurrence)) return undefined
  const { start, end } = occurrence
  return end && end.length > DAY ? `${timeOf(start, dates)}–${timeOf(end, dates)}` : timeOf(start, dates)
}

/** Of more times on one day the rest is not printed. */
const MAX_TIMES = 6

/** `2pm–4pm`, or several times of one day, `10am, 2pm, 4pm`. */
export function timesOnDay(occurrences: readonly Occurrence[], dates: DateFormats): string | undefined {
  const [first, ...others] = occurrences
  if (!first || others.length === 0) return first && timesOf(first, dates)
  const times = occurrences.slice(0, MAX_TIMES).map(({ start }) => timeOf(start, dates))
  return `${listed(times)}${occurrences.length > MAX_TIMES ? ' …' : ''}`
}

const timeOf = (value: string, dates: DateFormats): string => dates.time(dates.iso(value).slice(11, 16))
