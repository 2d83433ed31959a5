import type { OnInvalidField } from 'atrium'
import { z } from 'zod'
import { type PriceLocale, pricesIn } from '../prices/read-price.ts'
import type { AllEvents, CalendarEvent, EventData } from './calendar.ts'
import { datesAmong, endsOf } from './ends.ts'
import { dates, ends, known, texts } from './read-event.ts'

export type FilterFieldValues = AllEvents['filterFieldValues']

/** The answer to "all events" over the events themselves. */
export function allEventsOf(events: readonly CalendarEvent[], values: Partial<FilterFieldValues> = {}): AllEvents {
  const eventsDataById = Object.fromEntries(events.map((event) => [event.id, dataOf(event)]))
  return { filterFieldValues: { ...valuesOf(Object.values(eventsDataById)), ...values }, eventsDataById }
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

/** Without choices of its own a filter offers the values in use. */
const valuesOf = (data: readonly EventData[]): FilterFieldValues => ({
  audiences: distinct(data.flatMap(({ audiences }) => audiences)),
  categories: distinct(data.flatMap(({ categories }) => categories.flatMap((category) => category.split(',')))),
})

const distinct = (values: readonly string[]): string[] =>
  [...new Set(values.map((value) => value.trim()).filter(Boolean))].sort()

const dataShape = z.object({
  audiences: texts.default([]),
  categories: texts.default([]),
  dates: dates.min(1, 'is empty'),
  endDates: ends.optional(),
  locations: texts.default([]),
  minPrice: z.unknown(),
  maxPrice: z.unknown(),
})

/**
 * Reads the service's answer on several events: one that is not valid is left out, and so is one that was not asked
 * for.
 *
 * @throws when it is not such an answer at all; the message says why
 */
export function readAllEvents(
  answer: unknown,
  ids: readonly string[],
  locale: PriceLocale,
  onInvalidField: OnInvalidField,
): AllEvents {
  const { filterFieldValues, eventsDataById } = known(answer, ['filterFieldValues', 'eventsDataById']) ?? {}
  const given = known(eventsDataById, ids)
  if (!given) throw new Error('eventsDataById is not an object.')
  const events = Object.entries(given).flatMap(([id, value]) => {
    const read = known(value, Object.keys(dataShape.shape))
    const { starts, ends } = datesAmong({ starts: read?.dates, ends: read?.endDates }, (list, place) =>
      onInvalidField(`${id}.${list === 'starts' ? 'dates' : 'endDates'}[${place}]`, 'is not a date and is left out'),
    )
    const { data, error } = dataShape.safeParse(read && { ...read, dates: starts, endDates: ends })
    for (const { path, message } of error?.issues ?? []) onInvalidField(`${id}.${path.join('.')}`, message)
    if (!data) return []
    const note: OnInvalidField = (field, reason) => onInvalidField(`${id}.${field}`, reason)
    const endDates = data.endDates && endsOf(data.dates, data.endDates, note)
    const { minPrice = null, maxPrice = null } = pricesIn(data, locale, note)
    return [[id, { ...data, endDates, minPrice, maxPrice } as EventData] as const]
  })
  return {
    filterFieldValues: {
      ...valuesOf(events.map(([, data]) => data)),
      ...readValues(filterFieldValues, onInvalidField),
    },
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
