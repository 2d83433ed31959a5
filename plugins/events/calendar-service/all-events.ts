import type { OnInvalidField } from 'atrium'
import { z } from 'zod'
import { type PriceLocale, pricesIn } from '../prices/read-price.ts'
import { categoriesOf } from '../rules/categories.ts'
import type { AllEvents, CalendarEvent, EventData, EventsAnswer } from './calendar.ts'
import { datesAmong, endsOf } from './ends.ts'
import { dates, ends, known, readKnown, texts } from './read-event.ts'

export type FilterFieldValues = AllEvents['filterFieldValues']

/** The answer to "all events" over the events themselves. */
export const allEventsOf = (events: readonly CalendarEvent[], filterFieldValues: Partial<FilterFieldValues> = {}) =>
  merged([{ filterFieldValues, eventsDataById: Object.fromEntries(events.map((event) => [event.id, dataOf(event)])) }])

/** One answer of several. A filter offers the choices that they name, else the values in use. */
export function merged(parts: readonly EventsAnswer[]): AllEvents {
  const eventsDataById = Object.fromEntries(parts.flatMap((part) => Object.entries(part.eventsDataById)))
  const data = Object.values(eventsDataById)
  const choices = (name: keyof FilterFieldValues) => {
    const named = parts.flatMap(({ filterFieldValues }) => filterFieldValues[name] ?? [])
    if (named.length > 0) return [...new Set(named)]
    const used = data.flatMap((event) => event[name])
    return distinct(name === 'categories' ? categoriesOf(used) : used)
  }
  return { filterFieldValues: { audiences: choices('audiences'), categories: choices('categories') }, eventsDataById }
}

const dataOf = (event: CalendarEvent): EventData => ({
  audiences: event.audience,
  categories: event.category,
  dates: event.startDate,
  endDates: event.endDate,
  locations: event.multifilter1,
  minPrice: event.minPrice ?? null,
  maxPrice: event.maxPrice ?? null,
})

const distinct = (values: readonly string[]): string[] =>
  [...new Set(values.map((value) => value.trim()).filter(Boolean))].sort()

const dataShape = z.object({
  audiences: texts.default([]),
  categories: texts.default([]),
  dates: dates.min(1, 'is empty'),
  endDates: ends.optional(),
  locations: texts.default([]),
  minPrice: z.unknown().optional(),
  maxPrice: z.unknown().optional(),
})

/**
 * Reads the service's answer on several events: one without valid dates is left out, and so is one that was not asked
 * for. Any other field that is not valid counts as absent.
 *
 * @throws when it is not such an answer at all; the message says why
 */
export function readAllEvents(
  answer: unknown,
  ids: readonly string[],
  locale: PriceLocale,
  onInvalidField: OnInvalidField,
): EventsAnswer {
  const { filterFieldValues, eventsDataById } = known(answer, ['filterFieldValues', 'eventsDataById']) ?? {}
  const given = known(eventsDataById, ids)
  if (!given) throw new Error('eventsDataById is not an object.')
  const events = Object.entries(given).flatMap(([id, value]) => {
    const note: OnInvalidField = (field, reason) => onInvalidField(`${id}.${field}`, reason)
    const read = known(value, Object.keys(dataShape.shape))
    const { starts, ends } = datesAmong({ starts: read?.dates, ends: read?.endDates }, (list, place) =>
      note(`${list === 'starts' ? 'dates' : 'endDates'}[${place}]`, 'is not a date and is left out'),
    )
    const { data, wrong } = readKnown(dataShape, { ...read, dates: starts, endDates: ends }, ['dates'], note)
    if (wrong) note(wrong.field, wrong.message)
    if (!data) return []
    const endDates = data.endDates && endsOf(data.dates, data.endDates, note)
    const { minPrice = null, maxPrice = null } = pricesIn(data, locale, note)
    return [[id, { ...data, endDates, minPrice, maxPrice } as EventData] as const]
  })
  return {
    filterFieldValues: readValues(filterFieldValues, onInvalidField),
    eventsDataById: Object.fromEntries(events),
  }
}

/** The choices of the filters as given; those that are none are left to what is in use. */
export function readValues(given: unknown, onInvalidField: OnInvalidField): Partial<FilterFieldValues> {
  const names = ['audiences', 'categories'] as const
  return Object.fromEntries(
    Object.entries(known(given, names) ?? {}).flatMap(([name, value]) => {
      const { data, error } = texts.safeParse(value)
      if (error) onInvalidField(`filterFieldValues.${name}`, error.issues[0]?.message ?? 'is not a list of texts')
      return data?.length ? [[name, data]] : []
    }),
  )
}
