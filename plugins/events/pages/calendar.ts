import { f, feedsOf, type PageContext, section } from '#engine'
import { definePage } from '#model/page.ts'
import { placeList, placeListLabel } from '#model/place/place.ts'
import type { CalendarItem } from '../blocks/events-calendar/item.tsx'
import { feedTitle } from '../calendar/events-feed.ts'
import { calendarIndex } from '../calendar/finding/calendar-index.ts'
import { filterView } from '../calendar/finding/calendar-view.ts'
import { addressOf, calendarQuery, queryOf, readChosen } from '../calendar/finding/chosen.ts'
import { foundBy, recordsFound } from '../calendar/finding/find.ts'
import type { CalendarRecord } from '../calendar/records/record.ts'
import { fileAddress } from '../ics/addresses.ts'

/** Records on one page of the calendar. */
const PAGE_SIZE = 24

/** The calendar of everything that is on: one list, found by date, category, audience and place. */
export default definePage({
  type: 'page_calendar',
  label: 'Calendar',
  help: 'The calendar of everything that is on, found by date, category, audience and place.',
  route: '/:url*',
  fields: { url: f.required(f.text()) },
  hero: { variant: 'Listing' },
  query: calendarQuery,
  async load({ context }) {
    const index = await calendarIndex(context)
    const chosen = readChosen(context, index)
    const found = recordsFound(chosen, index, foundBy(chosen, index), context)
    const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
    const asked = Number(context.query.page?.[0] ?? 1)
    // A page beyond the end counts as not asked for.
    if (asked > pages) context.ignoreQuery('page')
    const page = asked > pages ? 1 : asked
    const first = (page - 1) * PAGE_SIZE
    return {
      chosen,
      view: filterView(chosen, index, context),
      records: found.slice(first, first + PAGE_SIZE),
      total: found.length,
      first: first + 1,
      page,
      pages,
    }
  },
  compose: ({ data: { chosen, view, records, ...counts }, parts, context }) => [
    parts.hero,
    section('eventsCalendar', {
      id: 'calendar',
      path: context.path,
      ...view,
      ...counts,
      query: queryOf(chosen),
      items: records.map((record) => itemOf(record, context)),
      subscribe: fileAddress(chosen, context.institution.siteUrl),
    }),
  ],
  head: ({ data: { chosen, page, pages }, context, context: { path } }) => ({
    previous: page > 1 ? addressOf(path, queryOf(chosen, page - 1)) : undefined,
    next: page < pages ? addressOf(path, queryOf(chosen, page + 1)) : undefined,
    canonicalQuery: page > 1 && queryOf(chosen).length === 0 ? `page=${page}` : undefined,
    feeds: feedsOf('/calendar', feedTitle(context)),
  }),
})

/** Items by record: many choices of filters find the same ones. */
const items = new WeakMap<CalendarRecord, CalendarItem>()

type Needs = Pick<PageContext, 'dates' | 'translate'>

/** A record as it is shown. */
function itemOf(record: CalendarRecord, needs: Needs): CalendarItem {
  const item = items.get(record) ?? Object.freeze(newItem(record, needs))
  items.set(record, item)
  return item
}

function newItem(record: CalendarRecord, { dates, translate }: Needs): CalendarItem {
  const { uid, title, subtitle, href, image, lang, cost, date, dateText, occurrences, locationLabels } = record
  const places = locationLabels.map((label) => ({ title: label }))
  return {
    uid,
    title,
    subtitle,
    href,
    image,
    lang,
    cost,
    date: dateText ?? dates.dateTime(date),
    dateTime: dateText ? undefined : dates.iso(date),
    furtherDates: dateText ? 0 : occurrences.length - 1,
    location: placeList(places, translate) || undefined,
    locationLabel: places.length > 0 ? placeListLabel(places, translate) : undefined,
  }
}
