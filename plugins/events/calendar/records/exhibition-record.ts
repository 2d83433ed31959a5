import type { Image } from 'atrium'
import { type LocationEntry, placesOf } from 'atrium/model/place/place.ts'
import messages from '../../messages.ts'
import { type ExhibitionDates, exhibitionDates } from '../../rules/exhibition-dates.ts'
import { listingStatus } from '../../rules/exhibition-status.ts'
import { filterValue } from '../filter-value.ts'
import { type CalendarRecord, headOf, period, placed, type RecordEntry, type RecordHelp } from './record.ts'

export interface ExhibitionEntry extends RecordEntry, ExhibitionDates {
  featureImage?: Image
  locations: readonly LocationEntry[]
  locationIds: readonly string[]
}

/**
 * @param href where the exhibition is found, for legacy and external ones their raw url
 * @returns undefined for an exhibition without start or url, or that is over
 */
export function exhibitionRecord(
  entry: ExhibitionEntry,
  href: string | undefined,
  { clock, dates, names, institution, settings, translate }: RecordHelp,
): CalendarRecord | undefined {
  const { url, featureImage: image, startDate, endDate } = entry
  if (!startDate || !url || !listingStatus(entry, clock)) return undefined
  const t = translate(messages)
  return {
    ...headOf(entry, { kind: 'exhibition', subtitle: t.exhibition, image, href }),
    ...placed(placesOf(entry.locations, entry.locationIds, names)),
    audience: [filterValue(t.generalPublic)],
    category: [filterValue(t.exhibitions)],
    cost: settings.freeExhibitions ? t.free : undefined,
    date: startDate,
    startDate,
    endDate,
    occurrences: [period(startDate, endDate, clock)],
    dateText: exhibitionDates(entry, dates),
  }
}
