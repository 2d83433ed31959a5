import { type Card, defined, type EntryHead, type JsonLdBasis, type PageContext, wholeAddress } from 'atrium'
import { endOfDay } from 'atrium/model/date/end-of-day.ts'
import { attendanceMode, oneOrAll, placeNodes } from 'atrium/model/place/place.json-ld.ts'
import { closedThatDay } from '../calendar/day-notes.ts'
import type { CalendarEvent } from '../calendar-service/calendar.ts'
import { isFree } from '../prices/labels.ts'
import { type EventDates, nextStart } from '../rules/date-label.ts'
import { occurrencesToCome } from '../rules/occurrences.ts'
import { schedulesOf } from '../rules/schedule.ts'
import type { EventData } from './event-data.ts'
import { offerNodes } from './offers.json-ld.ts'
import { superEvents } from './super-events.json-ld.ts'

interface EventEntry extends EventDates {
  calendar?: CalendarEvent
  eventMetadata?: { partOf: readonly Card[] }
  peopleModule?: { person: readonly Pick<EntryHead, 'name' | 'path'>[] }
}

/** An event as an `Event`. */
export function eventNode(
  entry: EventEntry,
  { places }: EventData,
  context: PageContext,
  { url, keywords, publisher, language }: JsonLdBasis,
) {
  const { dates, institution } = context
  const { structuredDataContext: vocabulary } = institution
  const { calendar, peopleModule, eventMetadata } = entry
  const { start, end } = timeOf(entry, places, context)
  const sold = closedThatDay(entry, places, context) ? undefined : calendar
  const performers = (peopleModule?.person ?? []).map(({ name, path }) =>
    defined({ '@type': 'Person', name, url: path ? wholeAddress(path, institution) : undefined }),
  )
  return {
    '@type': 'Event',
    startDate: start && dates.iso(start),
    endDate: end && dates.iso(end),
    eventSchedule: oneOrAll(scheduleNodes(calendar, places, context)),
    inLanguage: language,
    eventStatus: `${vocabulary}/EventScheduled`,
    eventAttendanceMode: attendanceMode(places, institution),
    location: oneOrAll(placeNodes(places, calendar?.venueName, { url, institution })),
    organizer: publisher,
    performer: oneOrAll(performers),
    offers: sold && oneOrAll(offerNodes(sold, places, context)),
    isAccessibleForFree: calendar && isFree(calendar) ? true : undefined,
    superEvent: superEvents(eventMetadata?.partOf, institution),
    keywords: keywords.join(', ') || undefined,
  }
}

/** As schema.org calls them. */
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** The days of the week on which it still takes place, where the calendar knows several dates. */
const scheduleNodes = (
  calendar: CalendarEvent | undefined,
  places: EventData['places'],
  context: PageContext,
): object[] => {
  const { structuredDataContext: vocabulary, timeZone } = context.institution
  return schedulesOf(occurrencesToCome(calendar, { ...context, places }), context.dates).map((schedule) =>
    defined({
      '@type': 'Schedule',
      startDate: schedule.from,
      endDate: schedule.to,
      repeatFrequency: 'P1W',
      byDay: schedule.weekdays.map((day) => `${vocabulary}/${WEEKDAYS[day]}`),
      startTime: schedule.startTime,
      endTime: schedule.endTime,
      exceptDate: schedule.except.length > 0 ? schedule.except : undefined,
      scheduleTimezone: timeZone,
    }),
  )
}

/** From when to when: the whole time in which it recurs, else its one occurrence, or the next of several. */
function timeOf(
  entry: EventEntry,
  places: EventData['places'],
  context: PageContext,
): { start?: string; end?: string } {
  const { recurrence, recurrenceStartDate, recurrenceEndDate, calendar } = entry
  const next =
    recurrence && !recurrenceStartDate ? occurrencesToCome(calendar, { ...context, places })[0]?.start : undefined
  const start = next ?? nextStart(entry, { ...context, places })
  if (recurrence && recurrenceEndDate) return { start, end: endOfDay(recurrenceEndDate) }
  const { iso } = context.dates
  const starts = calendar?.startDate ?? []
  if (!start) return {}
  const index = starts.length === 1 ? 0 : starts.findIndex((one) => iso(one) === iso(start))
  return { start, end: calendar?.endDate[index] }
}
