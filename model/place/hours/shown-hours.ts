import { defined, type PageContext, weekdays } from 'atrium'
import { hoursText, hoursToday, type OpenHours, weekOf } from './open-hours.ts'
import { openingNow } from './opening.ts'
import { sentenceOf } from './opening-text.ts'
import { unusualDays } from './unusual-days.ts'

/** The hours of a place as blocks show them. Texts are inline rich text. */
export interface ShownHours {
  /** Says what holds at this moment; absent where nothing is known of any day. */
  now?: string
  isOpen: boolean
  /** From when to when today; absent on a day that is closed. */
  today?: string
  /** The usual week from the day on which weeks begin, with what holds today; empty where it is not known. */
  week: { day: string; hours: string; isToday: boolean }[]
  /** The week in an editor's words, rich text. */
  standard?: string
  /** Days to come that are otherwise. */
  ahead: { days: string; hours: string; reason?: string }[]
}

export type HoursNeeds = Pick<PageContext, 'clock' | 'dates' | 'translate'>

/** A Sunday: only its weekday counts. */
const SUNDAY = '2026-03-01'

/** @returns undefined without hours */
export function shownHours(hours: OpenHours | undefined, needs: HoursNeeds): ShownHours | undefined {
  if (!hours) return undefined
  const { clock, dates } = needs
  const opening = openingNow(hours, needs)
  const planned = hoursToday(hours, clock)
  const today = clock.today()
  return defined({
    now: opening && sentenceOf(opening, needs),
    isOpen: opening?.isOpen ?? false,
    today: planned && !('closed' in planned) ? hoursText(planned, needs) : undefined,
    week: fromFirst(weekOf(hours), dates).map(({ weekday, hours: own }) => {
      const day = dates.weekday(`${SUNDAY.slice(0, -1)}${weekdays.indexOf(weekday) + 1}`)
      const isToday = day === dates.weekday(today)
      return { day, hours: hoursText(isToday ? (planned ?? own) : own, needs), isToday }
    }),
    standard: hours.standardHours,
    ahead: unusualDays(hours, today).map(({ first, last, hours: own }) =>
      defined({
        days: first === last ? dates.weekdayAndDay(first) : dates.days(first, last, 'long'),
        hours: hoursText(own, needs),
        reason: own.reason,
      }),
    ),
  })
}

/** A week that begins on Sunday as one that begins as weeks do in the language. */
const fromFirst = <Day>(week: readonly Day[], { firstWeekday }: HoursNeeds['dates']): Day[] => [
  ...week.slice(firstWeekday),
  ...week.slice(0, firstWeekday),
]
