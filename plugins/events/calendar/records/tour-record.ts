import type { Image } from '#engine'
import type { MediaEntry } from '#model/media/media-entry.ts'
import { type LocationEntry, placesOf } from '#model/place/place.ts'
import type { AllEvents } from '../../calendar-service/calendar.ts'
import type { CalendarIds } from '../../calendar-service/enrichment.ts'
import { tourImage } from '../../event/tour-image.ts'
import messages from '../../messages.ts'
import { filterValue } from '../filter-value.ts'
import { occurring } from './occurring.ts'
import { type CalendarRecord, dataOf, headOf, period, placed, type RecordEntry, type RecordHelp } from './record.ts'

interface TourEntry extends RecordEntry, CalendarIds {
  image?: Image
  media: readonly MediaEntry[]
  startDate?: string
  endDate?: string
  location: readonly LocationEntry[]
}

/**
 * @returns undefined for a tour whose last occurrence is over. One that the calendar service does not know stands there
 *   until its own end.
 */
export function tourRecord(entry: TourEntry, all: AllEvents, help: RecordHelp): CalendarRecord | undefined {
  const { eventMetadata, eventDetails, location, startDate, endDate } = entry
  const t = help.translate(messages)
  const head = headOf(entry, {
    kind: 'tour',
    subtitle: eventMetadata?.type ?? t.tour,
    image: tourImage(entry),
  })
  const data = dataOf(entry, all)
  if (data) return occurring(head, location, data, [t.tours], help)
  const { clock, dates } = help
  const today = clock.today()
  const start = startDate && clock.dayOf(startDate) > today ? startDate : today
  if (endDate && clock.dayOf(endDate) < today) return undefined
  const begins = start === today ? t.ongoing : dates.from(dates.shortDay(start))
  return {
    ...head,
    ...placed(placesOf(location, [], help.names)),
    audience: [filterValue(t.generalPublic)],
    category: [filterValue(t.tours)],
    date: start,
    startDate: start,
    occurrences: [period(start, endDate, clock)],
    dateText: eventDetails?.displayDate ?? (endDate ? dates.through(dates.shortDay(endDate)) : begins),
  }
}
