import type { PageContext } from 'atrium'
import { dayLabel } from './date-label.ts'

export interface TourDates {
  startDate?: string
  endDate?: string
  eventDetails?: { displayDate?: string }
}

/**
 * When a tour is led, in words: the editor's, else what its start and end say today.
 *
 * @param form `long` on the tour's page, `short` on cards
 * @returns undefined for one that has begun and has no end
 */
export function tourDates(
  { startDate: start, endDate: end, eventDetails }: TourDates,
  needs: Pick<PageContext, 'clock' | 'dates'>,
  form: 'long' | 'short',
): string | undefined {
  if (eventDetails?.displayDate) return eventDetails.displayDate
  const { clock, dates } = needs
  const day = (value: string) => dayLabel(value, needs, form)
  const isToCome = start !== undefined && !clock.hasPassed(start)
  if (!end) return isToCome ? dates.from(day(start)) : undefined
  if (start && clock.dayOf(start) === clock.dayOf(end)) return day(end)
  return isToCome ? dates.days(start, end, form) : dates.through(day(end))
}
