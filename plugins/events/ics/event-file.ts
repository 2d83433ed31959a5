import { defineEndpoint, type Entry, type PageContext, plainText } from '#engine'
import { eventIdOf } from '../calendar/record.ts'
import type { CalendarEvent } from '../calendar-service/calendar.ts'
import type { Event } from '../event/event.ts'
import { placeList, placesOf } from '../rules/places.ts'
import type { Tour } from '../tour/tour.ts'
import { uidOf } from './uid.ts'
import { type VEvent, writeCalendar } from './write.ts'

type Occurring = Partial<Event> & Partial<Pick<Tour, 'location'>>

/** One event or tour with all its times, below the address of its page. */
export const eventFile = defineEndpoint({
  name: 'calendar-event-file',
  route: '/calendar/:event*.ics',
  cache: 'dependencies',
  async handle({ parameters }, context) {
    const { content, institution, dates, ports, askService } = context
    const page = await content.at(`/calendar/${parameters.event}`)
    if (page?.contentType !== 'event' && page?.contentType !== 'tour') return null
    const entry = await content.entry<Occurring>(page.uid, { include: ['locations', 'location'] })
    if (!entry) return null
    const id = eventIdOf(entry)
    const record = id ? await askService('The event’s record', () => ports.calendar.event(id)) : undefined
    const events = eventsOf(entry, record ?? undefined, context)
    if (events.length === 0) return null
    const name = events[0]?.title ?? entry.title
    return icsAnswer(
      writeCalendar({ name, product: institution.name, timeZone: institution.timeZone, events }, dates),
      parameters.event?.replace(/[^\w-]+/g, '-') ?? 'event',
    )
  },
})

/** What the calendar says, else the entry's own time. */
function eventsOf(
  entry: Entry<Occurring>,
  record: CalendarEvent | undefined,
  { institution, dates }: PageContext,
): VEvent[] {
  const { dateTime, eventTitle, title, displayTitle, blurb, path, version, updatedAt, datePublished } = entry
  const starts = record?.startDate ?? (dateTime ? [dateTime] : [])
  const location = record?.venueName ?? placeList(placesOf(entry.locations ?? entry.location ?? [], record))
  const description = plainText(blurb)
  return starts.map((start, index) => {
    const end = record?.endDate[index]
    return {
      uid: uidOf(entry.uid, start, { institution, dates }),
      sequence: version,
      changed: updatedAt ?? datePublished ?? dates.iso(start),
      start,
      ...(end && { end }),
      title: eventTitle ?? displayTitle ?? title,
      ...(description && { description }),
      ...(location && { location }),
      ...(path && { url: new URL(path, institution.siteUrl).href }),
      categories: record?.category.flatMap((category) => category.split(',')) ?? [],
    }
  })
}

/** @param name of the file, where it is kept */
export const icsAnswer = (body: string, name: string) => ({
  status: 200,
  headers: {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `inline; filename="${name}.ics"`,
  },
  body,
})
