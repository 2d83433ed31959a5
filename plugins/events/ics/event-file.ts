import { defineEndpoint, type EntryHead, type ModelOf, type PageContext, plainText } from 'atrium'
import { placeList, placesOf } from 'atrium/model/place/place.ts'
import type event from '../pages/event.ts'
import type tour from '../pages/tour.ts'
import { uidOf } from './uid.ts'
import { type VEvent, writeCalendar } from './write.ts'

type Occurring = Partial<ModelOf<typeof event.contentType>> & Partial<ModelOf<typeof tour.contentType>> & EntryHead

/** One event or tour with all its times, below the address of its page. */
export const eventFile = defineEndpoint({
  name: 'calendar-event-file',
  route: '/calendar/:event*.ics',
  cache: 'dependencies',
  async handle({ request: { parameters }, context }) {
    const { content, institution, dates } = context
    const page = await content.at(`/calendar/${parameters.event}`)
    if (page?.contentType !== 'event' && page?.contentType !== 'tour') return null
    const entry = await content.entry<Occurring>(page.uid)
    const events = entry ? eventsOf(entry, context) : []
    const [first] = events
    if (!first) return null
    const { name: product, timeZone } = institution
    return icsAnswer(writeCalendar({ name: first.title, product, timeZone, events }, dates), [
      parameters.event ?? '',
      page.uid,
    ])
  },
})

/** Takes the times that the calendar service says, else the entry's own. */
function eventsOf(entry: Occurring, { institution, dates, translate }: PageContext): VEvent[] {
  const { uid, name, dateTime, calendar, locations, location, blurb, path, version, updatedAt, datePublished } = entry
  const starts = calendar?.startDate ?? (dateTime ? [dateTime] : [])
  const places = placesOf(locations ?? location ?? [], calendar?.multifilter1 ?? [], institution)
  return starts.map((start, index) => ({
    uid: uidOf(uid, start, { institution, dates }),
    sequence: version,
    changed: updatedAt ?? datePublished ?? dates.iso(start),
    start,
    end: calendar?.endDate[index],
    title: name,
    description: plainText(blurb) || undefined,
    location: calendar?.venueName ?? (placeList(places, translate) || undefined),
    url: path ? new URL(path, institution.siteUrl).href : undefined,
    categories: calendar?.category.flatMap((category) => category.split(',')) ?? [],
  }))
}

/** @param names of the file, where it is kept */
export const icsAnswer = (body: string, names: readonly string[]) => ({
  status: 200,
  headers: { 'content-type': 'text/calendar; charset=utf-8' },
  file: { how: 'inline' as const, names, ending: 'ics' },
  body,
})
