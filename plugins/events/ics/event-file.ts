import { defineEndpoint, type EntryHead, listed, type ModelOf, type PageContext } from 'atrium'
import { calendarFile } from 'atrium/model/calendar/calendar-file.ts'
import { seriesOf } from 'atrium/model/calendar/series.ts'
import type { CalendarEvent } from 'atrium/model/calendar/write-calendar.ts'
import { placeList } from 'atrium/model/place/place.ts'
import { loadPlaces } from '../event/event-data.ts'
import type event from '../pages/event.ts'
import type tour from '../pages/tour.ts'
import { isOpenOn } from '../rules/occurrences.ts'

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
    const events = entry ? await eventsOf(entry, context) : []
    const [first] = events
    if (!first) return null
    return calendarFile({ name: first.title, events, names: [parameters.event ?? '', page.uid] }, context)
  },
})

/** Takes the times that the calendar service says, else the entry's own; none on days on which its house is closed. */
async function eventsOf(entry: Occurring, context: PageContext): Promise<CalendarEvent[]> {
  const { dateTime, calendar, locations, location } = entry
  const { clock, translate } = context
  const places = await loadPlaces(entry, locations ?? location ?? [], context)
  const written = dateTime ? [{ start: dateTime, end: undefined }] : []
  const times = calendar?.startDate.map((start, index) => ({ start, end: calendar.endDate[index] })) ?? written
  const open = times.filter(({ start }) => isOpenOn(clock.dayOf(start), places, clock))
  const said = {
    location: listed([calendar?.venueName, placeList(places, translate)]) || undefined,
    categories: calendar?.category.flatMap((category) => category.split(',')) ?? [],
  }
  return seriesOf(entry, open, said, context)
}
