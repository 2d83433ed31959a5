import type { Ports } from '#engine'
import type { CalendarEvent } from './calendar.ts'

/** What the calendar service says of an event or tour, as pages read it. */
export interface CalendarFacts {
  calendar: CalendarEvent
}

/**
 * The calendar's record of an entry.
 *
 * @returns undefined for an entry without id; null when the calendar does not know it
 */
export function calendarFacts(id: string | undefined, { calendar }: Ports): Promise<CalendarFacts | null> | undefined {
  return id ? calendar.event(id).then((record) => record && { calendar: record }) : undefined
}
