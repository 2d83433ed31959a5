import { section } from 'atrium'
import { definePage } from 'atrium/model/page.ts'
import { dateParameter } from '../day/asked-day.ts'
import { DAY_PAGE } from '../day/day-address.ts'
import { dayFields } from '../day/day-fields.ts'
import { daySections, loadDay } from '../day/day-sections.ts'

export default definePage({
  type: 'page_visit_day',
  label: 'Your day',
  plural: 'Pages of a day',
  icon: 'calendar-check',
  category: 'Pages',
  help: 'One day for visitors, on one sheet: which site is open when, what is on in order of time, and what helps on the way.',
  route: DAY_PAGE,
  query: { date: dateParameter },
  hero: { variant: 'Listing', navigation: true },
  fields: dayFields(),
  load: ({ context }) => loadDay(context),
  compose: ({ entry, data, parts, context }) => [
    section('hero', { ...parts.hero, printable: data.asked.day !== undefined }),
    ...daySections(entry, data, context),
  ],
  head: ({ entry, data: { asked }, context: { dates, query } }) => ({
    title: asked.day && `${entry.name}: ${dates.weekdayAndDay(asked.day)}`,
    // One page of it is enough for search engines: the days change every day.
    noindex: query.date !== undefined,
  }),
})
