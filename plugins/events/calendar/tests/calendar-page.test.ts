import type { ListPage, Section } from 'atrium'
import { entryOf } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import type { ListRules } from '#engine/contract/page/list.ts'
import { listHead } from '#engine/lists/list-head.ts'
import { readList } from '#engine/lists/read-list.ts'
import type { CalendarItem } from '../../blocks/calendar-items/item.tsx'
import calendarPage from '../../pages/calendar.ts'
import type { CalendarRecord } from '../records/record.ts'
import { aRecord, calendarContext } from './records.ts'

const entry = entryOf('page_calendar', 'page_calendar', { title: 'Calendar', path: '/calendar' })

async function compose(records: readonly CalendarRecord[], search = '', now?: string) {
  const { context, ignored } = calendarContext(records, search, now)
  const list = await readList(calendarPage.list as ListRules, entry, context)
  const input = { entry, list, context, data: undefined }
  const sections = calendarPage.compose({ ...input, navigation: undefined }) as Section[]
  const head = { ...listHead(list, context.path), ...calendarPage.head?.(input) }
  const calendar = sections[1] as Section & ListPage & { results: [{ items: CalendarItem[] }]; after: Section[] }
  const [dates, ...filters] = calendar.filters
  return { sections, calendar, items: calendar.results[0].items, dates: dates?.days, filters, head, ignored }
}

const many = Array.from({ length: 60 }, (_, number) =>
  aRecord(`talk ${number}`, [`2026-03-${14 + Math.floor(number / 6)}T1${number % 6}:00`]),
)
const films = aRecord('film', ['2026-03-15T20:00'], { category: ['films'], location: ['villa', 'online'] })

describe('the calendar page', () => {
  it('EVT-132 CLR-002 stands at its own url: the hero, then the calendar', async () => {
    expect(calendarPage.route).toBe('/:url*')
    const { sections } = await compose(many)
    expect(sections.map(({ blockType }) => blockType)).toEqual(['hero', 'filteredList'])
  })

  it('EVT-143 EVT-139 EVT-140 EVT-141 EVT-142 has a date of one year, categories, audiences and places', async () => {
    const { calendar, dates, filters } = await compose(many)
    expect(calendar.filters[0]?.label).toBe('Date')
    expect(dates).toMatchObject({ offered: { from: '2026-03-14', to: '2027-03-14' } })
    expect(filters.map(({ name, label }) => [name, label])).toEqual([
      ['category', 'Category'],
      ['audience', 'Audience'],
      ['location', 'Show only:'],
    ])
  })

  it('EVT-011 EVT-147 EVT-007 offers each category by itself, in the form that addresses have', async () => {
    const { filters } = await compose([...many, films])
    const values = filters.map(({ choices }) => choices.map(({ value, label }) => `${value} ${label}`))
    expect(values).toEqual([
      ['talks Talks', 'films Films', 'performances Performances'],
      ['general-public General Public', 'families Families'],
      ['center Ellery Center', 'villa Ellery Villa', 'online Online'],
    ])
  })

  it('EVT-145 CLR-005 counts all and shows a page of them, with the way to its neighbours', async () => {
    const { calendar, items, head } = await compose(many, 'page=2&category=talks')
    expect(calendar).toMatchObject({ total: 60, pages: 3, page: 2 })
    expect(items.map(({ title }) => title)).toEqual(many.slice(24, 48).map(({ title }) => title))
    expect(head).toMatchObject({ previous: '/calendar?category=talks', next: '/calendar?category=talks&page=3' })
    expect((await compose(many)).head).toMatchObject({ next: '/calendar?page=2' })
  })

  it('CLR-004 counts a page that is not there as not asked for', async () => {
    const { calendar, ignored } = await compose(many, 'page=9')
    expect([calendar.page, ignored]).toEqual([1, ['page']])
  })

  it('EVT-146 offers no order to choose', async () => {
    expect((await compose(many)).calendar.sorts).toEqual([])
  })

  it('EVT-013 EVT-014 EVT-064 prints date, places and cost of each', async () => {
    const record = aRecord('walk', ['2026-03-14T19:30', '2026-03-15T19:30', '2026-03-16T19:30'], {
      cost: '$15 – $25',
      location: ['center', 'villa', 'online'],
      locationLabels: ['Ellery Center', 'Ellery Villa', 'Online'],
    })
    expect((await compose([record])).items[0]).toMatchObject({
      date: 'Sat, Mar 14, 2026, 7:30pm',
      dateTime: '2026-03-14T19:30:00-07:00',
      furtherDates: 2,
      location: 'Ellery Center, Ellery Villa & Online',
      locationLabel: 'Location: Ellery Center, Ellery Villa & Online',
      cost: '$15 – $25',
    })
  })

  it('EVT-144 shows what a link from an event asks for, and how it is taken back', async () => {
    const { calendar, items, filters } = await compose([...many, films], 'category=films&location=online')
    expect(items.map(({ title }) => title)).toEqual(['film'])
    expect(filters[0]?.choices.filter(({ isChosen }) => isChosen).map(({ label }) => label)).toEqual(['Films'])
    expect(calendar.chosen).toEqual([
      { label: 'Films', href: '/calendar?location=online' },
      { label: 'Online', href: '/calendar?category=films' },
    ])
  })

  it('EVT-159 EVT-160 EVT-161 leads to today, tomorrow and the weekend, keeping other filters', async () => {
    const plain = (await compose(many)).dates?.shortcuts ?? []
    expect(plain.map(({ href }) => href)).toEqual([
      '/calendar?date=2026-03-14',
      '/calendar?date=2026-03-15',
      '/calendar?startdate=2026-03-14&enddate=2026-03-15',
    ])
    const filtered = (await compose(many, 'category=talks&date=2026-03-15')).dates?.shortcuts ?? []
    expect(filtered.map(({ label, href, isChosen }) => [label, href, isChosen])).toEqual([
      ['Today', '/calendar?date=2026-03-14&category=talks', false],
      ['Tomorrow', '/calendar?date=2026-03-15&category=talks', true],
      ['This weekend', '/calendar?startdate=2026-03-14&enddate=2026-03-15&category=talks', false],
    ])
  })

  it('says which one filter stands in the way when nothing is found', async () => {
    const { calendar } = await compose([...many, films], 'category=films&date=2026-03-14&location=villa')
    expect(calendar.total).toBe(0)
    expect(calendar.remedies).toEqual([
      { label: 'Mar 14, 2026', href: '/calendar?category=films&location=villa', total: 1 },
    ])
    const two = await compose([...many, films], 'category=films&date=2026-03-14')
    expect(two.calendar.remedies.map(({ label, total }) => `${label}: ${total}`)).toEqual([
      'Films: 6',
      'Mar 14, 2026: 1',
    ])
  })

  it('stands there without a single record too', async () => {
    const { calendar } = await compose([])
    expect(calendar).toMatchObject({ unfiltered: 0, empty: 'Nothing is planned at the moment. Please come back soon.' })
  })

  it('CLR-023 shows a record without a page, without a link', async () => {
    const { href: _, ...record } = aRecord('loose', ['2026-03-14T19:30'])
    expect((await compose([record])).items).toMatchObject([{ title: 'loose', href: undefined }])
  })

  it('announces the feeds of the calendar, and subscribes to what is chosen', async () => {
    const { calendar, head } = await compose(many, 'category=talks&date=2026-03-14')
    expect(head?.feeds?.map(({ href }) => href)).toEqual([
      '/calendar/rss.xml',
      '/calendar/atom.xml',
      '/calendar/feed.json',
    ])
    expect(calendar.after).toEqual([
      {
        blockType: 'calendarSubscribe',
        isSelection: true,
        webcal: 'webcal://www.ellery.example/calendar.ics?category=talks',
        file: '/calendar.ics?category=talks',
      },
    ])
  })
})
