import { z } from 'zod'
import type { CalendarEvent } from './calendar.ts'
import { eventShape } from './read-event.ts'

/** Says what each field of a record means, for editors and the documentation. */
export const FIELDS: Readonly<Record<keyof CalendarEvent, string>> = {
  id: 'The number by which entries name it, as event_id.',
  startDate:
    'Starts of its occurrences, one or more: YYYY-MM-DDTHH:mm:ss, local unless it carries an offset, or YYYY-MM-DD.',
  endDate: 'Their ends in the same order: a day lasts to its end. Shorter than startDate where ends are not known.',
  salesStatus: 'S: on sale. C: coming soon.',
  availabilityStatus: 'A: available. S: sold out. U: without tickets, or not counted.',
  availabilityNum: 'Places left; -1: not counted.',
  filter1: 'Address of the ticket page.',
  minPrice:
    'The cheapest ticket, as people write it in the language and currency of the institution: $1,200.50; 15.00 and 15 are read everywhere.',
  maxPrice: 'The dearest ticket, likewise.',
  multifilter1: 'Codes of the places where it is: identifier or location_id of a location, or code of a site.',
  category: 'Kinds, as the calendar offers them for choice; one text may hold several, with commas.',
  audience: 'For whom it is, as the calendar offers them for choice.',
  venueName: 'The room.',
}

/** Choices of the calendar's filters. */
export const CHOICES = { audiences: 'Audiences in their order.', categories: 'Categories in their order.' } as const

type Schema = Record<string, unknown>

const described = (properties: Schema, words: Readonly<Record<string, string>>): Schema =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, { description: words[name], ...(schema as Schema) }]),
  )

/** The file of the embedded calendar as JSON Schema 2020-12. */
export function calendarFileSchema(): Schema {
  const event = z.toJSONSchema(eventShape, { io: 'input' }) as { properties: Schema; required: string[] }
  const list = { type: 'array', items: { type: 'string' } }
  return {
    title: 'Calendar',
    type: 'object',
    required: ['events'],
    additionalProperties: false,
    properties: {
      $schema: { type: 'string' },
      filterFieldValues: {
        type: 'object',
        description: 'What the filters offer, in this order; without a list what is in use is offered.',
        additionalProperties: false,
        properties: described({ audiences: list, categories: list }, CHOICES),
      },
      events: {
        type: 'array',
        description: 'What the calendar knows of events and tours.',
        items: {
          type: 'object',
          required: event.required,
          additionalProperties: false,
          properties: described(event.properties, FIELDS),
        },
      },
    },
  }
}
