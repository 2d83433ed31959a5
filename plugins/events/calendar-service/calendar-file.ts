import { inSlices, isRecord, type Problem, parseJson, type ServiceRuntime, withoutFormatting } from 'atrium'
import type { PriceLocale } from '../prices/read-price.ts'
import { type FilterFieldValues, readValues } from './all-events.ts'
import type { CalendarEvent } from './calendar.ts'
import { CHOICES, FIELDS } from './file-schema.ts'
import { readEvent } from './read-event.ts'

/** The file of the embedded calendar, inside the content directory. */
export const CALENDAR_FILE = 'calendar/events.json'

export interface CalendarFile {
  events: ReadonlyMap<string, CalendarEvent>
  filterFieldValues: Partial<FilterFieldValues>
  problems: Problem[]
}

/** Where there is no file. */
export const NO_EVENTS: CalendarFile = { events: new Map(), filterFieldValues: {}, problems: [] }

/** The fields that visitors read. */
const SHOWN = ['venueName', 'category', 'audience']
const PLAIN = 'Write the words alone.'
const holdsHtml = (value: unknown): boolean => typeof value === 'string' && withoutFormatting(value) !== value

/** The file as it is written: what it holds of records and choices. */
export interface WrittenCalendar {
  whole: unknown
  records: readonly unknown[]
  values: unknown
}

/**
 * Reads records of the file: every one that can be used, and what is wrong with the others. Others get their turn after
 * every few.
 *
 * @param locale of the prices
 */
export async function readCalendar(
  { whole, records, values }: WrittenCalendar,
  locale: PriceLocale,
): Promise<CalendarFile> {
  const problems: Problem[] = []
  const note = (severity: Problem['severity'], field: string, reason: string, remedy: string) =>
    problems.push({ file: CALENDAR_FILE, severity, field, reason, remedy })
  const ignored = (value: unknown, field: string, names: readonly string[]) => {
    for (const name of isRecord(value) ? Object.keys(value) : [])
      if (!names.includes(name))
        note('warning', `${field}${name}`, 'is no known field and is ignored', `Name one of ${names.join(', ')}.`)
  }
  const plain = (value: unknown, field: string, names: readonly string[]) => {
    for (const name of isRecord(value) ? names : [])
      if ([(value as Record<string, unknown>)[name]].flat().some(holdsHtml))
        note('error', `${field}${name}`, 'holds HTML, but is plain text: it is shown without the tags', PLAIN)
  }
  const events = new Map<string, CalendarEvent>()
  const filterFieldValues = readValues(values, (field, reason) => note('warning', field, reason, 'Correct the list.'))
  ignored(whole, '', ['events', 'filterFieldValues', '$schema'])
  ignored(values, 'filterFieldValues.', Object.keys(CHOICES))
  plain(values, 'filterFieldValues.', Object.keys(CHOICES))
  await inSlices(records.entries(), ([index, record]) => {
    const place = `events[${index}]`
    ignored(record, `${place}.`, Object.keys(FIELDS))
    plain(record, `${place}.`, SHOWN)
    try {
      const event = readEvent(record, locale, (field, reason) =>
        note('warning', `${place}.${field}`, reason, 'Correct the field.'),
      )
      if (events.has(event.id))
        note('error', `${place}.id`, `is "${event.id}", as an earlier record says`, 'Keep one of the two.')
      else events.set(event.id, event)
    } catch (error) {
      note(
        'error',
        place,
        `is left out: ${(error as Error).message.replace(/\.$/, '')}`,
        'Correct the record or remove it.',
      )
    }
  })
  return { events, filterFieldValues, problems }
}

/** @throws when the text is not valid JSON of that form */
export function writtenCalendar(text: string): WrittenCalendar {
  const whole = parseJson(text) as { events?: unknown; filterFieldValues?: unknown }
  const { events, filterFieldValues: values } = whole
  if (Array.isArray(events)) return { whole, records: events, values }
  throw new Error('it holds no list "events"')
}

/** For the content check: what is wrong with the records, or with the whole file. */
export async function checkCalendarFile(files: ServiceRuntime['files'], locale: PriceLocale): Promise<Problem[]> {
  try {
    const text = await files.text(CALENDAR_FILE)
    return text === null ? [] : (await readCalendar(writtenCalendar(text), locale)).problems
  } catch (error) {
    const reason = `is not valid: ${(error as Error).message}`
    return [{ file: CALENDAR_FILE, severity: 'error', field: '', reason, remedy: 'Write { "events": [ … ] }.' }]
  }
}
