import type { Ports } from 'atrium'
import type { CalendarEvent } from './calendar.ts'

/** An event or tour, as far as the calendar service knows it. */
export interface CalendarIds {
  eventMetadata?: { eventId?: string; type?: string }
  eventDetails?: { eventId?: string; displayDate?: string }
}

/** The calendar's id of an event or tour. */
export const eventIdOf = ({ eventMetadata, eventDetails }: CalendarIds): string | undefined =>
  eventMetadata?.eventId ?? eventDetails?.eventId

/** Describes what the calendar service says of an event or tour, as pages read it. */
export interface CalendarEnrichment {
  calendar: CalendarEvent
}

/**
 * The calendar's record of an entry.
 *
 * @returns undefined for an entry without id; null when the calendar does not know it
 */
export function calendarEnrichment({
  entry,
  ports,
}: {
  entry: CalendarIds
  ports: Ports
}): Promise<CalendarEnrichment | null> | undefined {
  const id = eventIdOf(entry)
  return id ? ports.calendar.event(id).then((calendar) => calendar && { calendar }) : undefined
}
