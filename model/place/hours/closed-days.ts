import { type Clock, dayAfter } from 'atrium'
import { exceptionOn, type OpenHours, usualHoursOn } from './open-hours.ts'
import { HORIZON } from './opening.ts'

/** Says that a place is closed on a day. */
export interface Closing {
  /** It is closed on that day of every week, like each Monday; otherwise on that day alone. */
  isWeekly: boolean
  /** Why, inline rich text, as it is read after “closed for”. */
  reason?: string
  /** The words of an emergency closure, inline rich text. */
  text?: string
}

/** Days, both included, `YYYY-MM-DD`. */
export interface DaySpan {
  from: string
  to: string
}

type Hours = OpenHours | undefined
type Today = Pick<Clock, 'today'>

/**
 * Says whether a place is closed on a day. An emergency closure in force counts for today.
 *
 * @param day `YYYY-MM-DD`
 * @returns undefined where it is open, or nothing is known of the day
 */
export function closingOn(hours: Hours, day: string, clock: Today): Closing | undefined {
  if (!hours) return undefined
  const { emergencyClosure: closure } = hours
  if (closure?.closed && day === clock.today()) return { isWeekly: false, text: closure.text }
  const own = exceptionOn(hours, day)
  if (own) return 'closed' in own ? { isWeekly: false, reason: own.reason } : undefined
  const usual = usualHoursOn(hours, day)
  return usual && 'closed' in usual ? { isWeekly: true } : undefined
}

/** Says how all of several places are closed on a day: weekly where one of them is; undefined where one is open. */
export function allClosedOn(places: readonly Hours[], day: string, clock: Today): Closing | undefined {
  const closings = places.map((hours) => closingOn(hours, day, clock))
  if (closings.includes(undefined)) return undefined
  return closings.find((closing) => closing?.isWeekly) ?? closings[0]
}

/**
 * The days of a span on which one of several places is open, from today on. What lies beyond a year is taken as it is.
 *
 * @returns none where all are closed to its end
 */
export function openSpans({ from, to }: DaySpan, places: readonly Hours[], clock: Today): DaySpan[] {
  if (places.length === 0 || places.includes(undefined)) return [{ from, to }]
  const today = clock.today()
  const farthest = dayAfter(today, HORIZON)
  const first = from > today ? from : today
  if (first > farthest) return [{ from, to }]
  const spans: DaySpan[] = []
  const last = to < farthest ? to : farthest
  for (let day = first; day <= last; day = dayAfter(day)) {
    if (allClosedOn(places, day, clock)) continue
    const before = spans.at(-1)
    if (before && dayAfter(before.to) === day) before.to = day
    else spans.push({ from: day, to: day })
  }
  return to > farthest ? [...spans, { from: dayAfter(farthest), to }] : spans
}
