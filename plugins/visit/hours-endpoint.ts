import { defineEndpoint, type PageContext, plainText, wholeAddress } from 'atrium'
import { type DayHours, hoursToday, type OpenHours, weekOf } from 'atrium/model/place/hours/open-hours.ts'
import { openingNow } from 'atrium/model/place/hours/opening.ts'
import { sentenceOf } from 'atrium/model/place/hours/opening-text.ts'
import { plannedExceptions } from 'atrium/model/place/hours/unusual-days.ts'
import { type SiteWithPage, sitesToVisit } from 'atrium/model/place/sites.ts'

/** `{ "opens": "10:00", "closes": "17:30" }`, or `{ "closed": true }`, with why where it is said. */
const timesOf = (hours: DayHours) => ({
  ...('closed' in hours ? { closed: true } : { opens: hours.openTime, closes: hours.closeTime }),
  reason: ('closed' in hours && hours.closed !== true ? plainText(hours.closed) : plainText(hours.reason)) || undefined,
})

function hoursOf(hours: OpenHours | undefined, context: PageContext) {
  if (!hours) return {}
  const { clock, dates } = context
  const opening = openingNow(hours, context)
  const today = clock.today()
  const planned = hoursToday(hours, clock)
  return {
    isOpen: opening?.isOpen ?? false,
    text: plainText(opening && sentenceOf(opening, context)) || undefined,
    closesAt: opening?.isOpen && opening.until ? dates.iso(opening.until) : undefined,
    opensAt: opening && !opening.isOpen && opening.next ? dates.iso(opening.next) : undefined,
    today: planned && timesOf(planned),
    week: Object.fromEntries(weekOf(hours).map(({ weekday, hours: own }) => [weekday, timesOf(own)])),
    exceptions: plannedExceptions(hours, today).map(({ first, last, hours: own }) => ({
      first,
      last,
      ...timesOf(own),
    })),
  }
}

const siteOf = ({ locationId, name, href, openHours }: SiteWithPage, context: PageContext) => ({
  id: locationId,
  name,
  url: href && wholeAddress(href, context.institution),
  ...hoursOf(openHours, context),
})

/** The hours of every site as JSON: what holds now, today, in the week and on the days to come that are otherwise. */
export const hoursEndpoint = defineEndpoint({
  name: 'hours of the sites',
  route: '/api/hours',
  cache: 'dependencies',
  async handle({ context }) {
    const sites = await sitesToVisit(context)
    return {
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        timeZone: context.institution.timeZone,
        date: context.clock.today(),
        locations: sites.map((site) => siteOf(site, context)),
      }),
    }
  },
})
