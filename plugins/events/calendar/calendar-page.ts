import { heroOf } from '#blocks/hero/fields.ts'
import { type DateFormats, definePage, feedsOf, type PageContext, pageIncludes, section } from '#engine'
import { fileAddress } from '../ics/addresses.ts'
import { placeList, placeListLabel } from '../rules/places.ts'
import type { CalendarItem } from './events-calendar/item.tsx'
import { calendarIndex } from './finding/calendar-index.ts'
import { type FilterView, filterView } from './finding/calendar-view.ts'
import { addressOf, type Chosen, calendarQuery, queryOf, readChosen } from './finding/chosen.ts'
import { foundBy, recordsFound } from './finding/find.ts'
import { pageCalendar } from './page-calendar.ts'
import type { CalendarRecord } from './record.ts'

/** Records on one page of the calendar. */
const PAGE_SIZE = 24

interface CalendarData {
  chosen: Chosen
  view: FilterView
  records: CalendarRecord[]
  total: number
  /** From 1. */
  page: number
  pages: number
}

/** The calendar of everything that is on: one list, found by date, category, audience and place. */
export const calendarPage = definePage({
  name: 'page_calendar',
  type: pageCalendar,
  route: '/:url*',
  include: pageIncludes,
  query: calendarQuery,
  async load(_entry, context): Promise<CalendarData> {
    const index = await calendarIndex(context)
    const chosen = readChosen(context, index)
    const found = recordsFound(chosen, index, foundBy(chosen, index), context.dates)
    const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
    const page = pageOf(context, pages)
    return {
      chosen,
      view: filterView(chosen, index, context),
      records: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
      total: found.length,
      page,
      pages,
    }
  },
  compose: (entry, { chosen, view, records, total, page, pages }: CalendarData, { path, dates, institution }) => [
    section('hero', { ...heroOf(entry), variant: 'Listing' }),
    section('eventsCalendar', {
      id: 'calendar',
      path,
      ...view,
      query: queryOf(chosen),
      total,
      first: (page - 1) * PAGE_SIZE + 1,
      page,
      pages,
      items: records.map((record) => itemOf(record, dates)),
      subscribe: fileAddress(chosen, institution.siteUrl),
    }),
  ],
  head: (_entry, { chosen, page, pages }: CalendarData, { path, institution }) => ({
    ...(page > 1 && { previous: addressOf(path, queryOf(chosen, page - 1)) }),
    ...(page < pages && { next: addressOf(path, queryOf(chosen, page + 1)) }),
    feeds: feedsOf('/calendar', `What is on at ${institution.name}`),
  }),
})

/** A page that is not there counts as not asked for. */
function pageOf({ query, ignoreQuery }: PageContext, pages: number): number {
  const asked = Number(query.page?.[0] ?? 1)
  if (asked <= pages) return asked
  ignoreQuery('page')
  return 1
}

/** A record as it is shown. */
function itemOf(record: CalendarRecord, dates: DateFormats): CalendarItem {
  const { uid, title, subtitle, href, image, lang, cost, date, dateText, occurrences, locationLabels } = record
  const places = locationLabels.map((label) => ({ title: label }))
  return {
    uid,
    title,
    subtitle,
    ...(href && { href }),
    ...(image && { image }),
    ...(lang && { lang }),
    ...(cost && { cost }),
    ...(dateText ? { date: dateText } : { date: dates.dateTime(date), dateTime: dates.iso(date) }),
    furtherDates: dateText ? 0 : occurrences.length - 1,
    ...(places.length > 0 && { location: placeList(places), locationLabel: placeListLabel(places) }),
  }
}
