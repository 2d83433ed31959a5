import { dayAfter, type PageContext, plainText } from 'atrium'
import type { OfferedAnswer, SearchAnswer } from 'atrium/model/page/search-answers.ts'
import { shownDay } from 'atrium/model/place/hours/shown-day.ts'
import { type SiteWithPage, sitesToVisit } from 'atrium/model/place/sites.ts'
import messages from '../messages.ts'
import { dayAddress } from './day-address.ts'

const WEEK = [0, 1, 2, 3, 4, 5, 6]
/** So many days ahead a name means one day: `Thanksgiving` is the next one. */
const DAYS_AHEAD = 365

/** Says when the sites are open on a day that visitors name: tomorrow, a weekday, or a holiday with hours of its own. */
export async function dayAnswers(context: PageContext): Promise<OfferedAnswer[]> {
  const { clock, dates, translate } = context
  const t = translate(messages)
  const sites = await sitesToVisit(context)
  const today = clock.today()
  const named = new Map([[t.tomorrow, dayAfter(today)]])
  for (const ahead of WEEK) named.set(dates.weekday(dayAfter(today, ahead)), dayAfter(today, ahead))
  for (const [name, day] of holidays(sites, today)) named.set(name, day)
  return [...named].map(([day, date]) => ({
    words: t.dayWords({ day }),
    answer: (asked) => hoursOn(date, sites, asked),
  }))
}

/** Days to come by why their hours are others; of the same reason the next one. */
function holidays(sites: readonly SiteWithPage[], today: string): [name: string, day: string][] {
  const last = dayAfter(today, DAYS_AHEAD)
  return (
    sites
      .flatMap(({ openHours }) => openHours?.dateHours ?? [])
      .flatMap(({ date: day, reason }): [string, string][] => {
        // A comma would make two phrases of it.
        const name = plainText(reason ?? '').replace(/[,،、;]/g, ' ')
        return name.trim() && day >= today && day <= last ? [[name, day]] : []
      })
      // Later ones are overwritten by earlier ones of the same name.
      .sort(([, a], [, b]) => (a < b ? 1 : -1))
  )
}

async function hoursOn(
  day: string,
  places: readonly SiteWithPage[],
  context: PageContext,
): Promise<SearchAnswer | undefined> {
  const t = context.translate(messages)
  const sites = places.flatMap(({ name, href, openHours }) => {
    const shown = openHours && shownDay(openHours, day, context)
    if (!shown) return []
    const now = [shown.hours, shown.reason, shown.next].filter(Boolean).join(' · ')
    return [{ title: name, href, hours: { now, isOpen: !shown.isClosed, week: [], ahead: [] } }]
  })
  if (sites.length === 0) return undefined
  const [plan, onDay] = await Promise.all([dayAddress(context), context.provided('onDay')])
  const sheet = plan?.(day)
  const calendar = onDay?.(day).href
  return {
    title: context.dates.weekdayAndDay(day),
    sites,
    links: [
      ...(sheet ? [{ title: t.planThisDay, href: sheet }] : []),
      ...(calendar ? [{ title: t.dayInCalendar, href: calendar }] : []),
    ],
  }
}
