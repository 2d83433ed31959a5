import { dayAfter, type PageContext } from 'atrium'
import messages from './messages.ts'
import { closureOf, hoursOn, hoursText, type OpenHours } from './open-hours.ts'
import { type Opening, openingNow, periodOn } from './opening.ts'

type Needs = Pick<PageContext, 'clock' | 'dates' | 'translate'>

/**
 * Says in one line what holds on the rest of this day, as inline rich text: `Open today 10am–5:30pm` until it closes, then
 * `Opens tomorrow at 10am`; `Closed today for Thanksgiving. Opens tomorrow at 10am`; the words of an emergency closure. It
 * changes when doors close and at midnight, not when they open: every page may say it.
 *
 * @returns undefined when nothing is known of any day
 */
export function restOfToday(hours: OpenHours, needs: Needs): string | undefined {
  const { clock, translate } = needs
  const today = clock.today()
  const planned = closureOf(hours) ? undefined : hoursOn(hours, today)
  const period = planned && periodOn(hours, today)
  if (planned && period && !clock.hasPassed(period.closes))
    return translate(messages).openToday({ hours: hoursText(planned, needs) })
  const opening = openingNow(hours, needs)
  return opening && sentenceOf(opening, needs)
}

/** Beyond these days a weekday alone would not say which one. */
const NEXT_DAYS = 6

/**
 * Says in a sentence what holds at this moment, as inline rich text: `Open now until 5:30pm`, `Opens tomorrow at 10am`,
 * `Closed today for Thanksgiving. Opens tomorrow at 10am`, or the words of an emergency closure.
 */
export function sentenceOf(opening: Opening, { clock, dates, translate }: Needs): string {
  const t = translate(messages)
  const today = clock.today()
  // An hour that clocks leave out is the one they show instead.
  const timeOf = (local: string) => {
    const time = dates.iso(local).slice(11, 16)
    return { time: dates.time(time), count: Number(time.slice(0, 2)) }
  }
  const dayOf = (local: string) => {
    const day = local.slice(0, 10)
    if (day <= dayAfter(today, NEXT_DAYS)) return dates.weekday(day)
    return day.slice(0, 4) === today.slice(0, 4) ? dates.longDay(day) : dates.long(day)
  }
  if (opening.isOpen) return opening.until ? untilText(opening.until) : t.openAlways
  if (!opening.today) return opening.next ? opensText(opening.next) : t.closedToday
  const { closed, reason } = opening.today
  if (closed !== true) return closed
  const why = reason ? t.closedTodayFor({ reason }) : t.closedToday
  return opening.next ? t.closedAndOpens({ closed: why, opens: opensText(opening.next) }) : why

  function untilText(until: string): string {
    const day = until.slice(0, 10)
    const isNear = day === today || (day === dayAfter(today) && until.slice(11) < '12:00')
    return isNear ? t.openUntil(timeOf(until)) : t.openUntilDay({ day: dayOf(until), ...timeOf(until) })
  }
  function opensText(next: string): string {
    const day = next.slice(0, 10)
    const time = timeOf(next)
    if (day === today) return t.opensToday(time)
    return day === dayAfter(today) ? t.opensTomorrow(time) : t.opensOn({ day: dayOf(next), ...time })
  }
}
