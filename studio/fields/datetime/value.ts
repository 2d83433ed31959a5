import {
  parseAbsolute,
  parseDate,
  parseDateTime,
  toCalendarDateTime,
  toZoned,
  type ZonedDateTime,
} from '@internationalized/date'
import { isEmpty } from '../value.ts'

const OFFSET = /(?:[zZ]|[+-]\d{2}:?\d{2})$/

/** An instant in the zone of the house, where a date without offset is meant; null for none, undefined for what is no date. */
export function readInstant(wire: unknown, timeZone: string): ZonedDateTime | null | undefined {
  if (isEmpty(wire)) return null
  if (typeof wire !== 'string') return undefined
  const text = wire.trim().replace(' ', 'T')
  try {
    if (OFFSET.test(text) && text.includes('T')) return parseAbsolute(text, timeZone)
    return toZoned(text.includes('T') ? parseDateTime(text) : toCalendarDateTime(parseDate(text)), timeZone)
  } catch {
    return undefined
  }
}

/** Puts an instant back as the file writes instants: with its offset, in UTC, or without any. The same one stays. */
export function writeInstant(shown: ZonedDateTime | null, before: unknown, timeZone: string): unknown {
  const known = readInstant(before, timeZone)
  if (known === shown || (known && shown && known.compare(shown) === 0)) return before
  if (!shown) return undefined
  const written = typeof before === 'string' ? before.trim() : ''
  if (written.includes('T') && !OFFSET.test(written)) return toCalendarDateTime(shown).toString()
  return /[+-]\d{2}:?\d{2}$/.test(written) && written.includes('T')
    ? shown.toString().replace(/\[.*/, '')
    : shown.toDate().toISOString()
}
