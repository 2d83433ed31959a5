import type { Ports } from 'atrium'
import { pageContext, to, type WireEntry } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { wholeCalendar } from '../calendar/whole-calendar.ts'
import { listedExhibitions } from '../exhibition/listed.ts'
import event from '../pages/event.ts'
import exhibition from '../pages/exhibition.ts'
import tour from '../pages/tour.ts'
import { exhibitionStatus } from '../rules/exhibition-status.ts'
import { anEntry } from './help.ts'

const show = (uid: string, start_date: string, end_date?: string, more = {}) =>
  anEntry('exhibition', uid, { start_date, ...(end_date && { end_date }), ...more })
const shows = [
  show('ended', '2026-01-01', '2026-03-13'),
  show('last-day', '2026-01-01', '2026-03-14'),
  show('running', '2026-03-01', '2026-06-01'),
  show('forever', '2025-01-01'),
  show('later', '2026-09-01', '2026-12-01'),
  show('soon', '2026-04-01', '2026-06-01'),
  anEntry('exhibition', 'undated'),
]
const contextOf = (entries: WireEntry[], calendar: object) =>
  pageContext({
    types: [event, exhibition, tour],
    entries,
    ports: { calendar: calendar as Ports['calendar'] },
    now: '2026-03-14T12:00:00-07:00',
  })
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title)

describe('lists of exhibitions', () => {
  it('EVT-126 EVT-130 CLR-017 those on now come latest first, those to come earliest first', async () => {
    const { current, future } = await listedExhibitions(contextOf(shows, {}))
    expect([titles(current), titles(future)]).toEqual([
      ['running', 'last-day', 'forever'],
      ['soon', 'later'],
    ])
  })

  it.each([
    ['current', ['forever', 'last-day', 'running']],
    ['future', ['later', 'soon']],
    ['past', ['ended']],
  ] as const)('EVT-119 %s ones by this instant', async (status, expected) => {
    const { content, clock } = contextOf(shows, {})
    const { items } = await content.cards('exhibition', { sort: [{ field: 'title' }] })
    expect(titles(items.filter((card) => exhibitionStatus(card, clock).status === status))).toEqual(expected)
  })
})

describe('the whole calendar', () => {
  const data = (date: string, more = {}) => ({
    audiences: [],
    categories: ['Talks'],
    dates: [date],
    locations: ['ctr'],
    minPrice: 0,
    maxPrice: 0,
    ...more,
  })
  const all = {
    filterFieldValues: { audiences: ['Families'], categories: ['Talks'] },
    eventsDataById: {
      '1': data('2026-03-20T19:00:00.000'),
      '2': data('2026-03-15T10:00:00.000'),
      '3': data('2026-03-15T09:00:00.000', { categories: [] }),
      '9': data('2026-03-01T10:00:00.000'),
    },
  }
  const id = (event_id: string) => ({ event_metadata: { event_id } })
  const entries = [
    ...shows,
    anEntry('event', 'friday', id('1')),
    anEntry('event', 'sunday', { ...id('2'), locations: to('ellery_location', 'villa') }),
    anEntry('event', 'over', id('9')),
    anEntry('event', 'unknown', id('10')),
    anEntry('tour', 'walk', id('3')),
    anEntry('ellery_location', 'center', { title: 'Ellery Center', location_id: 'center', identifier: 'ctr' }),
    anEntry('ellery_location', 'villa', { title: 'Ellery Villa', location_id: 'villa' }),
    show('elsewhere', '2026-05-01', '2026-06-01', { url: 'https://old.example.org' }),
  ]
  const asked: string[][] = []
  const events_ = async (ids: string[]) => {
    asked.push(ids)
    return all
  }

  it('EVT-003 EVT-133 EVT-152 EVT-154 has events, tours and exhibitions in order, asked for at once', async () => {
    const { records, filters } = await wholeCalendar(contextOf(entries, { events: events_ }))
    expect(records.map(({ kind, title }) => `${kind} ${title}`)).toEqual([
      'event sunday',
      'event friday',
      'tour walk',
      'exhibition forever',
      'exhibition last-day',
      'exhibition running',
      'exhibition soon',
      'exhibition elsewhere',
      'exhibition later',
    ])
    expect(filters).toEqual(all.filterFieldValues)
    expect(asked.map((ids) => [...ids].sort())).toEqual([['1', '10', '2', '3', '9']])
    expect(records.slice(0, 3)).toMatchObject([
      { location: ['villa'], locationLabels: ['Ellery Villa'], cost: 'Free' },
      { location: ['center'], locationLabels: ['Ellery Center'] },
      { category: ['tours'] },
    ])
    expect(records.find(({ title }) => title === 'elsewhere')?.href).toBe('https://old.example.org')
  })

  it('Q-20 shows exhibitions, and tours by their own dates, while the service fails', async () => {
    const failing = { events: async () => Promise.reject(new Error('Down.')) }
    const { records, filters } = await wholeCalendar(contextOf(entries, failing))
    expect(new Set(records.map(({ kind }) => kind))).toEqual(new Set(['tour', 'exhibition']))
    expect(filters).toEqual({ audiences: [], categories: [] })
  })
})
