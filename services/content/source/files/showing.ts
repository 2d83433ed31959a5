import { dayAfter, type EntryHead } from 'atrium'
import { normaliseDate } from '#engine/host.ts'

/** When an entry is published and taken back by itself: moments, or days, ISO 8601; without offset local to the institution. */
export interface Schedule {
  publish?: string | undefined
  unpublish?: string | undefined
  /** Names what several entries are published for together. */
  release?: string | undefined
}

/** The end of a publication that begins at a time; one that lies before is that of an earlier publication. */
export const endAfter = (expires: unknown, time: string): string | undefined =>
  typeof expires !== 'string' || Date.parse(expires) <= Date.parse(time) ? undefined : expires

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
  const from = startOf(time, timeZone)
  const until = expires && startOf(expires.length === DAY ? dayAfter(expires, 1) : expires, timeZone)
  const moment = now.toISOString()
  const hasBegun = from <= moment
  return {
    isShown: hasBegun && (!until || moment < until),
    hasBegun,
    moments: until ? [from, until] : [from],
  }
}

const DAY = 'YYYY-MM-DD'.length

const startOf = (date: string, timeZone: string): string =>
  date.length === DAY ? normaliseDate(`${date}T00:00:00`, timeZone) : date
