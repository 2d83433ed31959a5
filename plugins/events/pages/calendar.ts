import { f, feedsOf, type PageContext, section } from '#engine'
import { definePage } from '#model/page.ts'
import { placeList, placeListLabel } from '#model/place/place.ts'
import type { CalendarItem } from '../blocks/events-calendar/item.tsx'
import { feedTitle } from '../calendar/events-feed.ts'
import { calendarList } from '../calendar/finding/calendar-list.ts'
import { addressOf, calendarQuery, queryOf } from '../calendar/finding/chosen.ts'
import type { CalendarRecord } from '../calendar/records/record.ts'
import { fileAddress } from '../ics/addresses.ts'

/** The calendar of everything that is on: one list, found by date, category, audience and place. */
export default definePage({
  type: 'page_calendar',
  label: 'Calendar',
  help: 'The calendar of everything that is on, found by date, category, audience and place.',
  route: '/:url*',
  fields: { url: f.required(f.text()) },
  hero: { variant: 'Listing' },
  query: calendarQuery,
  list: { of: calendarList, size: 24 },
  compose: ({ list: { answer, items, total, page, pages, size }, parts, context }) => [
    parts.hero,
    section('eventsCalendar', {
      id: 'calendar',
      path: context.path,
      ...answer.view,
      ...{ total, page, pages },
      first: (page - 1) * size + 1,
      query: queryOf(answer.chosen),
      items: items.map((record) => itemOf(record, context)),
      subscribe: fileAddress(answer.chosen, context.institution.siteUrl),
    }),
  ],
  head: ({ list: { answer, page, pages }, context, context: { path } }) => {
    const at = (number: number) => addressOf(path, queryOf(answer.chosen, number))
    return {
      previous: page > 1 ? at(page - 1) : undefined,
      next: page < pages ? at(page + 1) : undefined,
      canonicalQuery: page > 1 && queryOf(answer.chosen).length === 0 ? `page=${page}` : undefined,
      feeds: feedsOf('/calendar', feedTitle(context)),
    }
  },
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
