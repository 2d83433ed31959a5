import type { OnInvalidField } from '#engine'
import { endOfDay } from '#model/date/end-of-day.ts'

const OFFSET = /(?:Z|[+-]\d{2}:?\d{2})$/i
/** So far may a local time and one with an offset be apart, whatever the zone of the institution. */
const FARTHEST_ZONE_MS = 14 * 3_600_000

/**
 * The ends of occurrences: a day alone ends with its last second. One that lies before its start is left out.
 *
 * @param starts of the occurrences, each at the place of its end
 * @param onInvalidEnd told which ends are left out
 * @returns no more ends than there are starts
 */
export function endsOf(
  starts: readonly string[],
  ends: readonly string[],
  onInvalidEnd: OnInvalidField,
): (string | undefined)[] {
  return ends.slice(0, starts.length).map((written, index) => {
    const start = starts[index] as string
    const end = endOfDay(written)
    if (!isBefore(end, start)) return end
    onInvalidEnd(`endDate[${index}]`, `is ${written}, before its start ${start}, and is left out`)
    return undefined
  })
}

function isBefore(end: string, start: string): boolean {
  const [endsAt, startsAt] = [instantOf(end), instantOf(start)]
  const isOfOneKind = OFFSET.test(end) === OFFSET.test(start)
  return endsAt < startsAt - (isOfOneKind ? 0 : FARTHEST_ZONE_MS)
}

const instantOf = (date: string): number => Date.parse(OFFSET.test(date) ? date : `${wholeTime(date)}Z`)

const wholeTime = (date: string) => (date.length === 10 ? `${date}T00:00:00` : date)
