import { harbor, longTitle, ochre } from '#blocks/example-content.ts'
import type { FilterView } from '../../calendar/finding/calendar-view.ts'
import type { CalendarItem } from './item.tsx'

const concert: CalendarItem = {
  uid: 'concert',
  title: 'Night of Clay',
  href: '/calendar/night-of-clay',
  subtitle: 'Performance',
  date: 'Sat, Mar 14, 2026, 7:30pm',
  dateTime: '2026-03-14T19:30:00-07:00',
  furtherDates: 0,
  location: 'Ellery Center',
  locationLabel: 'Location: Ellery Center',
  cost: '$15 – $25',
  image: harbor,
}
const walk: CalendarItem = {
  uid: 'walk',
  title: 'Garden walk',
  href: '/calendar/garden-walk',
  subtitle: 'Tour',
  date: 'Sun, Mar 15, 2026, 11:30am',
  dateTime: '2026-03-15T11:30:00-07:00',
  furtherDates: 122,
  location: 'Ellery Center, Ellery Villa & Online',
  locationLabel: 'Location: Ellery Center, Ellery Villa & Online',
  cost: 'Free',
}
const show: CalendarItem = {
  uid: 'show',
  title: longTitle,
  subtitle: 'Exhibition',
  date: 'Jan 20–May 10, 2026',
  furtherDates: 1,
  image: ochre,
}

const dates = (chosen: { from?: string; to?: string } = {}): FilterView['dates'] => ({
  ...chosen,
  min: '2026-03-14',
  max: '2027-03-14',
  shortcuts: [
    { label: 'Today', href: '/calendar/?date=2026-03-14', isChosen: chosen.to === '2026-03-14' },
    { label: 'Tomorrow', href: '/calendar/?date=2026-03-15' },
    { label: 'This weekend', href: '/calendar/?startdate=2026-03-14&enddate=2026-03-15' },
  ],
})
const filters = (chosen: readonly string[] = []): FilterView['filters'] => {
  const choices = (labels: readonly string[]) =>
    labels.map((label) => {
      const value = label.toLowerCase().replaceAll(' ', '-')
      return { value, label, isChosen: chosen.includes(value) }
    })
  return [
    { name: 'category', label: 'Category', choices: choices(['Performances', 'Talks', 'Films', 'Tours', 'Courses']) },
    { name: 'audience', label: 'Audience', choices: choices(['General Public', 'Families', 'Teachers']) },
    { name: 'location', label: 'Show only:', choices: choices(['Ellery Center', 'Ellery Villa', 'Online']) },
  ]
}
const subscribe = { webcal: 'webcal://www.ellery.example/calendar.ics', file: '/calendar.ics' }

/** A long list, a selection, one that finds nothing, and an empty calendar. */
export const examples = [
  {
    path: '/calendar',
    total: 1203,
    first: 25,
    page: 2,
    pages: 51,
    items: [concert, walk, show],
    dates: dates(),
    filters: filters(),
    subscribe,
  },
  {
    path: '/calendar',
    query: [['category', 'talks'] as [string, string]],
    total: 1,
    first: 1,
    page: 1,
    pages: 1,
    items: [concert],
    dates: dates({ from: '2026-03-14', to: '2026-03-14' }),
    filters: filters(['performances']),
    chips: [
      { label: 'Mar 14, 2026', href: '/calendar/?category=performances' },
      { label: 'Performances', href: '/calendar/?date=2026-03-14' },
    ],
    subscribe,
  },
  {
    path: '/calendar',
    total: 0,
    first: 1,
    page: 1,
    pages: 1,
    dates: dates({ from: '2026-03-14', to: '2026-03-14' }),
    filters: filters(['films', 'online']),
    chips: [
      { label: 'Mar 14, 2026', href: '/calendar/?category=films&location=online' },
      { label: 'Films', href: '/calendar/?date=2026-03-14&location=online' },
      { label: 'Online', href: '/calendar/?date=2026-03-14&category=films' },
    ],
    remedies: [
      { label: 'Mar 14, 2026', href: '/calendar/?category=films&location=online', total: 12 },
      { label: 'Online', href: '/calendar/?date=2026-03-14&category=films', total: 1 },
    ],
    subscribe,
  },
  { path: '/calendar', total: 0, first: 1, page: 1, pages: 1, dates: dates(), filters: filters(), subscribe },
]
