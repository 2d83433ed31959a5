import type { Image } from 'atrium'
import { type LocationEntry, placesOf } from 'atrium/model/place/place.ts'
import messages from '../../messages.ts'
import { unnamed } from '../../rules/categories.ts'
import { dayLabel } from '../../rules/date-label.ts'
import { type ExhibitionDates, exhibitionDates, writtenDates } from '../../rules/exhibition-dates.ts'
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
 * @returns undefined for an exhibition without start or url, that is over, or whose house is closed to its end
 */
export function exhibitionRecord(
  entry: ExhibitionEntry,
  href: string | undefined,
  { clock, dates, names, institution, settings, translate }: RecordHelp,
): CalendarRecord | undefined {
  const { url, featureImage: image, startDate, endDate } = entry
  if (!startDate || !url || !listingStatus(entry, clock)) return undefined
  const places = placesOf(entry.locations, entry.locationIds, names)
  const occurrences = period(startDate, endDate, places, clock)
  if (occurrences.length === 0) return undefined
  const t = translate(messages)
  return {
    ...headOf(entry, { kind: 'exhibition', subtitle: t.exhibition, image, href }),
    ...placed(places, institution),
    audience: [filterValue(unnamed({ settings, translate }).generalPublic)],
    category: [filterValue(t.exhibitions)],
    cost: settings.freeExhibitions ? t.free : undefined,
    date: startDate,
    startDate,
    endDate,
    occurrences,
    dateText: exhibitionDates(entry, dates),
    dayText: writtenDates(entry) ?? (endDate ? dates.through(dayLabel(endDate, { clock, dates }, 'short')) : t.ongoing),
  }
}
