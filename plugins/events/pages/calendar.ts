import { f, feedsOf, type PageContext, section } from 'atrium'
import { filteredSection } from 'atrium/model/page/list.ts'
import { definePage } from 'atrium/model/page.ts'
import { placeList, placeListLabel } from 'atrium/model/place/place.ts'
import type { CalendarItem } from '../blocks/calendar-items/item.tsx'
import { calendarFilters, calendarList } from '../calendar/calendar-list.ts'
import { feedTitle } from '../calendar/events-feed.ts'
import type { CalendarRecord } from '../calendar/records/record.ts'
import { fileAddress, fileQuery } from '../ics/addresses.ts'
import messages from '../messages.ts'

export default definePage({
  type: 'page_calendar',
  label: 'Calendar',
  plural: 'Calendars',
  icon: 'calendar-days',
  category: 'Programme',
  help: 'The calendar of everything that is on, found by date, category, audience and place.',
  route: '/:url*',
  fields: { url: f.required(f.text({ help: 'Its whole address, usually /calendar.' })) },
  hero: { variant: 'Listing' },
  list: { of: calendarList, size: 24, filters: calendarFilters },
  compose({ list, parts, context }) {
    const { everything: heading, nothingPlanned: empty } = context.translate(messages)
    const items = list.items.map((record) => itemOf(record, context))
    const isSelection = fileQuery(list.query).length > 0
    return [
      parts.hero,
      filteredSection(
        {
          ...{ id: 'calendar', list, heading, empty },
          results: [section('calendarItems', { items })],
          after: [
            section('calendarSubscribe', { isSelection, ...fileAddress(list.query, context.institution.siteUrl) }),
          ],
        },
        context,
      ),
    ]
  },
  head: ({ context }) => ({ feeds: feedsOf('/calendar', feedTitle(context)) }),
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
