import { dayAfter, weekdayOf } from 'atrium'

/** How dates of a kind are written, days alone or times. */
interface Form {
  /** Lines of a property with a list of dates. */
  list(name: 'RDATE' | 'EXDATE', dates: readonly string[]): string[]
  /** A date as the end of a rule. */
  until(date: string): string
  /** False where clocks do not show the local time on that day, or show it twice: programs differ in what they make of it. */
  isPlain(date: string): boolean
}

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const MS_A_WEEK = 604_800_000
/** The Monday of the first week that is counted. */
const FIRST_MONDAY = Date.UTC(1900, 0, 1)
/** Fewer dates are listed. */
const MIN_REGULAR = 3

/**
 * The dates after the first as lines: a rule by days of the week, without the days on which it does not take place, where
 * that says them shorter than a list does. Programs that know rules alone read most series so.
 *
 * @param dates of its beginnings: days, or local times with their offset; the first is the start of the event
 * @see https://www.rfc-editor.org/rfc/rfc5545#section-3.8.5
 */
export function recurrence(dates: readonly string[], form: Form): string[] {
  const all = [...new Set(dates)]
  if (all.length < 2) return []
  // Some programs forget the first where a list does not name it again.
  return (all.length >= MIN_REGULAR && rule(all, form)) || form.list('RDATE', all)
}

function rule(dates: readonly string[], { list, until, isPlain }: Form): string[] | undefined {
  const times = new Set(dates.map((date) => date.slice(10, 19)))
  if (times.size > 1) return undefined
  const [time = ''] = times
  const days = dates.map((date) => date.slice(0, 10)).sort()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  if (first !== dates[0]?.slice(0, 10)) return undefined
  const weekdays = new Set(days.map(weekdayOf))
  const start = weekOf(first)
  const interval = days.map((day) => weekOf(day) - start).reduce(greatestDivisor, 0) || 1
  const taking = new Set(days)
  const left: string[] = []
  for (let day = first; day <= last; day = dayAfter(day)) {
    if (!weekdays.has(weekdayOf(day)) || (weekOf(day) - start) % interval !== 0) continue
    if (!isPlain(day + time)) return undefined
    if (!taking.has(day)) left.push(day + time)
    // Of a rule with so many exceptions the dates themselves are the shorter list.
    if (left.length >= days.length) return undefined
  }
  const isDaily = weekdays.size === DAYS.length && interval === 1
  const byDay = DAYS.flatMap((day) => (weekdays.has(day as never) ? [day.slice(0, 2).toUpperCase()] : []))
  const every = isDaily
    ? 'FREQ=DAILY'
    : `FREQ=WEEKLY${interval > 1 ? `;INTERVAL=${interval}` : ''};BYDAY=${byDay.join(',')}`
  return [`RRULE:${every};UNTIL=${until(last + time)}`, ...(left.length > 0 ? list('EXDATE', left) : [])]
}

/** Weeks begin on Monday. */
const weekOf = (day: string): number => Math.floor((Date.parse(`${day}T00:00:00Z`) - FIRST_MONDAY) / MS_A_WEEK)

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other)
