import { isIncluded, type PageContext, type Reference } from '#engine'
import type { LocationEntry } from '#ui/location/location.ts'
import type { CalendarEvent } from '../calendar-service/calendar.ts'
import { type Place, placesOf } from '../rules/places.ts'
import { calendarFile } from './calendar-file.ts'

/** What the page of an event or tour reads beside its entry. */
export interface EventData {
  places: Place[]
  /** Address of the file for the visitor's own calendar. */
  calendarFile?: string
}

/** Reads where it takes place: the entry's own locations, else those that the calendar's record names by code. */
export async function loadEvent(
  entry: { path: string | null; calendar?: CalendarEvent },
  locations: readonly Reference<LocationEntry>[],
  context: PageContext,
): Promise<EventData> {
  const { calendar } = entry
  const byCode = !locations.some(isIncluded) && calendar && calendar.multifilter1.length > 0
  const [known, file] = await Promise.all([
    byCode ? context.content.entries<LocationEntry>('{brand}_location', { include: ['address'] }) : { items: [] },
    calendarFile(entry, context),
  ])
  return { places: placesOf(locations, calendar, known.items), ...(file && { calendarFile: file }) }
}
