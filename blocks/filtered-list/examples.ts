import { slugOf } from 'atrium'
import { awkwardCards, longTitle, manyCards, stories } from 'atrium/blocks/example-content.ts'
import type { z } from 'zod'
import type { schema } from './fields.ts'

const choices = (labels: readonly string[], chosen: readonly string[] = [], most = 18) =>
  labels.map((label, index) => ({
    value: slugOf(label),
    label,
    count: Math.max(0, most - index * 3),
    isChosen: chosen.includes(label),
  }))

const kinds = ['Talks', 'Tours', 'Workshops', 'Films', 'Music', 'Performances', 'Courses']
const subjects = [
  'Antiquities',
  'Architecture and gardens',
  'Astronomy, astrology and the making of calendars',
  'Books',
  'Ceramics',
  'Conservation of stone, wood, plaster and everything that was never meant to last',
  'Drawing',
  'Light',
  'Manuscripts',
  'Marbling',
  'Paper',
  'Photographs',
  'Prints',
  'Sculpture',
  'Textiles',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
]

/** Several filters; one short one; many long choices; nothing found on the days chosen. */
export const examples: readonly z.input<typeof schema>[] = [
  {
    heading: 'All events',
    path: '/events',
    nouns: { total: 'events', all: 'events', none: 'events' },
    items: manyCards.slice(0, 12),
    total: 32,
    unfiltered: 60,
    page: 2,
    pages: 3,
    filters: [
      { name: 'q', label: 'Find an event', words: 'clay', choices: [] },
      { name: 'kind', label: 'Kind', choices: choices(kinds, ['Tours', 'Workshops']) },
      { name: 'audience', label: 'For', choices: choices(['Families', 'Schools', 'Members']) },
      { name: 'place', label: 'Place', single: true, choices: choices(['Center', 'Villa', 'Online'], ['Center']) },
    ],
    chosen: [
      { label: 'clay', href: '/events?kind=tours&kind=workshops&place=center' },
      { label: 'Tours', href: '/events?q=clay&kind=workshops&place=center' },
      { label: 'Workshops', href: '/events?q=clay&kind=tours&place=center' },
      { label: 'Center', href: '/events?q=clay&kind=tours&kind=workshops' },
    ],
    query: [
      ['q', 'clay'],
      ['kind', 'tours'],
      ['kind', 'workshops'],
      ['place', 'center'],
    ],
  },
  {
    title: 'Exhibitions',
    path: '/exhibitions',
    nouns: { total: 'exhibitions', all: 'exhibitions', none: 'exhibitions' },
    items: stories.slice(0, 3),
    size: 'large',
    total: 3,
    unfiltered: 3,
    page: 1,
    pages: 1,
    filters: [{ name: 'place', label: 'Location', choices: choices(['Center', 'Villa', 'Online'], [], 3) }],
  },
  {
    heading: longTitle,
    path: '/resources',
    sorts: [
      { label: 'Name A to Z', value: '', query: '', isChosen: false },
      { label: 'Newest', value: 'date-descending', query: 'sort=date&order=descending', isChosen: true },
      {
        label: 'As they were found, from the first box to the last',
        value: 'box-ascending',
        query: 'sort=box',
        isChosen: false,
      },
    ],
    items: awkwardCards,
    size: 'editorial inline',
    nouns: { total: 'results', all: 'results', none: 'results' },
    total: 3,
    unfiltered: 1204,
    page: 1,
    pages: 1,
    filters: [
      { name: 'subject', label: 'Subject', choices: choices(subjects, ['Textiles'], 300) },
      {
        name: 'level',
        label: 'For whom it was written, as far as anybody can remember',
        single: true,
        choices: choices(
          ['Those who have never held a brush', 'Teachers of mixed classes of nine to eleven years', 'Scholars'],
          ['Scholars'],
        ),
      },
    ],
    chosen: [
      { label: 'Textiles', href: '/resources?level=scholars' },
      { label: 'Scholars', href: '/resources?subject=textiles' },
    ],
    query: [
      ['subject', 'textiles'],
      ['level', 'scholars'],
    ],
  },
  {
    heading: 'All events',
    path: '/events',
    nouns: { total: 'events', all: 'events', none: 'events' },
    items: [],
    total: 0,
    unfiltered: 60,
    page: 1,
    pages: 1,
    filters: [
      {
        name: 'dates',
        label: 'Date',
        choices: [],
        days: {
          parameters: { day: 'date', first: 'startdate', last: 'enddate' },
          offered: { from: '2026-03-14', to: '2027-03-14' },
          from: '2026-03-14',
          to: '2026-03-15',
          shortcuts: [
            { label: 'Today', href: '/events?date=2026-03-14', isChosen: false },
            { label: 'This weekend', href: '/events?startdate=2026-03-14&enddate=2026-03-15', isChosen: true },
          ],
        },
      },
      { name: 'kind', label: 'Kind', choices: choices(kinds, ['Tours'], 9) },
      { name: 'audience', label: 'For', choices: choices(['Families', 'Schools', 'Members'], ['Schools'], 0) },
    ],
    remedies: [
      { label: 'Mar 14–15, 2026', href: '/events?kind=tours&audience=schools', total: 12 },
      { label: 'Tours', href: '/events?startdate=2026-03-14&enddate=2026-03-15&audience=schools', total: 1 },
    ],
    chosen: [
      { label: 'Mar 14–15, 2026', href: '/events?kind=tours&audience=schools' },
      { label: 'Tours', href: '/events?audience=schools' },
      { label: 'Schools', href: '/events?kind=tours' },
    ],
    query: [
      ['startdate', '2026-03-14'],
      ['enddate', '2026-03-15'],
      ['kind', 'tours'],
      ['audience', 'schools'],
    ],
  },
]
