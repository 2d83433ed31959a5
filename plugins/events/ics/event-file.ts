import { defineEndpoint, type EntryHead, type ModelOf, type PageContext } from 'atrium'
import { calendarFile } from 'atrium/model/calendar/calendar-file.ts'
import { occurrenceOf } from 'atrium/model/calendar/occurrence.ts'
import type { CalendarEvent } from 'atrium/model/calendar/write-calendar.ts'
import { placeList, placesOf } from 'atrium/model/place/place.ts'
import type event from '../pages/event.ts'
import type tour from '../pages/tour.ts'

type Occurring = Partial<ModelOf<typeof event.contentType>> & Partial<ModelOf<typeof tour.contentType>> & EntryHead

/** One event or tour with all its times, below the address of its page. */
export const eventFile = defineEndpoint({
  name: 'calendar-event-file',
  route: '/calendar/:event*.ics',
  cache: 'dependencies',
  async handle({ request: { parameters }, context }) {
    const { content } = context
    const page = await content.at(`/calendar/${parameters.event}`)
    if (page?.contentType !== 'event' && page?.contentType !== 'tour') return null
    const entry = await content.entry<Occurring>(page.uid)
    const events = entry ? eventsOf(entry, context) : []
    const [first] = events
    if (!first) return null
    return calendarFile({ name: first.title, events, names: [parameters.event ?? '', page.uid] }, context)
  },
})

/** Takes the times that the calendar service says, else the entry's own. */
function eventsOf(entry: Occurring, context: PageContext): CalendarEvent[] {
  const { dateTime, calendar, locations, location } = entry
  const starts = calendar?.startDate ?? (dateTime ? [dateTime] : [])
  const places = placesOf(locations ?? location ?? [], calendar?.multifilter1 ?? [], context.institution)
  return starts.map((start, index) => {
    const said = {
      start,
      end: calendar?.endDate[index],
      location: calendar?.venueName ?? (placeList(places, context.translate) || undefined),
      categories: calendar?.category.flatMap((category) => category.split(',')) ?? [],
    }
    return occurrenceOf(entry, said, context)
  })
}
