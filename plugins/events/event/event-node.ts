import { type GraphBasis, isIncluded, type JsonLdNode, type PageContext } from '#engine'
import { personName } from '#ui/person/person.ts'
import { occurrencesToCome } from '../parts/coming-dates.ts'
import type { EventData } from '../parts/load.ts'
import { attendanceMode, oneOrAll, placeNodes } from '../parts/place-nodes.ts'
import { lastSecond, superEvents } from '../parts/time-nodes.ts'
import { startOf } from '../rules/date-label.ts'
import { eventPrice, FREE } from '../rules/prices.ts'
import type { EventEntry } from './event.ts'
import { offerNodes } from './offer-nodes.ts'

/** From when to when: the whole time in which it recurs, else its one occurrence, or the next of several. */
function timeOf(entry: EventEntry, context: PageContext): { start: string; end?: string } {
  const { recurrence, recurrenceStartDate, recurrenceEndDate, calendar } = entry
  const next = recurrence && !recurrenceStartDate ? occurrencesToCome(calendar, context)[0]?.start : undefined
  const start = next ?? startOf(entry)
  if (recurrence && recurrenceEndDate) return { start, end: lastSecond(recurrenceEndDate) }
  const instant = context.dates.iso(start)
  const starts = calendar?.startDate ?? []
  const end = calendar?.endDate[starts.length === 1 ? 0 : starts.findIndex((one) => context.dates.iso(one) === instant)]
  return { start, ...(end && { end }) }
}

/** An event as an `Event` of schema.org. */
export function eventNode(
  entry: EventEntry,
  { places }: EventData,
  context: PageContext,
  { url, head, publisher }: GraphBasis,
): JsonLdNode {
  const { dates, institution } = context
  const { siteUrl, structuredDataContext: vocabulary } = institution
  const { calendar, peopleModule, eventMetadata, displayTitle, title } = entry
  const { start, end } = timeOf(entry, context)
  const offers = calendar ? offerNodes(calendar, places, context) : []
  const location = oneOrAll(placeNodes(places, calendar?.venueName, { url, institution }))
  const performers = (peopleModule?.person ?? []).filter(isIncluded).map((person) => ({
    '@type': 'Person',
    name: personName(person),
    ...(person.path && { url: siteUrl + person.path }),
  }))
  const wholes = superEvents(eventMetadata?.partOf ?? [], siteUrl)
  return {
    '@type': 'Event',
    '@id': `${url}#event`,
    url,
    mainEntityOfPage: url,
    name: displayTitle ?? title,
    description: head.description,
    startDate: dates.iso(start),
    ...(end && { endDate: dates.iso(end) }),
    eventStatus: `${vocabulary}/EventScheduled`,
    ...(places.length > 0 && { eventAttendanceMode: `${vocabulary}/${attendanceMode(places)}` }),
    ...(location && { location }),
    organizer: publisher,
    ...(performers.length > 0 && { performer: oneOrAll(performers) }),
    ...(offers.length > 0 && { offers: oneOrAll(offers) }),
    ...(calendar && eventPrice(calendar) === FREE && { isAccessibleForFree: true }),
    ...(wholes.length > 0 && { superEvent: oneOrAll(wholes) }),
    ...(head.structuredImage && { image: head.structuredImage }),
    ...(head.keywords.length > 0 && { keywords: head.keywords.join(', ') }),
  }
}
