import { type Clock, dayAfter, isDate, type QueryParameter } from 'atrium'

/** So many days ahead the hours and the programme are known well enough. */
const DAYS_AHEAD = 365

/** Stands for whatever cannot be read as a day: all of it shares one page. */
const UNREADABLE = 'unreadable'

/** The day that an address asks for. Of any number of texts that name none there is one page. */
export const dateParameter: QueryParameter = {
  accept(value) {
    const day = value.trim()
    if (day === '') return undefined
    return /^20\d{2}-\d{2}-\d{2}$/.test(day) && isDate(day) ? day : UNREADABLE
  },
}

/** The day that a page shows, with the first and the last that can be asked for, `YYYY-MM-DD`. */
export interface AskedDay {
  first: string
  last: string
  /** Absent: what was asked for is no day that can be shown, and why. */
  day?: string
  problem?: 'unreadable' | 'past' | 'later'
}

/** Reads which day is asked for; without one it is today. Changes at midnight. */
export function askedDay(asked: string | undefined, clock: Pick<Clock, 'today'>): AskedDay {
  const first = clock.today()
  const last = dayAfter(first, DAYS_AHEAD)
  const problem = asked === undefined ? undefined : problemOf(asked, first, last)
  return problem ? { first, last, problem } : { first, last, day: asked ?? first }
}

function problemOf(asked: string, first: string, last: string): AskedDay['problem'] {
  if (asked === UNREADABLE) return 'unreadable'
  if (asked < first) return 'past'
  return asked > last ? 'later' : undefined
}
