import type { Image } from 'atrium'
import { type LocationEntry, placesOf } from 'atrium/model/place/place.ts'
import type { EventData } from '../../calendar-service/calendar.ts'
import type { CalendarIds } from '../../calendar-service/enrichment.ts'
import messages from '../../messages.ts'
import { kindCalled, unnamed } from '../../rules/categories.ts'
import { tourDates } from '../../rules/date-label.ts'
import { filterValue } from '../filter-value.ts'
import { occurring } from './occurring.ts'
import { type CalendarRecord, headOf, period, placed, type RecordEntry, type RecordHelp } from './record.ts'

export interface TourEntry extends RecordEntry, CalendarIds {
  image?: Image
  startDate?: string
  endDate?: string
  location: readonly LocationEntry[]
}

/**
 * @param data what the calendar service knows of it
 * @returns undefined for a tour whose last occurrence is over. One that the calendar service does not know is there
 *   until its own end.
 */
export function tourRecord(
  entry: TourEntry,
  data: EventData | undefined,
  help: RecordHelp,
): CalendarRecord | undefined {
  const { location, image, startDate, endDate } = entry
  const t = help.translate(messages)
  const head = headOf(entry, {
    kind: 'tour',
    subtitle: kindCalled(entry, help) ?? t.tour,
    image,
  })
  const { tours, generalPublic } = unnamed(help)
  if (data) return occurring(head, location, data, [tours], help)
  const { clock } = help
  const today = clock.today()
  const start = startDate && clock.dayOf(startDate) > today ? startDate : today
  if (endDate && clock.dayOf(endDate) < today) return undefined
  const places = placesOf(location, [], help.names)
  const occurrences = period(start, endDate, places, clock)
  if (occurrences.length === 0) return undefined
  return {
    ...head,
    ...placed(places, help.institution),
    audience: [filterValue(generalPublic)],
    category: [filterValue(tours)],
    date: start,
    startDate: start,
    occurrences,
    dateText: tourDates(entry, help, 'short') ?? t.ongoing,
  }
}
