import { type JsonLdBasis, ONLINE, type PageContext } from 'atrium'
import { oneOrAll, placeNodes } from 'atrium/model/place/place.json-ld.ts'
import type { CalendarEvent } from '../calendar-service/calendar.ts'
import { isFree } from '../prices/labels.ts'
import type { EventData } from './event-data.ts'

/** A tour as a `TouristAttraction`. */
export function tourNode(
  { calendar }: { calendar?: CalendarEvent },
  { places }: EventData,
  { institution }: PageContext,
  { url, keywords }: JsonLdBasis,
) {
  const onSite = places.filter(({ code }) => code !== ONLINE)
  const nodes = placeNodes(onSite, calendar?.venueName, { url, institution })
  return {
    '@type': 'TouristAttraction',
    '@id': `${url}#tour`,
    address: nodes[0]?.address,
    containedInPlace: oneOrAll(nodes),
    publicAccess: true,
    isAccessibleForFree: calendar && isFree(calendar) ? true : undefined,
    keywords: keywords.join(', ') || undefined,
  }
}
