import { dayAfter, defined, type PageContext } from 'atrium'
import { hoursOn, hoursText, hoursToday, type OpenHours } from './open-hours.ts'
import { openingNow, periodOn } from './opening.ts'
import { sentenceOf } from './opening-text.ts'
import { unusualDays } from './unusual-days.ts'
import { usualWeek } from './usual-week.ts'

/** The hours of a place as blocks show them. Texts are inline rich text. */
export interface ShownHours {
  /** Says what holds at this moment; absent where nothing is known of any day. */
  now?: string
  isOpen: boolean
  /** From when to when today; absent on a day that is closed, and after the close. */
  today?: string
  /** Today and the six days after it, each as it will be; empty where the week is not known. */
  week: { day: string; hours: string; reason?: string; isToday: boolean }[]
  /** What holds in most weeks, in a line; absent where the week is not known. */
  usual?: string
  /** The week in an editor's words, rich text. */
  standard?: string
  /** The entry whose words are in `standard` and in each `reason`. */
  of?: object
  /** Days to come that are otherwise. */
  ahead: { days: string; hours: string; reason?: string }[]
}

export type HoursNeeds = Pick<PageContext, 'clock' | 'dates' | 'translate'>

const DAYS_AHEAD = [0, 1, 2, 3, 4, 5, 6]

/** @returns undefined without hours */
export function shownHours(hours: OpenHours | undefined, needs: HoursNeeds): ShownHours | undefined {
  if (!hours) return undefined
  const { clock, dates } = needs
  const opening = openingNow(hours, needs)
  const planned = hoursToday(hours, clock)
  const today = clock.today()
  const period = periodOn(hours, today)
  const isOver = period !== undefined && clock.hasPassed(period.closes)
  return defined({
    now: opening && sentenceOf(opening, needs),
    isOpen: opening?.isOpen ?? false,
    today: planned && !('closed' in planned) && !isOver ? hoursText(planned, needs) : undefined,
    week: (hours.dailyHours ? DAYS_AHEAD : []).flatMap((ahead) => {
      const day = dayAfter(today, ahead)
      const isToday = ahead === 0
      const own = isToday ? planned : hoursOn(hours, day)
      return own
        ? [defined({ day: dates.weekdayAndDay(day), hours: hoursText(own, needs), reason: own.reason, isToday })]
        : []
    }),
    usual: usualWeek(hours, needs),
    standard: hours.standardHours,
    of: hours,
    ahead: unusualDays(hours, today).map(({ first, last, hours: own }) =>
      defined({
        days: first === last ? dates.weekdayAndDay(first) : dates.days(first, last, 'long'),
        hours: hoursText(own, needs),
        reason: own.reason,
      }),
    ),
  })
}
