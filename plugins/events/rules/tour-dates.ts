import type { PageContext } from 'atrium'

interface TourDates {
  startDate?: string
  endDate?: string
  eventDetails?: { displayDate?: string }
}

/**
 * When a tour is led, in words: the editor's, else what its start and end say today.
 *
 * @returns undefined for one that has begun and has no end
 */
export function tourDates(
  { startDate: start, endDate: end, eventDetails }: TourDates,
  { clock, dates }: Pick<PageContext, 'clock' | 'dates'>,
): string | undefined {
  if (eventDetails?.displayDate) return eventDetails.displayDate
  const isToCome = start !== undefined && !clock.hasPassed(start)
  if (!end) return isToCome ? dates.from(dates.longDay(start)) : undefined
  if (start && clock.dayOf(start) === clock.dayOf(end)) return dates.longDay(end)
  return isToCome ? dates.days(start, end, 'long') : dates.through(dates.longDay(end))
}
