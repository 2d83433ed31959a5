import { harbor, longTitle, ochre } from 'atrium/blocks/example-content.ts'
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
  access: ['Sign language', 'Step-free'],
}
const show: CalendarItem = {
  uid: 'show',
  title: longTitle,
  subtitle: 'Exhibition',
  date: 'Jan 20–May 10, 2026',
  furtherDates: 1,
  image: ochre,
}

/** Several lines; a day, with a line that has a long title, no page and no place. */
export const examples = [
  { groups: [{ items: [concert, walk] }] },
  {
    groups: [
      {
        heading: 'Saturday, March 14',
        notes: ['Ellery Villa is closed on this day for <em>the yearly cleaning</em>.'],
        isPrintable: true,
        items: [{ ...concert, date: '7:30pm–9pm', note: 'Ellery Villa is closed that day' }],
      },
      { heading: 'All day and ongoing', items: [show] },
    ],
    cta: { title: 'Plan your day', href: '/visit/day?date=2026-03-14' },
  },
]
