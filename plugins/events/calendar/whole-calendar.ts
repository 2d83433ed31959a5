import { setImmediate } from 'node:timers/promises'
import type { PageContext } from 'atrium'
import { earliestFirst } from 'atrium/model/date/sort-by-date.ts'
import { type Place, type PlaceNames, sitesOf } from 'atrium/model/place/place.ts'
import location from 'atrium/model/place/types/location.ts'
import type { AllEvents, EventData } from '../calendar-service/calendar.ts'
import { eventIdOf } from '../calendar-service/enrichment.ts'
import event from '../pages/event.ts'
import exhibition from '../pages/exhibition.ts'
import tour from '../pages/tour.ts'
import {
  type Announced,
  type AnnouncedDates,
  announcedEvent,
  announcedExhibition,
  announcedTour,
  recordOf,
} from './records/announced.ts'
import { type CalendarRecord, dataOf } from './records/record.ts'
import { calendarExhibitions, calendarTours } from './sort.ts'

/** Everything that is on, and the choices of the calendar's filters, as shown. */
export interface WholeCalendar {
  /** Events, then tours, then exhibitions, each in its own order. */
  records: readonly CalendarRecord[]
  filters: Readonly<AllEvents['filterFieldValues']>
  /** The places that the calendar's filter offers. */
  places: readonly Place[]
}

/** The calendar, made once for all pages that show of it. While the service fails, events are left out. */
export const wholeCalendar = (context: PageContext): Promise<WholeCalendar> =>
  context.shared('events calendar', makeCalendar)

/** Returns what places are called: one value until the entry of a place changes. */
const placeNames = (context: PageContext): Promise<PlaceNames> =>
  context.shared('events places', async ({ content, institution: { sites } }) => ({
    known: (await content.entries(location)).items,
    sites,
  }))

async function makeCalendar(context: PageContext): Promise<WholeCalendar> {
  const { content, ports, askService } = context
  const names = await placeNames(context)
  let all: AllEvents = NOTHING
  const make = (item: Announced, { data }: Facts, clock: PageContext['clock']) =>
    recordOf(item, data, { ...context, clock, names })
  const known = await content.derived('events calendar', [event, tour], {
    read: (entry) => (entry.contentType === TOUR ? announcedTour(entry as never) : announcedEvent(entry as never)),
    async facts(items: readonly AnnouncedDates[]) {
      const ids = items.flatMap(({ entry }) => eventIdOf(entry) ?? [])
      all = (await askService('The list of events', () => ports.calendar.events(ids))) ?? NOTHING
      return ({ entry }: AnnouncedDates): Facts => ({ data: dataOf(entry, all), names })
    },
    make,
  })
  const exhibitions = await content.derived('events calendar exhibitions', exhibition, {
    read: (entry) => announcedExhibition(entry, context.institution),
    facts: async () => (): Facts => ({ names }),
    make,
  })
  await setImmediate()
  const events = earliestFirst(known.filter(isOf('event')), context)
  await setImmediate()
  const tours = calendarTours(known.filter(isOf('tour')), context)
  await setImmediate()
  return {
    records: [...events, ...tours, ...calendarExhibitions(exhibitions, context)],
    filters: all.filterFieldValues,
    places: sitesOf(names),
  }
}

/** Describes what a record is made from beside its entry. */
interface Facts {
  data?: EventData | undefined
  names: PlaceNames
}

const TOUR = tour.contentType.name

const isOf =
  (kind: CalendarRecord['kind']) =>
  (record: CalendarRecord): boolean =>
    record.kind === kind

const NOTHING = { filterFieldValues: { audiences: [], categories: [] }, eventsDataById: {} }
