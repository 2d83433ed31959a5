import type { DateFormats } from 'atrium'
import type { Occurrence } from './occurrences.ts'

/** When what takes place more than once does so, on days of the week at one time of day. Days are `YYYY-MM-DD`. */
export interface Schedule {
  from: string
  to: string
  /** From 0, Sunday. */
  weekdays: number[]
  /** `HH:mm:ss`, local. */
  startTime: string
  endTime?: string
  /** Days between the first and the last on which it would take place, and does not. */
  except: string[]
}

const MS_A_DAY = 86_400_000

/**
 * Reads days of the week out of dates: one schedule for each time of day.
 *
 * @returns none for times of day that follow no week: more days are left out than there are
 */
export function schedulesOf(occurrences: readonly Occurrence[], { iso }: Pick<DateFormats, 'iso'>): Schedule[] {
  const byTime = new Map<string, Set<string>>()
  for (const { start, end } of occurrences) {
    const times = `${timeOf(iso(start))} ${end ? timeOf(iso(end)) : ''}`
    byTime.set(times, (byTime.get(times) ?? new Set()).add(iso(start).slice(0, 10)))
  }
  return [...byTime].flatMap(([times, found]) => {
    const [startTime = '', endTime] = times.split(' ')
    const days = [...found].sort()
    const [from = '', to = ''] = [days[0], days.at(-1)]
    const weekdays = [...new Set(days.map(weekdayOf))].sort()
    const except = daysBetween(from, to).filter((day) => weekdays.includes(weekdayOf(day)) && !days.includes(day))
    const isOnce = days.length < 2
    return isOnce || except.length > days.length
      ? []
      : [{ from, to, weekdays, startTime, endTime: endTime || undefined, except }]
  })
}

const timeOf = (instant: string): string => instant.slice(11, 19)

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

const daysBetween = (from: string, to: string): string[] => {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  const count = Math.floor((last - first) / MS_A_DAY) + 1
  return Array.from({ length: count }, (_, index) => new Date(first + index * MS_A_DAY).toISOString().slice(0, 10))
}
