import type { DateFormats } from 'atrium'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import { timesOf, utc } from './event-times.ts'

/** Something that takes place, once or again, as calendar programs know it. */
export interface CalendarEvent {
  /** The same for the same event, for ever. */
  uid: string
  /** Grows with each change. */
  sequence: number
  /** When it was last changed, ISO 8601. */
  changed: string
  /** As the site's dates are written; a day alone: it lasts for whole days. */
  start: string
  /** The last day, where the start is a day; absent: not known. */
  end?: string
  /** Later dates on which it begins again, and lasts as long; each as its start is written. */
  further?: readonly string[]
  title: string
  description?: string
  location?: string
  url?: string
  categories?: readonly string[]
}

interface Calendar {
  name: string
  /** Who makes it, for `PRODID`. */
  product: string
  /** In which its words are, BCP 47. */
  language: string
  /** IANA name. */
  timeZone: string
  events: readonly CalendarEvent[]
  limit?: CalendarLimit
}

/** Bounds a file, which says where it ends. */
export interface CalendarLimit {
  bytes: number
  /** Makes the last event of a file that does not hold all: where the others are, from the first of them on. */
  rest(first: CalendarEvent): CalendarEvent
}

/**
 * A calendar file, times in the institution's zone with its rules.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5545
 */
export function writeCalendar(
  { name, product, language, timeZone, events, limit }: Calendar,
  dates: DateFormats,
): string {
  const zone = [tzlib_get_ical_block(timeZone)].flat()[0] ?? ''
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//Calendar//${new Intl.Locale(language).language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...zone.trim().split(/\r?\n/),
  ]
  const write = (event: CalendarEvent) => text(linesOf(event, timeZone, dates))
  return text(lines) + written(events, write, limit) + text(['END:VCALENDAR'])
}

const text = (lines: readonly string[]): string => lines.map((line) => `${folded(line)}\r\n`).join('')

/** The events as far as there is room for them, and where there is none for all, what says so. */
function written(
  events: readonly CalendarEvent[],
  write: (event: CalendarEvent) => string,
  { bytes, rest }: Partial<CalendarLimit> = {},
): string {
  const texts: string[] = []
  let left = bytes ?? Number.POSITIVE_INFINITY
  for (const event of events) {
    const own = write(event)
    left -= Buffer.byteLength(own)
    if (left < 0) return texts.join('') + (rest ? write(rest(event)) : '')
    texts.push(own)
  }
  return texts.join('')
}

function linesOf(event: CalendarEvent, timeZone: string, dates: DateFormats): string[] {
  const { uid, sequence, changed, title, description, location, url, categories = [] } = event
  const stamp = utc(changed)
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    ...timesOf(event, timeZone, dates),
    `SUMMARY:${escaped(title)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    ...(categories.length > 0 ? [`CATEGORIES:${categories.map(escaped).join(',')}`] : []),
    'STATUS:CONFIRMED',
    'END:VEVENT',
  ]
}

/** Control characters may not be in a text (RFC 5545, 3.3.11), nor half a character in UTF-8. */
const escaped = (text: string): string =>
  withoutControls(text.toWellFormed())
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n|\u2028|\u2029/g, '\\n')

const withoutControls = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, ' ')

const MAX_OCTETS = 75

/** A line of at most 75 octets, its rest in further lines that begin with a space; no character is torn. */
function folded(line: string): string {
  if (line.length <= MAX_OCTETS / 3 || Buffer.byteLength(line) <= MAX_OCTETS) return line
  let [text, length] = ['', 0]
  for (const character of line) {
    const octets = Buffer.byteLength(character)
    if (length + octets > MAX_OCTETS) {
      text += '\r\n '
      length = 1
    }
    text += character
    length += octets
  }
  return text
}
