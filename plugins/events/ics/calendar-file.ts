import { defineEndpoint, type Institution, type PageContext, plainText } from 'atrium'
import { placeList, readPlaceCode } from 'atrium/model/place/place.ts'
import { type CalendarItems, CHOICES, calendarItems } from '../calendar/calendar-list.ts'
import { filterValue } from '../calendar/filter-value.ts'
import type { CalendarRecord } from '../calendar/records/record.ts'
import { CALENDAR_FILE, fileAddress } from './addresses.ts'
import { icsAnswer } from './event-file.ts'
import { uidOf } from './uid.ts'
import { type VEvent, writeCalendar } from './write.ts'

/** Says what a calendar program takes without complaint: the soonest of more. */
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
  query: CHOICES,
  async handle({ request: { query }, context }) {
    const { institution, dates } = context
    const list = await calendarItems(context)
    const chosen = chosenBy(query, list, institution)
    const pairs = chosen.map(({ name, value }) => [name, value] as const)
    const { file } = fileAddress(pairs, institution.siteUrl)
    const known = new URLSearchParams(CHOICES.flatMap((name) => query.getAll(name).map((value) => [name, value])))
    if (file !== (known.size > 0 ? `${CALENDAR_FILE}?${known}` : CALENDAR_FILE))
      return { status: 302, headers: { location: file } }
    const records = list.items.filter((record) => isChosen(record, chosen))
    const events = records
      .flatMap((record) => eventsOf(record, context))
      .sort((a, b) => (a.order < b.order ? -1 : 1))
      .slice(0, MAX_EVENTS)
    const { name, timeZone } = institution
    const calendar = { name: nameOf(chosen, name), product: name, timeZone, events }
    return icsAnswer(writeCalendar(calendar, dates), ['calendar'])
  },
})

interface ChosenValue {
  name: (typeof CHOICES)[number]
  value: string
  label: string
}

/** Picks what is asked for and offered, in the order in which it is offered. */
const chosenBy = (query: URLSearchParams, { filters = {} }: CalendarItems, { brand }: Institution): ChosenValue[] =>
  CHOICES.flatMap((name) => {
    const read = query
      .getAll(name)
      .map((value) => (name === 'location' ? readPlaceCode(value, brand) : filterValue(value)))
    const { choices } = { choices: [], ...filters[name] }
    return choices.flatMap(({ value, label }) => (read.includes(value) ? [{ name, value, label }] : []))
  })

const isChosen = (record: CalendarRecord, chosen: readonly ChosenValue[]): boolean =>
  CHOICES.every((name) => {
    const wanted = chosen.filter((choice) => choice.name === name)
    return wanted.length === 0 || wanted.some(({ value }) => record[name].includes(value))
  })

/** `The Ellery: Talks, Films, Ellery Villa`. */
const nameOf = (chosen: readonly ChosenValue[], institution: string): string =>
  chosen.length > 0 ? `${institution}: ${chosen.map(({ label }) => label).join(', ')}` : institution

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
