import type { DateFormats } from 'atrium'

/** When an exhibition is on, as its entry says it. */
export interface ExhibitionDates {
  startDate?: string
  endDate?: string
  /** Replaces the printed dates. */
  datesMessage?: string
  exhibitionDetails?: { displayDate?: string }
}

/**
 * When an exhibition is on, in words: the editor's message, else the editor's date, else its dates.
 *
 * @returns undefined where nothing is known
 */
export function exhibitionDates(
  exhibition: ExhibitionDates,
  dates: DateFormats,
  form: 'short' | 'long' = 'short',
): string | undefined {
  const { startDate, endDate } = exhibition
  const written = writtenDates(exhibition)
  if (written) return written
  if (startDate && endDate) return dates.range(startDate, endDate, form)
  const day = form === 'long' ? dates.long : dates.short
  if (endDate) return dates.through(day(endDate))
  return startDate ? dates.from(day(startDate)) : undefined
}

/** Returns what an editor has written in place of the dates. */
export const writtenDates = ({ datesMessage, exhibitionDetails }: ExhibitionDates): string | undefined =>
  datesMessage ?? exhibitionDetails?.displayDate
