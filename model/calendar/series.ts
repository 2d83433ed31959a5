import type { PageContext } from 'atrium'
import { type Occurring, occurrenceOf } from './occurrence.ts'
import type { CalendarEvent } from './write-calendar.ts'

/** A time at which something takes place, as the site's dates are written. */
interface Time {
  start: string
  end?: string | undefined
}

const MS_A_MINUTE = 60_000

/**
 * Everything that an entry takes place at, for a calendar file: one event with all its dates. Times that last longer or
 * shorter than the others are an event of their own, since a file says one length for all dates of an event.
 *
 * @param times none: no event
 * @returns named by the entry and by how long they last, whichever of its times are left
 */
export function seriesOf(
  entry: Occurring,
  times: readonly Time[],
  said: Partial<CalendarEvent>,
  context: Pick<PageContext, 'institution' | 'dates'>,
): CalendarEvent[] {
  const { dates, institution } = context
  const instant = (date: string) => Date.parse(dates.iso(date))
  const byLength = new Map<string, Time[]>()
  for (const time of [...times].sort((a, b) => instant(a.start) - instant(b.start))) {
    const length = lengthOf(time, instant)
    byLength.set(length, [...(byLength.get(length) ?? []), time])
  }
  return [...byLength].flatMap(([length, [first, ...others]]) => {
    if (!first) return []
    const further = others.map(({ start }) => start)
    const uid = `${entry.uid}${length}@${new URL(institution.siteUrl).host}`
    return [occurrenceOf(entry, { ...said, uid, start: first.start, end: first.end, further }, context)]
  })
}

/** `-90m`, or `-day` for a day without a time; empty where the end is not known, or lies before the start. */
function lengthOf({ start, end }: Time, instant: (date: string) => number): string {
  const isDay = start.length === 'YYYY-MM-DD'.length
  const minutes = end === undefined ? -1 : (instant(end) - instant(start)) / MS_A_MINUTE
  return `${isDay ? '-day' : ''}${minutes >= 0 ? `-${Math.round(minutes)}m` : ''}`
}
