import { type GraphBasis, type JsonLdNode, type PageContext, plainText } from '#engine'
import { attendanceMode, oneOrAll, placeNodes } from '../../parts/place-nodes.ts'
import { lastSecond, superEvents } from '../../parts/time-nodes.ts'
import type { ExhibitionEntry } from '../exhibition.ts'
import { exhibitionTitle } from './hero.ts'
import type { ShownPlace } from './places.ts'

/** An exhibition as an `ExhibitionEvent` of schema.org. */
export function exhibitionNode(
  entry: ExhibitionEntry,
  places: readonly ShownPlace[],
  { dates, institution }: Pick<PageContext, 'dates' | 'institution'>,
  { url, head, publisher }: GraphBasis,
): JsonLdNode {
  const { siteUrl, structuredDataContext: vocabulary } = institution
  const { startDate, endDate, exhibitionDetails, eventMetadata } = entry
  const location = oneOrAll(placeNodes(places, exhibitionDetails?.location, { url, institution }))
  const wholes = superEvents(eventMetadata?.partOf ?? [], siteUrl)
  return {
    '@type': 'ExhibitionEvent',
    '@id': `${url}#exhibition`,
    url,
    mainEntityOfPage: url,
    name: exhibitionTitle(entry),
    description: plainText(exhibitionDetails?.description ?? entry.blurb) || head.description,
    ...(startDate && { startDate: dates.iso(startDate) }),
    ...(endDate && { endDate: dates.iso(lastSecond(endDate)) }),
    eventStatus: `${vocabulary}/EventScheduled`,
    ...(places.length > 0 && { eventAttendanceMode: `${vocabulary}/${attendanceMode(places)}` }),
    ...(location && { location }),
    isAccessibleForFree: true,
    organizer: publisher,
    ...(wholes.length > 0 && { superEvent: oneOrAll(wholes) }),
    ...(head.structuredImage && { image: head.structuredImage }),
  }
}
