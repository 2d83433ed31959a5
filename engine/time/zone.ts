import { formatInTimeZone } from 'date-fns-tz'
import { BoundedCache } from '../base/memory/bounded-cache.ts'

const MS_A_MINUTE = 60_000
const MS_A_DAY = 86_400_000
const MS_A_WEEK = 7 * MS_A_DAY

/** From an instant on, clocks are ahead of UTC by so many milliseconds. */
type Change = [from: number, ahead: number]

function askAhead(instant: number, timeZone: string): number {
  const [hours = 0, minutes = 0] = formatInTimeZone(new Date(instant), timeZone, 'xxx').split(':').map(Number)
  return (hours * 60 + (Object.is(hours, -0) || hours < 0 ? -minutes : minutes)) * MS_A_MINUTE
}

/** The changes of a zone's clocks in a year, found by the minute; no zone changes twice in a week. */
function changesIn(year: number, timeZone: string): Change[] {
  const [start, end] = [Date.UTC(year, 0), Date.UTC(year + 1, 0)]
  const changes: Change[] = [[start, askAhead(start, timeZone)]]
  for (let week = start; week < end; week += MS_A_WEEK) {
    const [, before] = changes.at(-1) as Change
    const after = askAhead(week + MS_A_WEEK, timeZone)
    if (after === before) continue
    let [early, late] = [week, week + MS_A_WEEK]
    while (late - early > MS_A_MINUTE) {
      const middle = early + Math.floor((late - early) / MS_A_MINUTE / 2) * MS_A_MINUTE
      if (askAhead(middle, timeZone) === before) early = middle
      else late = middle
    }
    changes.push([late, after])
  }
  return changes
}

/**
 * Years before this one are looked up as this one: everywhere it was the sun's own time, and `Date.UTC`, here and in the
 * library that is asked, takes years 0 to 99 for 1900 to 1999.
 */
const FIRST_YEAR = 100

/** Bounds what years may take, in bytes: anybody can ask for any day. */
const MAX_BYTES = 512 * 1024
const CHANGE_BYTES = 64
const known = new BoundedCache<Change[]>(MAX_BYTES)

/** A stretch of time without a change, the one asked for last: dates that are read in turn are near each other. */
let last = { timeZone: '', from: 0, to: 0, ahead: 0 }

/** By how many milliseconds the clocks of a zone are ahead of UTC at an instant. A year is looked up once. */
function aheadAt(instant: number, timeZone: string): number {
  if (instant >= last.from && instant < last.to && timeZone === last.timeZone) return last.ahead
  const year = Math.max(FIRST_YEAR, new Date(instant).getUTCFullYear())
  const key = `${timeZone} ${year}`
  let changes = known.get(key)
  if (!changes) {
    changes = changesIn(year, timeZone)
    known.set(key, changes, CHANGE_BYTES * changes.length)
  }
  const begun = changes.findLastIndex(([from]) => from <= instant)
  const [[from, ahead], next] = changes.slice(Math.max(begun, 0)) as [Change, Change?]
  last = { timeZone, from, to: next?.[0] ?? Date.UTC(year + 1, 0), ahead }
  return ahead
}

/** Says what calendars and clocks in a zone show at an instant: `2026-03-14T10:00:00.000`. The process's own zone plays no part. */
export const localTime = (instant: Date, timeZone: string): string =>
  new Date(instant.getTime() + aheadAt(instant.getTime(), timeZone)).toISOString().slice(0, -1)

/** The same with the zone's offset at that moment, to the second: `2026-03-14T10:00:00-07:00`. */
export function localTimeWithOffset(instant: Date, timeZone: string): string {
  const minutes = aheadAt(instant.getTime(), timeZone) / MS_A_MINUTE
  const parts = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const offset = parts.map((part) => String(part).padStart(2, '0')).join(':')
  return `${localTime(instant, timeZone).slice(0, 19)}${minutes < 0 ? '-' : '+'}${offset}`
}

/**
 * The instant at which clocks in a zone show a local time. Of two, when clocks are set back, the first; when clocks are
 * set forward over it, as much later as they jump, so that the first moment of a day without midnight is found.
 *
 * @param local `2026-03-14T10:00`, also with seconds and fractions
 * @returns an invalid Date when the text is no local time
 */
export function instantOfLocal(local: string, timeZone: string): Date {
  const asUtc = Date.parse(`${local}Z`)
  if (Number.isNaN(asUtc)) return new Date(asUtc)
  const around = [asUtc - MS_A_DAY, asUtc + MS_A_DAY].map((instant) => asUtc - aheadAt(instant, timeZone))
  if (around[0] === around[1]) return new Date(around[0] as number)
  const shows = (instant: number) => instant + aheadAt(instant, timeZone) === asUtc
  return new Date(around.sort((a, b) => a - b).find(shows) ?? Math.max(...around))
}
