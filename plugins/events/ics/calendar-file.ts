import { defineEndpoint, type Institution, listed, type PageContext, plainText, wholeAddress } from 'atrium'
import { calendarFile as fileOf } from 'atrium/model/calendar/calendar-file.ts'
import { occurrenceOf } from 'atrium/model/calendar/occurrence.ts'
import { seriesOf } from 'atrium/model/calendar/series.ts'
import type { CalendarEvent } from 'atrium/model/calendar/write-calendar.ts'
import { placeList, readPlaceCode } from 'atrium/model/place/place.ts'
import { type CalendarItems, CHOICES, calendarItems } from '../calendar/calendar-list.ts'
import { filterValue } from '../calendar/filter-value.ts'
import type { CalendarRecord } from '../calendar/records/record.ts'
import messages from '../messages.ts'
import { CALENDAR_FILE, fileAddress } from './addresses.ts'

/** Calendar programs take files of this size; descriptions of more text than the second are left to the pages. */
const MAX_BYTES = 4 * 1024 * 1024
const MAX_WORDS = 512 * 1024

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
    const { institution } = context
    const list = await calendarItems(context)
    const chosen = chosenBy(query, list, institution)
    const pairs = chosen.map(({ name, value }) => [name, value] as const)
    const { file } = fileAddress(pairs, institution)
    const known = new URLSearchParams(CHOICES.flatMap((name) => query.getAll(name).map((value) => [name, value])))
    if (file !== (known.size > 0 ? `${CALENDAR_FILE}?${known}` : CALENDAR_FILE))
      return { status: 302, headers: { location: file } }
    const records = list.items.filter((record) => isChosen(record, chosen))
    const all = records.flatMap((record) => eventsOf(record, context))
    const instants = new Map(all.map((event) => [event, Date.parse(context.dates.iso(event.start))]))
    const sorted = all.sort((a, b) => (instants.get(a) ?? 0) - (instants.get(b) ?? 0))
    const words = sorted.reduce((sum, { description = '' }) => sum + description.length, 0)
    const events = words > MAX_WORDS ? sorted.map((event) => ({ ...event, description: undefined })) : sorted
    const limit = { bytes: MAX_BYTES, rest: (first: CalendarEvent) => restOf(first, context) }
    return fileOf({ name: nameOf(chosen, institution.name), events, names: ['calendar'], limit }, context)
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
    const has = ({ value }: ChosenValue) => record[name].includes(value)
    return wanted.length === 0 || (name === 'access' ? wanted.every(has) : wanted.some(has))
  })

/** `The Ellery: Talks, Films, Ellery Villa`. */
const nameOf = (chosen: readonly ChosenValue[], institution: string): string =>
  chosen.length > 0 ? `${institution}: ${listed(chosen.map(({ label }) => label))}` : institution

/** The dates that are still to come; what has none, like a tour that the calendar does not know, has no place here. */
function eventsOf(record: CalendarRecord, context: PageContext): CalendarEvent[] {
  const { kind, title, href, blurb, cost, occurrences, dateText, locationLabels, category } = record
  if (kind === 'tour' && dateText) return []
  const location = placeList(locationLabels, context.translate)
  const said = {
    description: [plainText(blurb), cost].filter(Boolean).join('\n') || undefined,
    location: location || undefined,
    categories: category,
  }
  const entry = { ...record, name: title, path: href ?? null }
  if (kind !== 'exhibition') return seriesOf(entry, occurrences, said, context)
  // The name is of the instant, although the file says days.
  return occurrences.map(({ start, end, days }) => ({
    ...occurrenceOf(entry, { ...said, start }, context),
    ...{ start: days.from, end: end && days.to },
  }))
}

/** Says in a file that does not hold all where the rest is. */
function restOf({ start }: CalendarEvent, context: PageContext): CalendarEvent {
  const { clock, institution, translate } = context
  const day = clock.dayOf(start)
  return {
    uid: `rest@${new URL(institution.siteUrl).host}`,
    sequence: 0,
    changed: context.dates.iso(day),
    start: day,
    title: translate(messages).restOfCalendar({ name: institution.name }),
    url: wholeAddress(`/calendar/?startdate=${day}`, institution),
  }
}
