import { dayAfter, type EntryHead, isDate } from 'atrium'
import { normaliseDate } from '#engine/host.ts'

/** When an entry is published and taken back by itself: moments, or days, ISO 8601; without offset local to the institution. */
export interface Schedule {
  publish?: string | undefined
  unpublish?: string | undefined
  /** Names what several entries are published for together. */
  release?: string | undefined
}

/** The end of a publication that begins at a time; one that lies before is that of an earlier publication. */
export const endAfter = (expires: unknown, time: string, timeZone: string): string | undefined =>
  typeof expires !== 'string' || hasEnded(expires, time, timeZone) ? undefined : expires

/** Whether a publication is over at a time, both as they are written. What is no date ends nothing. */
export const hasEnded = (expires: string, time: string, timeZone: string): boolean =>
  isDate(expires) &&
  isDate(time) &&
  endOf(normaliseDate(expires, timeZone), timeZone) <= beginOf(normaliseDate(time, timeZone), timeZone)

/** Whether an entry is shown, and the moments at which that changes, ISO 8601 in UTC. */
export interface Showing {
  isShown: boolean
  /** Its time has come, whether or not it is over. */
  hasBegun: boolean
  moments: string[]
}

/** A draft. */
export const NEVER: Showing = { isShown: false, hasBegun: false, moments: [] }

/**
 * An entry is shown from the time of its publication until it expires. A day begins with its first moment at the
 * institution, and expires with its last.
 *
 * @param details as they are stored; absent: it is a draft
 */
export function showingAt(now: Date, details: EntryHead['publishDetails'], timeZone: string): Showing {
  if (!details) return NEVER
  const { time, expires } = details
  const from = beginOf(time, timeZone)
  const until = expires && endOf(expires, timeZone)
  const moment = now.toISOString()
  const hasBegun = from <= moment
  return {
    isShown: hasBegun && (!until || moment < until),
    hasBegun,
    moments: until ? [from, until] : [from],
  }
}

const DAY = 'YYYY-MM-DD'.length
const LAST_DAY = '9999-12-31'

/** The moment at which a publication begins. @param date as it is stored */
export const beginOf = (date: string, timeZone: string): string =>
  date.length === DAY ? normaliseDate(`${date}T00:00:00`, timeZone) : date

/**
 * The moment at which a publication is over.
 *
 * @param date as it is stored; no day comes after the last of the calendar, which is over at its first moment
 */
export const endOf = (date: string, timeZone: string): string =>
  beginOf(date.length === DAY && date < LAST_DAY ? dayAfter(date, 1) : date, timeZone)
