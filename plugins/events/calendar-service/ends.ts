import { isDate, type OnInvalidField } from 'atrium'
import { endOfDay } from 'atrium/model/date/end-of-day.ts'

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
  ends: readonly (string | undefined)[],
  onInvalidEnd: OnInvalidField,
): (string | undefined)[] {
  return ends.slice(0, starts.length).map((written, index) => {
    if (written === undefined) return undefined
    const start = starts[index] as string
    const end = endOfDay(written)
    if (!isBefore(end, start)) return end
    onInvalidEnd(`endDate[${index}]`, `is ${written}, before its start ${start}, and is left out`)
    return undefined
  })
}

/**
 * The dates of two lists, each end with its start: what is no date is left out alone, a start with its end.
 *
 * @param starts as given, and so are `ends`; what is no list comes back as it is
 * @param onInvalidDate told which dates are left out, by the name of their list and their place in it
 */
export function datesAmong(
  { starts, ends }: { starts: unknown; ends: unknown },
  onInvalidDate: (list: 'starts' | 'ends', place: number) => void,
): { starts: unknown; ends: unknown } {
  if (!Array.isArray(starts)) return { starts, ends }
  const kept = starts.flatMap((date, place) => {
    if (isDateText(date)) return [place]
    onInvalidDate('starts', place)
    return []
  })
  const left = kept.map((place) => starts[place])
  if (!Array.isArray(ends)) return { starts: left, ends }
  const known = kept.flatMap((place) => {
    if (place >= ends.length) return []
    if (isDateText(ends[place])) return [ends[place]]
    onInvalidDate('ends', place)
    return [undefined]
  })
  // Further ends belong to no start, and are told of by their number.
  return { starts: left, ends: [...known, ...ends.slice(starts.length).filter(isDateText)] }
}

const isDateText = (value: unknown): value is string => typeof value === 'string' && isDate(value)

function isBefore(end: string, start: string): boolean {
  const [endsAt, startsAt] = [instantOf(end), instantOf(start)]
  const isOfOneKind = OFFSET.test(end) === OFFSET.test(start)
  return endsAt < startsAt - (isOfOneKind ? 0 : FARTHEST_ZONE_MS)
}

const instantOf = (date: string): number => Date.parse(OFFSET.test(date) ? date : `${wholeTime(date)}Z`)

const wholeTime = (date: string) => (date.length === 10 ? `${date}T00:00:00` : date)
