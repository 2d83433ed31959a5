import { type Clock, type DateFormats, dayAfter } from 'atrium'
import { closureOf, type DayHours, hoursOn, type OpenHours } from './open-hours.ts'

/** From when to when doors are open without a break, local: `2026-03-14T10:00`. */
interface Period {
  opens: string
  closes: string
}

/** Whether a place is open at this moment. Times are local: `2026-03-14T17:30`. */
export type Opening =
  /** Without `until` it does not close within a week. */
  | { isOpen: true; until?: string }
  /** `today`: what holds today where that is no hours at all. `next`: when it opens next, if ever within a year. */
  | { isOpen: false; today?: DayHours & { closed: string | true }; next?: string }

/** So many days ahead are looked at one by one. */
export const HORIZON = 366
const WEEK = 7

export interface OpeningNeeds {
  clock: Pick<Clock, 'today' | 'hasPassed'>
  dates: Pick<DateFormats, 'iso'>
}

/**
 * Whether a place is open at this moment, also after midnight by the day before. The clock notes when that changes.
 *
 * @returns undefined when nothing is known of any day
 */
export function openingNow(hours: OpenHours, { clock, dates }: OpeningNeeds): Opening | undefined {
  const closure = closureOf(hours)
  if (closure && 'closed' in closure) return { isOpen: false, today: closure }
  const day = clock.today()
  const planned = hoursOn(hours, day)
  if (!planned) return undefined
  const today = 'closed' in planned ? planned : undefined
  for (const { opens, closes } of periodsFrom(hours, dayAfter(day, -1), dates)) {
    if (clock.hasPassed(closes)) continue
    if (!clock.hasPassed(opens)) return { isOpen: false, today, next: opens }
    return { isOpen: true, until: closes.slice(0, 10) > dayAfter(day, WEEK) ? undefined : closes }
  }
  return { isOpen: false, today }
}

/** Periods from a day on, in order; those that meet are one. */
function* periodsFrom(hours: OpenHours, first: string, dates: OpeningNeeds['dates']): Generator<Period> {
  let last: Period | undefined
  for (let ahead = 0; ahead <= HORIZON; ahead++) {
    const own = periodOn(hours, dayAfter(first, ahead))
    if (!own || !takesTime(own, dates)) continue
    if (last && own.opens <= last.closes) {
      last = { opens: last.opens, closes: own.closes > last.closes ? own.closes : last.closes }
      continue
    }
    if (last) yield last
    last = own
  }
  if (last) yield last
}

/** From when to when doors are open by the plan of a day, also where that is after midnight; undefined where it is closed. */
export function periodOn(hours: OpenHours, day: string): Period | undefined {
  const planned = hoursOn(hours, day)
  if (!planned || 'closed' in planned) return undefined
  const { openTime, closeTime } = planned
  return { opens: `${day}T${openTime}`, closes: `${closeTime <= openTime ? dayAfter(day) : day}T${closeTime}` }
}

/** False for what lies whole in the hour that clocks leave out in spring. */
const takesTime = ({ opens, closes }: Period, { iso }: OpeningNeeds['dates']): boolean =>
  Date.parse(iso(opens)) < Date.parse(iso(closes))
