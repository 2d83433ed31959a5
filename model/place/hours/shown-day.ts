import { dayAfter, defined, type PageContext } from 'atrium'
import messages from './messages.ts'
import { closureOf, hoursOn, hoursText, type OpenHours } from './open-hours.ts'
import { HORIZON, openingNow, periodOn } from './opening.ts'
import { sentenceOf } from './opening-text.ts'

/** What holds at a place on one day, as blocks show it. Texts are inline rich text. */
export interface ShownDay {
  /** From when to when, or that it is closed. */
  hours: string
  /** It is closed on the whole day. */
  isClosed: boolean
  /** Why the day is otherwise than in other weeks. */
  reason?: string
  /** Says what holds at this moment: on the present day alone, unless it is closed. */
  now?: string
  /** Of a closed day: when it opens next, `Opens Friday, November 27 at 10am`. */
  next?: string
}

/**
 * The hours of a place on a day, today with an emergency closure in their place.
 *
 * @param day `YYYY-MM-DD`
 * @returns undefined when nothing is known of any day
 */
export function shownDay(
  hours: OpenHours,
  day: string,
  needs: Pick<PageContext, 'clock' | 'dates' | 'translate'>,
): ShownDay | undefined {
  const { clock } = needs
  const isToday = day === clock.today()
  const own = (isToday ? closureOf(hours) : undefined) ?? hoursOn(hours, day)
  if (!own) return undefined
  const isClosed = 'closed' in own
  const opening = isToday && !isClosed ? openingNow(hours, needs) : undefined
  return defined({
    hours: hoursText(own, needs),
    isClosed,
    reason: own.reason,
    now: opening && sentenceOf(opening, needs),
    next: isClosed ? nextAfter(hours, day, needs) : undefined,
  })
}

/** Says on which later day it opens first; nothing where it does not within a year. */
function nextAfter(
  hours: OpenHours,
  day: string,
  { dates, translate }: Pick<PageContext, 'dates' | 'translate'>,
): string | undefined {
  for (let ahead = 1; ahead <= HORIZON; ahead++) {
    const next = dayAfter(day, ahead)
    const opens = periodOn(hours, next)?.opens.slice(11)
    if (!opens) continue
    const named = next.slice(0, 4) === day.slice(0, 4) ? dates.weekdayAndDay(next) : dates.long(next)
    return translate(messages).opensOn({ day: named, time: dates.time(opens), count: Number(opens.slice(0, 2)) })
  }
  return undefined
}
