import { z } from 'zod'
import { isDate } from '#engine'
import { plainVenueName } from '../rules/venue.ts'
import type { CalendarEvent } from './calendar.ts'

const MAX_LENGTH = 4000
const MAX_ITEMS = 2000

export const text = z.string('is no text').trim().min(1, 'is empty').max(MAX_LENGTH, `is longer than ${MAX_LENGTH}`)
export const texts = z.array(text, 'is no list of texts').max(MAX_ITEMS, `has more than ${MAX_ITEMS} items`)
export const dates = z
  .array(z.string('holds something that is no date').refine(isDate, 'holds something that is no date'), 'is no list')
  .max(MAX_ITEMS, `has more than ${MAX_ITEMS} items`)
const price = text.regex(/^\$\d[\d,]*(?:\.\d{2})?$/, 'is no price like $15.00')

const shape = z.object({
  id: z.union([text, z.number().transform(String)], 'is no id'),
  startDate: dates.min(1, 'is empty'),
  endDate: dates,
  salesStatus: text.optional(),
  availabilityStatus: text.optional(),
  availabilityNum: z.int('is no whole number').optional(),
  filter1: text.regex(/^https?:\/\//, 'is no http(s) address').optional(),
  minPrice: price.optional(),
  maxPrice: price.optional(),
  multifilter1: texts.default([]),
  category: texts.default([]),
  audience: texts.default([]),
  venueName: text.transform(plainVenueName).optional(),
})

/** Told of each field that is left out though it has data. */
export type OnWrongField = (field: string, reason: string) => void

/**
 * Reads an event as the service or a file gives it. Fields without data and fields beyond the shape are left out; so is
 * one that is not as it should be.
 *
 * @throws when it is no event: without id or dates
 */
export function readEvent(answer: unknown, onWrongField: OnWrongField): CalendarEvent {
  const given = known(answer, Object.keys(shape.shape))
  if (!given) throw new Error('It is no object.')
  const { data = strict(given, onWrongField) } = shape.safeParse(given)
  if (data.endDate.length !== data.startDate.length)
    onWrongField('endDate', `has ${data.endDate.length} dates for ${data.startDate.length} in startDate`)
  return { ...data, endDate: data.endDate.slice(0, data.startDate.length) } as CalendarEvent
}

/** Reads again without what is wrong. */
function strict(given: Record<string, unknown>, onWrongField: OnWrongField): z.output<typeof shape> {
  for (const { path, message } of shape.safeParse(given).error?.issues ?? []) {
    const field = String(path[0])
    if (field in REQUIRED) throw new Error(`${field} ${given[field] === undefined ? 'is missing' : message}.`)
    if (!(field in given)) continue
    delete given[field]
    onWrongField(field, `${message} and is left out`)
  }
  return shape.parse(given)
}

const REQUIRED = { id: true, startDate: true, endDate: true }

/** The fields with data that are known; null for what is no object. */
export function known(answer: unknown, names: readonly string[]): Record<string, unknown> | null {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return null
  const given = answer as Record<string, unknown>
  const hasData = (value: unknown) =>
    value !== undefined && value !== null && !(typeof value === 'string' && !value.trim())
  return Object.fromEntries(
    names.flatMap((name) => (Object.hasOwn(given, name) && hasData(given[name]) ? [[name, given[name]]] : [])),
  )
}
