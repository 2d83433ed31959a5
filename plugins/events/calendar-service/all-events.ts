import { z } from 'zod'
import type { AllEvents, CalendarEvent, EventData } from './calendar.ts'
import { dates, known, type OnWrongField, texts } from './read-event.ts'

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
  minPrice: amountOf(event.minPrice),
  maxPrice: amountOf(event.maxPrice),
})

/** `$1,200.50` in dollars. */
const amountOf = (price: string | undefined): number | null => (price ? Number(price.replace(/[$,]/g, '')) : null)

/** Without choices of its own a filter offers the values in use. */
const valuesOf = (data: readonly EventData[]): FilterFieldValues => ({
  audiences: distinct(data.flatMap(({ audiences }) => audiences)),
  categories: distinct(data.flatMap(({ categories }) => categories.flatMap((category) => category.split(',')))),
})

const distinct = (values: readonly string[]): string[] =>
  [...new Set(values.map((value) => value.trim()).filter(Boolean))].sort()

const amount = z.number('is no number').nonnegative('is below 0').nullable().default(null)
const dataShape = z.object({
  audiences: texts.default([]),
  categories: texts.default([]),
  dates: dates.min(1, 'is empty'),
  endDates: dates.optional(),
  locations: texts.default([]),
  minPrice: amount,
  maxPrice: amount,
})

/**
 * Reads the service's answer on several events: one that cannot be used is left out, and so is one that was not asked
 * for.
 *
 * @throws when it is no such answer at all
 */
export function readAllEvents(answer: unknown, ids: readonly string[], onWrongField: OnWrongField): AllEvents {
  const { filterFieldValues, eventsDataById } = known(answer, ['filterFieldValues', 'eventsDataById']) ?? {}
  const given = known(eventsDataById, ids)
  if (!given) throw new Error('The answer is no list of events: eventsDataById is no object.')
  const read = Object.entries(given).flatMap(([id, value]) => {
    const { data, error } = dataShape.safeParse(known(value, Object.keys(dataShape.shape)))
    for (const { path, message } of error?.issues ?? []) onWrongField(`${id}.${path.join('.')}`, message)
    return data ? [[id, data as EventData] as const] : []
  })
  return {
    filterFieldValues: { ...valuesOf(read.map(([, data]) => data)), ...readValues(filterFieldValues, onWrongField) },
    eventsDataById: Object.fromEntries(read),
  }
}

/** The choices of the filters as given; those that are none are left to what is in use. */
export function readValues(given: unknown, onWrongField: OnWrongField): Partial<FilterFieldValues> {
  const names = ['audiences', 'categories'] as const
  return Object.fromEntries(
    Object.entries(known(given, names) ?? {}).flatMap(([name, value]) => {
      const { data, error } = texts.safeParse(value)
      if (error) onWrongField(`filterFieldValues.${name}`, error.issues[0]?.message ?? 'is no list of texts')
      return data?.length ? [[name, data]] : []
    }),
  )
}
