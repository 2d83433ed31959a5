import type { ListPage, Section } from 'atrium'
import { entryOf } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import type { ListRules } from '#engine/contract/page/list.ts'
import { listHead } from '#engine/lists/list-head.ts'
import { readList } from '#engine/lists/read-list.ts'
import type { CalendarItem } from '../../blocks/calendar-items/item.tsx'
import calendarPage from '../../pages/calendar.ts'
import type { CalendarRecord } from '../records/record.ts'
import { wholeCalendar } from '../whole-calendar.ts'
import { aRecord, calendarContext, TODAY } from './records.ts'

const entry = entryOf('page_calendar', 'page_calendar', { title: 'Calendar', path: '/calendar' })

interface Group {
  heading?: string
  notes?: string[]
  items: CalendarItem[]
}

async function compose(records: readonly CalendarRecord[], search = '', now?: string) {
  const { context, ignored } = calendarContext(records, search, now)
  const list = await readList(calendarPage.list as ListRules, entry, context)
  const input = {
    entry,
    list,
    context,
    data: { ...(await wholeCalendar(context)), dayAddress: (day: string) => `/visit/day?date=${day}` },
  }
  const sections = calendarPage.compose({ ...input, navigation: undefined }) as Section[]
  const head = { ...listHead(list, context.path), ...calendarPage.head?.(input) }
  const calendar = sections[1] as Section & ListPage & { results: [{ groups: Group[] }]; after: Section[] }
  const [dates, ...filters] = calendar.filters
  const { groups } = calendar.results[0]
  return {
    sections,
    calendar,
    groups,
    items: groups.flatMap(({ items }) => items),
    dates: dates?.days,
    filters,
    head,
    ignored,
  }
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
    expect(sections[0]?.cta).toEqual({ title: 'Plan your day', href: `/visit/day?date=${TODAY}` })
    const { sections: ofDay } = await compose(many, '?date=2026-03-15')
    // The first screen is that of the day: what leads on from it comes after it.
    expect([ofDay[0]?.cta, ofDay[0]?.intro]).toEqual([undefined, undefined])
    expect((ofDay[1]?.results as Section[] | undefined)?.[0]?.cta).toMatchObject({ href: '/visit/day?date=2026-03-15' })
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

  it('EVT-160 shows a day under its heading: times without days and years, then what lasts', async () => {
    const timed = (uid: string, from: string, to: string) =>
      aRecord(uid, [], {
        occurrences: [
          { start: `${TODAY}T${from}`, end: `${TODAY}T${to}`, days: { from: TODAY, to: TODAY } },
          { start: `2026-03-20T${from}`, days: { from: '2026-03-20', to: '2026-03-20' } },
        ],
      })
    const show = aRecord('show', [], {
      ...{ kind: 'exhibition', date: '2026-01-20', startDate: '2026-01-20', endDate: '2026-05-10' },
      ...{ dateText: 'Jan 20–May 10, 2026', dayText: 'Through May 10' },
      occurrences: [{ start: '2026-01-20', days: { from: '2026-01-20', to: '2026-05-10' } }],
    })
    const fair = aRecord('fair', [], { occurrences: [{ start: TODAY, days: { from: TODAY, to: TODAY } }] })
    const twice = aRecord('twice', [`${TODAY}T10:30`, `${TODAY}T14:00`, '2026-03-20T10:30'], { kind: 'tour' })
    const { groups } = await compose(
      [timed('late', '19:30', '21:00'), fair, timed('early', '10:00', '11:00'), twice, show],
      `date=${TODAY}`,
      `${TODAY}T08:00:00-07:00`,
    )
    const lines = groups.flatMap(({ heading, items }) => [
      `# ${heading}`,
      ...items.map(({ title, date, furtherDates }) => `${title}: ${date} ${furtherDates}`),
    ])
    expect(lines).toEqual([
      '# Saturday, March 14',
      'early: 10am–11am 0',
      'twice: 10:30am, 2pm 0',
      'late: 7:30pm–9pm 0',
      '# All day and ongoing',
      'fair: All day 0',
      'show: Through May 10 0',
    ])
  })

  it('offers ways of access that something has, says them on its line, and subscribes to them', async () => {
    const signed = aRecord('signed', ['2026-03-15T10:00'], { access: ['step-free', 'signed'] })
    const { filters, items, calendar } = await compose([signed, ...many], 'access=signed')
    expect(filters.at(-1)).toMatchObject({
      label: 'Access',
      choices: [
        { value: 'signed', label: 'Sign language', count: 1, isChosen: true },
        { value: 'step-free', label: 'Step-free', count: 1 },
      ],
    })
    expect(items.map(({ title, access }) => [title, access])).toEqual([['signed', ['Sign language', 'Step-free']]])
    expect(calendar.after.at(-1)).toMatchObject({ file: '/calendar.ics?access=signed' })
    const two = await compose([aRecord('other', ['2026-03-15T10:00'], { access: ['signed'] }), signed], 'access=signed')
    expect(two.filters.at(-1)?.choices.map(({ label, count }) => `${label} ${count}`)).toEqual([
      'Sign language 2',
      'Step-free 1',
    ])
    expect((await compose(many)).filters.map(({ name }) => name)).not.toContain('access')
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
