import { defineEndpoint, type Institution, type PageContext, plainText } from 'atrium'
import { calendarFile as fileOf } from 'atrium/model/calendar/calendar-file.ts'
import { occurrenceOf } from 'atrium/model/calendar/occurrence.ts'
import type { CalendarEvent } from 'atrium/model/calendar/write-calendar.ts'
import { placeList, readPlaceCode } from 'atrium/model/place/place.ts'
import { type CalendarItems, CHOICES, calendarItems } from '../calendar/calendar-list.ts'
import { filterValue } from '../calendar/filter-value.ts'
import type { CalendarRecord } from '../calendar/records/record.ts'
import { CALENDAR_FILE, fileAddress } from './addresses.ts'

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
    const { institution } = context
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
    return fileOf({ name: nameOf(chosen, institution.name), events, names: ['calendar'] }, context)
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
function eventsOf(record: CalendarRecord, context: PageContext): (CalendarEvent & { order: string })[] {
  const { kind, title, href, blurb, cost, occurrences, dateText, locationLabels, category } = record
  if (kind === 'tour' && dateText) return []
  const location = placeList(
    locationLabels.map((label) => ({ title: label })),
    context.translate,
  )
  return occurrences.map(({ start, end, days }) => {
    const said = {
      start,
      end,
      description: [plainText(blurb), cost].filter(Boolean).join('\n') || undefined,
      location: location || undefined,
      categories: category,
    }
    // The name is of the instant, also where the file says days.
    const whole = kind === 'exhibition' && { start: days.from, end: end && days.to }
    const entry = { ...record, name: title, path: href ?? null }
    return { order: context.dates.iso(start), ...occurrenceOf(entry, said, context), ...whole }
  })
}
