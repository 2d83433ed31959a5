import type { PageContext } from 'atrium'
import { type LocationEntry, type Place, placesOf } from 'atrium/model/place/place.ts'
import location from 'atrium/model/place/types/location.ts'
import type { CalendarEvent } from '../calendar-service/calendar.ts'
import { occurrencesToCome } from '../rules/occurrences.ts'

/** Describes what the page of an event or tour reads beside its entry. */
export interface EventData {
  places: Place[]
  /** Address of the file for the visitor's own calendar. */
  calendarFile?: string
}

interface EventEntry {
  path: string | null
  calendar?: CalendarEvent
}

/** Reads what the page of an event or tour shows beside its entry. */
export async function loadEvent(
  entry: EventEntry,
  locations: readonly LocationEntry[],
  context: PageContext,
): Promise<EventData> {
  const places = await loadPlaces(entry, locations, context)
  return { places, calendarFile: await calendarFile(entry, places, context) }
}

/** Reads where it takes place: the entry's own locations, else those that the calendar's record names by code. */
export async function loadPlaces(
  { calendar }: Pick<EventEntry, 'calendar'>,
  locations: readonly LocationEntry[],
  { content, institution }: PageContext,
): Promise<Place[]> {
  const codes = calendar?.multifilter1 ?? []
  const byCode = locations.length === 0 && codes.length > 0
  const known = byCode ? (await content.entries(location)).items : []
  return placesOf(locations, codes, { known, sites: institution.sites })
}

/** The address of the calendar file, where something is still to come and an endpoint serves such files. */
async function calendarFile(
  { path, calendar }: EventEntry,
  places: readonly Place[],
  context: PageContext,
): Promise<string | undefined> {
  if (!path || occurrencesToCome(calendar, { ...context, places }).length === 0) return undefined
  const file = `${path}.ics`
  return (await context.hasRoute(file)) ? file : undefined
}
