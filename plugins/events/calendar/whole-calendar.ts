import { type Entry, foreignLanguage, type PageContext } from '#engine'
import { earliestFirst } from '#model/date/sort-by-date.ts'
import { type Place, sitesOf } from '#model/place/place.ts'
import location from '#model/place/types/location.ts'
import type { FilterFieldValues } from '../calendar-service/all-events.ts'
import { eventIdOf } from '../calendar-service/enrichment.ts'
import { exhibitionHref } from '../exhibition/exhibition-address.ts'
import event from '../pages/event.ts'
import exhibition from '../pages/exhibition.ts'
import tour from '../pages/tour.ts'
import { eventRecord } from './records/event-record.ts'
import { exhibitionRecord } from './records/exhibition-record.ts'
import type { CalendarRecord } from './records/record.ts'
import { tourRecord } from './records/tour-record.ts'
import { calendarExhibitions, calendarTours } from './sort.ts'

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

async function makeCalendar(context: PageContext): Promise<WholeCalendar> {
  const { content, clock, dates, institution, ports, translate, askService } = context
  const [places, events, tours, exhibitions] = await Promise.all([
    content.entries(location),
    content.entries(event),
    content.entries(tour),
    content.entries(exhibition),
  ])
  const ids = [...events.items, ...tours.items].flatMap((entry) => eventIdOf(entry) ?? [])
  const all = (await askService('The list of events', () => ports.calendar.events(ids))) ?? NOTHING
  const names = { known: places.items, sites: institution.sites }
  const help = { clock, dates, names, institution, translate }
  const recordsOf = <Model>(
    items: readonly Entry<Model>[],
    record: (entry: Entry<Model>) => CalendarRecord | undefined,
  ): CalendarRecord[] =>
    items.flatMap((entry) => {
      const made = record(entry)
      const lang = foreignLanguage(entry, institution.language)
      return made ? [{ ...made, lang }] : []
    })
  return {
    records: [
      ...earliestFirst(
        recordsOf(events.items, (entry) => eventRecord(entry, all, help)),
        context,
      ),
      ...calendarTours(
        recordsOf(tours.items, (entry) => tourRecord(entry, all, help)),
        context,
      ),
      ...calendarExhibitions(
        recordsOf(exhibitions.items, (entry) => exhibitionRecord(entry, exhibitionHref(entry), help)),
        context,
      ),
    ],
    filters: all.filterFieldValues,
    places: sitesOf(names),
  }
}

const NOTHING = { filterFieldValues: { audiences: [], categories: [] }, eventsDataById: {} }
