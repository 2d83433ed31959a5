import type { Entry, FieldProblem, Ports } from 'atrium'
import type { OpenHours } from 'atrium/model/place/hours/open-hours.ts'
import { type LocationEntry, placesOf } from 'atrium/model/place/place.ts'
import location from 'atrium/model/place/types/location.ts'
import openHours from 'atrium/model/place/types/open-hours.ts'
import type { CalendarEvent } from '../calendar-service/calendar.ts'
import { type CalendarIds, eventIdOf } from '../calendar-service/enrichment.ts'
import { isOpenOn } from '../rules/occurrences.ts'

type Stored = { uid: string }

export interface Checked {
  /** An event, or a tour, which has its places in a field of another name. */
  entry: CalendarIds & { dateTime?: string; locations?: readonly Stored[]; location?: readonly Stored[] }
  port: (name: 'calendar') => Promise<Ports['calendar'] | undefined>
  stored: (type: { name: string }) => Promise<Entry[]>
  today: string
  dayOf: (date: string) => string
}

type StoredLocation = Entry<LocationEntry> & { openHours?: { uid: string } }

/** The calendar's record of what is checked; nothing where there is none. */
export async function recordOf(entry: CalendarIds, port: Checked['port']): Promise<CalendarEvent | null | undefined> {
  const id = eventIdOf(entry)
  return id ? (await port('calendar'))?.event(id) : undefined
}

/** Names the days to come on which something is dated although its house is closed on that day alone. */
export async function checkClosedDates({ entry, port, stored, today, dayOf }: Checked): Promise<FieldProblem[]> {
  const record = await recordOf(entry, port)
  const dates = record?.startDate ?? (entry.dateTime ? [entry.dateTime] : [])
  const days = [...new Set(dates.map(dayOf))].filter((day) => day >= today).sort()
  if (days.length === 0) return []
  const hours = (await stored(openHours)) as (Entry & OpenHours)[]
  const known = ((await stored(location)) as unknown as StoredLocation[]).map((own) => ({
    ...own,
    openHours: hours.find(({ uid }) => uid === own.openHours?.uid),
  }))
  const places = entry.locations ?? entry.location ?? []
  const own = known.filter(({ uid }) => places.some((place) => place.uid === uid))
  const houses = placesOf(own, record?.multifilter1 ?? [], { known, sites: [] })
  const closed = days.filter((day) => !isOpenOn(day, houses, { today: () => today }))
  if (closed.length === 0) return []
  const house = houses.map(({ title }) => title).join(' and ')
  const field = record ? 'event_metadata.event_id' : 'date_time'
  const reason = `is dated on ${closed.join(', ')}, when ${house} is closed, and is left out of the calendar on that day`
  const remedy = 'Correct the date, or give the house hours on that day in its open hours.'
  return [{ severity: 'warning', field, reason, remedy }]
}
