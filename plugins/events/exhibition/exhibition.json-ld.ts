import { type Card, type JsonLdBasis, type PageContext, plainText } from 'atrium'
import { endOfDay } from 'atrium/model/date/end-of-day.ts'
import { attendanceMode, oneOrAll, placeNodes } from 'atrium/model/place/place.json-ld.ts'
import type { Place } from 'atrium/model/place/place.ts'
import { superEvents } from '../event/super-events.json-ld.ts'
import { exhibitionTitle } from './exhibition-hero.ts'

interface ExhibitionEntry {
  name: string
  subtitle?: string
  blurb?: string
  startDate?: string
  endDate?: string
  exhibitionDetails?: { description?: string; location?: string }
  eventMetadata?: { partOf: readonly Card[] }
}

/** An exhibition as an `ExhibitionEvent`. */
export function exhibitionNode(
  entry: ExhibitionEntry,
  places: readonly Place[],
  { dates, institution, settings }: PageContext,
  { url, description, publisher, language }: JsonLdBasis,
) {
  const { startDate, endDate, exhibitionDetails, eventMetadata, blurb } = entry
  const { structuredDataContext: vocabulary } = institution
  return {
    '@type': 'ExhibitionEvent',
    '@id': `${url}#exhibition`,
    name: exhibitionTitle(entry),
    description: plainText(exhibitionDetails?.description ?? blurb) || description,
    startDate: startDate && dates.iso(startDate),
    endDate: endDate && dates.iso(endOfDay(endDate)),
    inLanguage: language,
    eventStatus: `${vocabulary}/EventScheduled`,
    eventAttendanceMode: attendanceMode(places, institution),
    location: oneOrAll(placeNodes(places, exhibitionDetails?.location, { url, institution })),
    isAccessibleForFree: settings.freeExhibitions || undefined,
    organizer: publisher,
    superEvent: superEvents(eventMetadata?.partOf, institution),
  }
}
