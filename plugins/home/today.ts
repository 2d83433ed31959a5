import { type PageContext, type Section, section } from 'atrium'
import { shownHours } from 'atrium/model/place/hours/shown-hours.ts'
import { type SiteWithPage, sitesToVisit } from 'atrium/model/place/sites.ts'
import type { OnDay } from 'atrium/model/programme/on-day.ts'

/** So much fits on the first screen of a phone. */
const MAX_EVENTS = 3
const MAX_EXHIBITIONS = 2

/** Holds what a visitor wants to know first. */
export interface Today {
  sites: readonly SiteWithPage[]
  onToday?: OnDay
  /** Where today is planned. */
  dayAddress?: string
}

/** The sites with their hours, and what is on, where an area knows of it. */
async function loadToday(context: PageContext): Promise<Today> {
  const [sites, onDay, dayAddress] = await Promise.all([
    sitesToVisit(context),
    context.provided('onDay'),
    context.provided('dayAddress'),
  ])
  const today = context.clock.today()
  return { sites, onToday: onDay?.(today), dayAddress: dayAddress?.(today) }
}

/** What home pages show beside their entry: today, and what areas add. */
export async function loadHome({ context }: { context: PageContext }) {
  const [today, sections] = await Promise.all([loadToday(context), context.contributed('homeSections')])
  return { today, sections }
}

/** Which sites are open today, and what is on; nothing where neither is known. */
export function todaySection({ sites, onToday, dayAddress }: Today, context: PageContext): Section {
  const { exhibitions = [], href } = onToday ?? {}
  const events = nextFirst(onToday?.events ?? [])
  return section('homeToday', {
    date: context.dates.weekdayAndDay(context.clock.today()),
    sites: sites.flatMap(({ uid, name, href: page, openHours }) => {
      const hours = shownHours(openHours, context)
      return hours?.now ? [{ uid, name, href: page, now: hours.now, isOpen: hours.isOpen }] : []
    }),
    events: events.slice(0, MAX_EVENTS),
    exhibitions: exhibitions.slice(0, MAX_EXHIBITIONS),
    total: events.length + exhibitions.length,
    href,
    dayHref: dayAddress,
  })
}

/** What begins next before what has begun, each once however often it takes place today. */
function nextFirst(events: OnDay['events']): OnDay['events'] {
  const inTurn = [...events.filter(({ hasBegun }) => !hasBegun), ...events.filter(({ hasBegun }) => hasBegun)]
  return inTurn.filter(({ uid }, index) => inTurn.findIndex((other) => other.uid === uid) === index)
}
