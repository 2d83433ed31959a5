import { dayAfter, defined, type Entry, type PageContext, type Section, section } from 'atrium'
import { shownDay } from 'atrium/model/place/hours/shown-day.ts'
import { type SiteWithPage, sitesToVisit } from 'atrium/model/place/sites.ts'
import type { OnDay } from 'atrium/model/programme/on-day.ts'
import { promoCard } from 'atrium/model/promo/promo-card.ts'
import type { z } from 'zod'
import messages from '../messages.ts'
import { type AskedDay, askedDay } from './asked-day.ts'
import { addressOf, DAY_PAGE } from './day-address.ts'
import { type dayFields, isWithin, type SiteFacts } from './day-fields.ts'

export interface LoadedDay {
  asked: AskedDay
  sites: readonly SiteWithPage[]
  programme?: OnDay
}

/** Reads what a day is made of: which one is asked for, the sites, and what is on, where an area knows of it. */
export async function loadDay(context: PageContext): Promise<LoadedDay> {
  const asked = askedDay(context.query.date?.[0], context.clock)
  if (!asked.day) return { asked, sites: [] }
  const [sites, onDay] = await Promise.all([sitesToVisit(context), context.provided('onDay')])
  return defined({ asked, sites, programme: onDay?.(asked.day) })
}

type Written = Entry<z.output<z.ZodObject<ReturnType<typeof dayFields>>>>

/** Returns the choice of a day, then all that holds on it; of what cannot be shown it says why. */
export function daySections({ sites: facts, further }: Written, { asked, ...loaded }: LoadedDay, context: PageContext) {
  const { dates, translate } = context
  const { first, last, day, problem } = asked
  const t = translate(messages)
  const problems = {
    unreadable: () => t.dayUnreadable({ example: last }),
    past: () => t.dayPast,
    later: () => t.dayLater({ date: dates.long(last) }),
  }
  const link = (other: string) =>
    other >= first && other <= last ? { title: dates.weekdayAndDay(other), href: addressOf(other, first) } : undefined
  const choice = section('dayChoice', {
    ...{ action: DAY_PAGE, first, last, day },
    problem: problem && problems[problem](),
    previous: day ? link(dayAfter(day, -1)) : undefined,
    next: link(day ? dayAfter(day) : first),
  })
  return day ? [choice, daySheet({ day, facts, further, ...loaded }, context)] : [choice]
}

type Sheet = Pick<Written, 'further'> & Omit<LoadedDay, 'asked'> & { day: string; facts: readonly SiteFacts[] }

function daySheet({ day, sites, facts, further, programme }: Sheet, context: PageContext): Section {
  const places = sites.flatMap(({ uid, name, href, openHours }) => {
    const hours = openHours && shownDay(openHours, day, context)
    return hours ? [{ uid, title: name, href, ...hours }] : []
  })
  const others = further.flatMap(({ title, href, openHours }) => {
    const hours = shownDay(openHours, day, context)
    return hours ? [{ uid: openHours.uid, title, href, ...hours }] : []
  })
  const closed = new Set(places.flatMap(({ uid, isClosed }) => (isClosed ? [uid] : [])))
  const month = Number(day.slice(5, 7))
  return section('daySheet', {
    title: context.dates.weekdayAndDay(day),
    places: [...places, ...others],
    events: [...(programme?.events ?? [])],
    exhibitions: [...(programme?.exhibitions ?? [])],
    isKnown: programme !== undefined,
    href: programme?.href,
    sites: facts.flatMap(({ location, facts: promos, weather }) =>
      closed.has(location.uid)
        ? []
        : [
            {
              uid: location.uid,
              title: location.name,
              facts: promos.map(promoCard),
              weather: weather.flatMap(({ text, ...season }) => (isWithin(month, season) ? [text] : [])),
            },
          ],
    ),
  })
}
