import { type Entry, foreignLanguage, type PageContext } from '#engine'
import type { LocationEntry } from '#ui/location/location.ts'
import type { FilterFieldValues } from '../calendar-service/all-events.ts'
import type { Event } from '../event/event.ts'
import { exhibitionHref } from '../exhibition/address.ts'
import type { Exhibition } from '../exhibition/exhibition.ts'
import { LOCATIONS, type Place, placesByCode } from '../rules/places.ts'
import { calendarExhibitions, calendarTours, earliestFirst } from '../rules/sort.ts'
import type { Tour } from '../tour/tour.ts'
import { type CalendarRecord, eventIdOf, eventRecord, exhibitionRecord, tourRecord } from './record.ts'

/** Everything that is on, and the choices of the calendar's filters, as shown. */
export interface WholeCalendar {
  /** Events, then tours, then exhibitions, each in its own order. */
  records: readonly CalendarRecord[]
  filters: Readonly<FilterFieldValues>
  /** The places that the calendar's filter offers. */
  places: readonly Place[]
}

/** The calendar, made once for all pages that show of it. While the service fails, events are left out. */
export const wholeCalendar = (context: PageContext): Promise<WholeCalendar> =>
  context.shared('events calendar', makeCalendar)

async function makeCalendar({
  content,
  clock,
  dates,
  institution,
  ports,
  askService,
}: PageContext): Promise<WholeCalendar> {
  const [places, events, tours, exhibitions] = await Promise.all([
    content.entries<LocationEntry>('{brand}_location'),
    content.entries<Event>('event', { include: ['image', 'locations'] }),
    content.entries<Tour>('tour', { include: ['image', 'media.image', 'media.poster', 'location'] }),
    content.entries<Exhibition>('exhibition', { include: ['feature_image', 'locations'] }),
  ])
  const ids = [...events.items, ...tours.items].flatMap((entry) => eventIdOf(entry) ?? [])
  const all = (await askService('The list of events', () => ports.calendar.events(ids))) ?? NOTHING
  const help = { clock, dates, locations: places.items }
  const recordsOf = <Model>(
    items: readonly Entry<Model>[],
    record: (entry: Entry<Model>) => CalendarRecord | undefined,
  ): CalendarRecord[] =>
    items.flatMap((entry) => {
      const made = record(entry)
      const lang = foreignLanguage(entry, institution.language)
      return made ? [{ ...made, ...(lang && { lang }) }] : []
    })
  return {
    records: [
      ...earliestFirst(
        recordsOf(events.items, (entry) => eventRecord(entry, all, help)),
        dates,
      ),
      ...calendarTours(recordsOf(tours.items, (entry) => tourRecord(entry, all, help))),
      ...calendarExhibitions(
        recordsOf(exhibitions.items, (entry) => exhibitionRecord(entry, exhibitionHref(entry), help)),
        dates,
      ),
    ],
    filters: all.filterFieldValues,
    places: placesByCode(LOCATIONS, places.items),
  }
}

const NOTHING = { filterFieldValues: { audiences: [], categories: [] }, eventsDataById: {} }
