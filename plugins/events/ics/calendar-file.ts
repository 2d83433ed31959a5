import { defineEndpoint, type PageContext, plainText } from '#engine'
import { placeList } from '#model/place/place.ts'
import { filterValue } from '../calendar/filter-value.ts'
import { type CalendarIndex, calendarIndex, FILTERS } from '../calendar/finding/calendar-index.ts'
import { type Chosen, readChosen } from '../calendar/finding/chosen.ts'
import { foundBy } from '../calendar/finding/find.ts'
import type { CalendarRecord } from '../calendar/records/record.ts'
import { CALENDAR_FILE, fileAddress } from './addresses.ts'
import { icsAnswer } from './event-file.ts'
import { uidOf } from './uid.ts'
import { type VEvent, writeCalendar } from './write.ts'

/** What a calendar program takes without complaint: the soonest of more. */
const MAX_EVENTS = 2000

/**
 * The calendar, or a selection of it, to subscribe to. What leaves the calendar leaves the file, and with it the
 * calendars of those who subscribed. A query that is not in its one spelling is led to that, so that nobody fills the
 * cache with files that are all the same.
 */
export const calendarFile = defineEndpoint({
  name: 'calendar-file',
  route: CALENDAR_FILE,
  cache: 'dependencies',
  query: FILTERS,
  async handle({ request: { query }, context }) {
    const { institution, dates } = context
    const index = await calendarIndex(context)
    const chosen = chosenBy(query, index, context)
    const { file } = fileAddress(chosen, institution.siteUrl)
    const known = new URLSearchParams(FILTERS.flatMap((name) => query.getAll(name).map((value) => [name, value])))
    if (file !== (known.size > 0 ? `${CALENDAR_FILE}?${known}` : CALENDAR_FILE))
      return { status: 302, headers: { location: file } }
    const records = foundBy(chosen, index)
      .indexes()
      .map((at) => index.records[at] as CalendarRecord)
    const events = records
      .flatMap((record) => eventsOf(record, context))
      .sort((a, b) => (a.order < b.order ? -1 : 1))
      .slice(0, MAX_EVENTS)
    const { name, timeZone } = institution
    return icsAnswer(
      writeCalendar({ name: nameOf(chosen, index, name), product: name, timeZone, events }, dates),
      'calendar',
    )
  },
})

function chosenBy(query: URLSearchParams, index: CalendarIndex, { institution }: PageContext): Chosen {
  const asked = Object.fromEntries(FILTERS.map((name) => [name, query.getAll(name).map(filterValue)]))
  return readChosen({ query: asked, ignoreQuery: () => {}, institution }, index)
}

/** `The Ellery: Talks, Films, Ellery Villa`. */
function nameOf(chosen: Chosen, { choices }: CalendarIndex, institution: string): string {
  const labels = FILTERS.flatMap((name) =>
    choices[name].filter(({ value }) => chosen[name].includes(value)).map(({ label }) => label),
  )
  return labels.length > 0 ? `${institution}: ${labels.join(', ')}` : institution
}

/** The times that are still to come; what has none, like a tour that the calendar does not know, has no place here. */
function eventsOf(
  record: CalendarRecord,
  { institution, dates, translate }: PageContext,
): (VEvent & { order: string })[] {
  const { kind, uid, version, title, href, blurb, cost, occurrences, dateText, locationLabels, category } = record
  if (kind === 'tour' && dateText) return []
  const description = [plainText(blurb), cost].filter(Boolean).join('\n')
  const location = placeList(
    locationLabels.map((label) => ({ title: label })),
    translate,
  )
  return occurrences.map(({ start, end, days }) => {
    const isWhole = kind === 'exhibition'
    return {
      order: dates.iso(start),
      uid: uidOf(uid, start, { institution, dates }),
      sequence: version,
      changed: record.updatedAt ?? record.datePublished ?? dates.iso(start),
      start: isWhole ? days.from : start,
      end: end && (isWhole ? days.to : end),
      title,
      description: description || undefined,
      location: location || undefined,
      url: href && new URL(href, institution.siteUrl).href,
      categories: category,
    }
  })
}
