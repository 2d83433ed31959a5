import type { PageContext } from 'atrium'
import { type CalendarEvent, type CalendarLimit, writeCalendar } from './write-calendar.ts'

interface CalendarFile {
  /** What calendar programs call it. */
  name: string
  events: readonly CalendarEvent[]
  /** What the file is called where it is kept, the first that has letters or digits; default: its name. */
  names?: readonly string[]
  limit?: CalendarLimit
}

/**
 * The answer of an endpoint with a calendar file (`.ics`), in the institution's time zone.
 *
 * @example return calendarFile({ name: entry.name, events: [occurrenceOf(entry, { start: entry.opens }, context)] }, context)
 */
export const calendarFile = (
  { name, events, names = [name], limit }: CalendarFile,
  { institution, dates }: Pick<PageContext, 'institution' | 'dates'>,
) => ({
  status: 200,
  headers: { 'content-type': 'text/calendar; charset=utf-8' },
  file: { how: 'inline' as const, names, ending: 'ics' },
  body: writeCalendar({ ...ofInstitution(institution), name, events, limit }, dates),
})

const ofInstitution = ({ name: product, timeZone, language }: PageContext['institution']) => ({
  ...{ product, timeZone, language },
})
