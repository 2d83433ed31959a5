import { isDate, type OnInvalidField, withoutFormatting } from 'atrium'
import { z } from 'zod'
import { type PriceLocale, pricesIn } from '../prices/read-price.ts'
import type { CalendarEvent } from './calendar.ts'
import { datesAmong, endsOf } from './ends.ts'

const MAX_LENGTH = 4000
const MAX_ITEMS = 2000

export const text = z.string('is not a text').trim().min(1, 'is empty').max(MAX_LENGTH, `is longer than ${MAX_LENGTH}`)
/** As it is shown: plain, whatever it was written in. */
const words = text.transform(withoutFormatting).refine(Boolean, 'is empty')
export const texts = z.array(words, 'is not a list of texts').max(MAX_ITEMS, `has more than ${MAX_ITEMS} items`)
const NOT_A_DATE = 'holds something that is not a date'
const date = z.string(NOT_A_DATE).refine(isDate, NOT_A_DATE)
const TOO_MANY = `has more than ${MAX_ITEMS} items`
export const dates = z.array(date, 'is not a list').max(MAX_ITEMS, TOO_MANY)
/** Of an end that is not known a place is kept: the others are at that of their start. */
export const ends = z.array(date.optional(), 'is not a list').max(MAX_ITEMS, TOO_MANY)
/** As people write it, or a number; what it says is read in the language of the institution. */
const price = z.union([text, z.number()], 'is not a price')

/** `Ridge Auditorium GA` and `Ridge Auditorium Reserved` are kinds of seats in the Ridge Auditorium. */
export const plainVenueName = (name: string): string => name.replace(/ (?:GA|Reserved)$/, '')

/** The record of an event as a service or file gives it. */
export const eventShape = z.object({
  id: z.union([text, z.number().transform(String)], 'is not an id'),
  startDate: dates.min(1, 'is empty'),
  endDate: ends,
  salesStatus: text.optional(),
  availabilityStatus: text.optional(),
  availabilityNum: z.int('is not a whole number').optional(),
  filter1: text.regex(/^https?:\/\//, 'is not an http(s) address').optional(),
  minPrice: price.optional(),
  maxPrice: price.optional(),
  multifilter1: texts.default([]),
  category: texts.default([]),
  audience: texts.default([]),
  venueName: words.transform(plainVenueName).optional(),
})

/**
 * Reads an event as the service or a file gives it. Fields without data and fields beyond the shape are left out; so is
 * one that is not valid.
 *
 * @param locale of its prices
 * @throws when it is not an event, without id or dates; the message says why
 */
export function readEvent(answer: unknown, locale: PriceLocale, onInvalidField: OnInvalidField): CalendarEvent {
  const given = withDates(known(answer, Object.keys(eventShape.shape)), onInvalidField)
  if (!given) throw new Error('it is not an object.')
  const { data, wrong } = readKnown(eventShape, given, REQUIRED, onInvalidField)
  if (wrong) throw new Error(`${wrong.field} ${given[wrong.field] === undefined ? 'is missing' : wrong.message}.`)
  if (data.endDate.length !== data.startDate.length)
    onInvalidField('endDate', `has ${data.endDate.length} dates for ${data.startDate.length} in startDate`)
  const { minPrice: _min, maxPrice: _max, ...others } = data
  const endDate = endsOf(data.startDate, data.endDate, onInvalidField)
  return { ...others, ...pricesIn(data, locale, onInvalidField), endDate } as CalendarEvent
}

/** Without the dates that are none. */
function withDates(given: Record<string, unknown> | null, onInvalidField: OnInvalidField) {
  if (!given) return null
  const { starts, ends } = datesAmong({ starts: given.startDate, ends: given.endDate }, (list, place) =>
    onInvalidField(`${list === 'starts' ? 'startDate' : 'endDate'}[${place}]`, 'is not a date and is left out'),
  )
  // What is missing stays so: it is told of as missing.
  return Object.fromEntries(
    Object.entries({ ...given, startDate: starts, endDate: ends }).filter(([, value]) => value !== undefined),
  )
}

const REQUIRED = ['id', 'startDate', 'endDate']

/** Reads fields without those that are wrong; none of them where one that is required is. */
export function readKnown<Shape extends z.ZodObject>(
  shape: Shape,
  given: Record<string, unknown>,
  required: readonly string[],
  onInvalidField: OnInvalidField,
): { data: z.output<Shape>; wrong?: undefined } | { data?: undefined; wrong: { field: string; message: string } } {
  const { data, error } = shape.safeParse(given)
  if (data) return { data }
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0])
    if (required.includes(field)) return { wrong: { field, message } }
    if (!(field in given)) continue
    delete given[field]
    onInvalidField(field, `${message} and is left out`)
  }
  return { data: shape.parse(given) }
}

/** The fields with data that are known; null for what is not an object. */
export function known(answer: unknown, names: readonly string[]): Record<string, unknown> | null {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return null
  const given = answer as Record<string, unknown>
  const hasData = (value: unknown) =>
    value !== undefined && value !== null && !(typeof value === 'string' && !value.trim())
  return Object.fromEntries(
    names.flatMap((name) => (Object.hasOwn(given, name) && hasData(given[name]) ? [[name, given[name]]] : [])),
  )
}
