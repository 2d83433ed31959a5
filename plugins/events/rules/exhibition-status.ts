import type { Clock } from 'atrium'

export type ExhibitionStatus = 'current' | 'future' | 'past'

interface Period {
  startDate?: string
  endDate?: string
}

/**
 * The status on the exhibition's own page, by the instant. A side left out is open.
 *
 * @returns `isUpcoming` for one without any date; it has no status
 */
export function exhibitionStatus(
  { startDate, endDate }: Period,
  clock: Clock,
): { status?: ExhibitionStatus; isPast: boolean; isUpcoming: boolean } {
  if (!startDate && !endDate) return { isPast: false, isUpcoming: true }
  const status = clock.isBetween(startDate, endDate)
    ? 'current'
    : startDate && !clock.hasPassed(startDate)
      ? 'future'
      : 'past'
  return { status, isPast: status === 'past', isUpcoming: false }
}

/**
 * The status in the calendar and in the listing of exhibitions, by the day: its last day counts to its end.
 *
 * @returns undefined for one that is not listed: it is over, or has no start
 */
export function listingStatus({ startDate, endDate }: Period, clock: Clock): 'current' | 'future' | undefined {
  if (!startDate) return undefined
  const today = clock.today()
  if (clock.dayOf(startDate) > today) return 'future'
  return endDate && clock.dayOf(endDate) < today ? undefined : 'current'
}
