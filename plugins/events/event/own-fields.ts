import { f } from 'atrium'
import type { z } from 'zod'
import type { CalendarEnrichment } from '../calendar-service/enrichment.ts'
import { eventFields, locations } from './event-fields.ts'

/** Holds what editors say of an event beside what every page has. */
export const ownFields = {
  ...eventFields(),
  eventTitle: f.text({
    group: 'Words and picture',
    help: 'The title that visitors read; default: the display title, then the title.',
    length: { ideal: 60 },
  }),
  type: f.text({ group: 'Calendar and tickets', help: 'Its kind, like Talk, where the calendar names none.' }),
  dateTime: f.dateTime({
    label: 'Begins',
    group: 'When and where',
    help: 'When it begins, where it takes place once and the calendar service has no record.',
    when: { field: 'recurrence', is: false },
  }),
  recurrence: f.bool({
    label: 'Takes place repeatedly',
    group: 'When and where',
    help: 'It takes place again and again, between two days or every day.',
  }),
  recurrenceStartDate: f.date({
    label: 'First day',
    group: 'When and where',
    help: 'The first day; without it: from now on.',
    when: { field: 'recurrence', is: true },
  }),
  recurrenceEndDate: f.date({
    label: 'Last day',
    group: 'When and where',
    help: 'The last day; without it there is no end.',
    when: { field: 'recurrence', is: true },
  }),
  locations: locations(),
}
export type Event = z.output<z.ZodObject<typeof ownFields>> & Partial<CalendarEnrichment>
