import type { Clock, DateFormats } from 'atrium'
import type { EventData } from '../calendar-service/calendar.ts'

const MS_A_DAY = 86_400_000

/** The days on which something takes place, both included, `YYYY-MM-DD`. */
export interface Days {
  from: string
  to: string
}

export interface Occurrence {
  /** As the calendar says it. */
  start: string
  /** Absent where it is not known. */
  end?: string
  days: Days
}

/**
 * The occurrences of an event that are not over, the next one first. One whose end is not known is over with
 * its day. What ends within a day, though after midnight, belongs to the day on which it starts.
 */
export function occurrencesLeft(
  { dates: starts, endDates = [] }: Pick<EventData, 'dates' | 'endDates'>,
  { clock, dates }: { clock: Clock; dates: DateFormats },
): Occurrence[] {
  const instant = (date: string) => Date.parse(dates.iso(date))
  return starts
    .flatMap((start, index) => {
      const end = endDates[index]
      // Of a calendar of years, most are over.
      if (!clock.isBetween(undefined, end ?? clock.dayOf(start))) return []
      const from = clock.dayOf(start)
      const at = instant(start)
      const days = { from, to: end && instant(end) - at >= MS_A_DAY ? clock.dayOf(end) : from }
      return [{ at, start, end, days }]
    })
    .sort((a, b) => a.at - b.at)
    .map(({ at: _, ...occurrence }) => occurrence)
}
