import { z } from 'zod'
import { listing } from '#blocks/card-listing/listing.ts'
import { bool, date, dateTime, defineContentType, type Entry, isExternal, plainText, slugOf, text } from '#engine'
import { eventIdOf } from '../calendar/record.ts'
import { type CalendarFacts, calendarFacts } from '../calendar-service/facts.ts'
import { eventFields, eventIncludes, locations } from '../fields.ts'
import { dateLabel, startOf } from '../rules/date-label.ts'
import { placeList, placesOf } from '../rules/places.ts'

/** Something that takes place at a time: a performance, a talk, a film, a course. */
export const event = defineContentType({
  name: 'event',
  label: 'Event',
  schema: z.object({
    ...eventFields(),
    eventTitle: text(),
    type: text(),
    dateTime: dateTime(),
    recurrence: bool(),
    recurrenceStartDate: date(),
    recurrenceEndDate: date(),
    locations: locations(),
    resourcesModule: listing(),
  }),
  index: ['startDate'],
  derive: ({ eventTitle, displayTitle, ...entry }) => ({
    displayTitle: eventTitle ?? displayTitle,
    startDate: startOf(entry),
  }),
  enrich: (entry, { ports }): Promise<CalendarFacts | null> | undefined => calendarFacts(eventIdOf(entry), ports),
  card: {
    include: ['image', 'locations'],
    map: (entry, { dates }) => ({
      subtitle: 'Event',
      image: entry.image,
      date: dateLabel(entry, dates, 'short').text,
      startDate: startOf(entry),
      ...(entry.recurrence && entry.recurrenceEndDate && { endDate: entry.recurrenceEndDate }),
      excerpt: entry.blurb,
      meta: placeList(placesOf(entry.locations, entry.calendar)) || undefined,
    }),
  },
  search: ({ title, eventTitle, displayTitle, subtitle, blurb, aboutModule, eventMetadata, type }) => ({
    title: eventTitle ?? displayTitle ?? title,
    description: plainText(blurb) || subtitle,
    text: [eventMetadata?.type ?? type, plainText(aboutModule?.body)].filter(Boolean).join(' '),
    type: 'Event',
  }),
})

export type Event = z.output<typeof event.schema> & Partial<CalendarFacts>
export type EventEntry = Entry<Event>

/** What an event's page reads. */
export const eventPageIncludes = [...eventIncludes, 'locations.address']

/** The kind of event, like `Performance`. */
export const eventType = ({ eventMetadata, type }: Pick<Event, 'eventMetadata' | 'type'>): string | undefined =>
  eventMetadata?.type ?? type

/**
 * An event's address: its url, else the slug of its title.
 *
 * @returns null without a meta page, and for an event that stands elsewhere
 */
export function eventPath({ url, metaPage, eventTitle, title }: EventEntry): string | null {
  if (!metaPage || (url && isExternal(url))) return null
  const own = url?.replace(/^\/+/, '').replace(/^calendar\//, '')
  return `/calendar/${own || slugOf(eventTitle ?? title)}`
}
