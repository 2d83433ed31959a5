import { f, feedsOf, type ListPage, section } from 'atrium'
import { filteredSection } from 'atrium/model/page/list.ts'
import { definePage } from 'atrium/model/page.ts'
import { calendarFilters, calendarList } from '../calendar/calendar-list.ts'
import { feedTitle } from '../calendar/events-feed.ts'
import { dayGroups, itemsOf } from '../calendar/items.ts'
import { wholeCalendar } from '../calendar/whole-calendar.ts'
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
  async load({ context }) {
    const [{ places }, dayAddress] = await Promise.all([wholeCalendar(context), context.provided('dayAddress')])
    return { places, dayAddress }
  },
  compose({ list, data: { places, dayAddress }, parts, context }) {
    const { everything: heading, nothingPlanned: empty, planYourDay: title } = context.translate(messages)
    const day = dayOf(list.filters)
    const groups = day ? dayGroups(list.items, day, places, context) : [{ items: itemsOf(list.items, context) }]
    const isSelection = fileQuery(list.query).length > 0
    const href = dayAddress?.(day ?? context.clock.today())
    const plan = href ? { title, href } : undefined
    // Whoever asks for a day sees the day.
    const hero = day
      ? { ...parts.hero, intro: undefined, cta: undefined }
      : { ...parts.hero, cta: plan ?? parts.hero.cta }
    const lines = section('calendarItems', { groups, cta: day ? plan : undefined })
    return [
      section('hero', hero),
      filteredSection(
        {
          // The day is the heading of what is on on it.
          ...{ id: 'calendar', list, heading: day ? undefined : heading, empty },
          results: [lines],
          after: [
            // What is found is shown in its place; of an empty day this says why it is one.
            ...(list.total === 0 && day ? [lines] : []),
            section('calendarSubscribe', { isSelection, ...fileAddress(list.query, context.institution) }),
          ],
        },
        context,
      ),
    ]
  },
  head: ({ context }) => ({ feeds: feedsOf('/calendar', feedTitle(context)) }),
})

/** Returns the one day that is asked for, `YYYY-MM-DD`. */
function dayOf(filters: ListPage['filters']): string | undefined {
  const { from, to } = filters.find(({ days }) => days)?.days ?? {}
  return from === to ? from : undefined
}
