import type { DateFormats } from 'atrium'
import { tzlib_get_ical_block } from 'timezones-ical-library'

/** Something that takes place once, as calendar programs know it. */
export interface CalendarEvent {
  /** The same for the same occurrence, for ever. */
  uid: string
  /** Grows with each change. */
  sequence: number
  /** When it was last changed, ISO 8601. */
  changed: string
  /** As the site's dates are written; a day alone: it lasts for whole days. */
  start: string
  /** The last day, where the start is a day; absent: not known. */
  end?: string
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
  /** IANA name. */
  timeZone: string
  events: readonly CalendarEvent[]
}

/**
 * A calendar file, times in the institution's zone with its rules.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5545
 */
export function writeCalendar({ name, product, timeZone, events }: Calendar, dates: DateFormats): string {
  const zone = [tzlib_get_ical_block(timeZone)].flat()[0] ?? ''
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...zone.trim().split(/\r?\n/),
    ...events.flatMap((event) => linesOf(event, timeZone, dates)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
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
    ...times(event, timeZone, dates),
    `SUMMARY:${escaped(title)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    ...(categories.length > 0 ? [`CATEGORIES:${categories.map(escaped).join(',')}`] : []),
    'STATUS:CONFIRMED',
    'END:VEVENT',
  ]
}

const isDay = (date: string) => /^\d{4}-\d{2}-\d{2}$/.test(date)

/** The end of whole days is the day after the last one. An end before the start is none. */
function times({ start, end }: CalendarEvent, timeZone: string, dates: DateFormats): string[] {
  if (isDay(start)) {
    const last = [start, end?.slice(0, 10) ?? start].sort().at(-1)
    const after = new Date(Date.parse(`${last}T00:00:00Z`) + MS_A_DAY)
    return [
      `DTSTART;VALUE=DATE:${compact(start)}`,
      `DTEND;VALUE=DATE:${compact(after.toISOString().slice(0, 10))}`,
      'TRANSP:TRANSPARENT',
    ]
  }
  const time = (name: string, date: string) => {
    const iso = dates.iso(date)
    const local = iso.slice(0, 19)
    return isTwice(iso, dates) ? `${name}:${utc(iso)}` : `${name};TZID=${timeZone}:${compact(local)}`
  }
  const isAfter = end !== undefined && Date.parse(dates.iso(end)) >= Date.parse(dates.iso(start))
  return [time('DTSTART', start), ...(isAfter ? [time('DTEND', end)] : [])]
}

/** When clocks are set back an hour comes twice: programs do not agree which of the two a local time means. */
const isTwice = (iso: string, dates: DateFormats): boolean =>
  [-MS_AN_HOUR, MS_AN_HOUR].some((ms) => {
    const other = new Date(Date.parse(iso) + ms).toISOString()
    return dates.iso(other).slice(0, 19) === iso.slice(0, 19)
  })

const MS_AN_HOUR = 3_600_000
const MS_A_DAY = 24 * MS_AN_HOUR

const compact = (date: string): string => date.replace(/[-:]/g, '')

const utc = (iso: string): string => `${compact(new Date(iso).toISOString().slice(0, 19))}Z`

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
