import { entryOf } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import type { ListRules } from '#engine/contract/page/list.ts'
import { queryOf } from '#engine/lists/list-query.ts'
import { readList } from '#engine/lists/read-list.ts'
import calendarPage from '../../pages/calendar.ts'
import { filterValue } from '../filter-value.ts'
import type { CalendarRecord } from '../records/record.ts'
import { aRecord, calendarContext } from './records.ts'

const period = (uid: string, from: string, to: string, fields: Partial<CalendarRecord> = {}) =>
  aRecord(uid, [], {
    kind: 'exhibition',
    date: from,
    startDate: from,
    dateText: 'On',
    occurrences: [{ start: from, days: { from, to } }],
    category: ['exhibitions'],
    ...fields,
  })
const records = [
  aRecord('early', ['2026-03-14T09:00', '2026-03-20T19:00']),
  aRecord('late', ['2026-03-15T19:30'], {
    category: ['films'],
    audience: ['families'],
    location: ['villa', 'online'],
    access: ['signed'],
  }),
  aRecord('friday', ['2026-03-20T10:00'], { location: ['online'] }),
  aRecord('in two years', ['2028-01-01T10:00'], { category: ['performances'] }),
  aRecord('walk', ['2026-03-14T12:00', '2026-03-20T12:00'], {
    kind: 'tour',
    category: ['tours'],
    access: ['signed', 'step-free'],
  }),
  period('show', '2026-01-20', '2026-05-10'),
  period('forever', '2025-01-01', '9999-12-31', { location: ['villa'] }),
]

const rules = { ...(calendarPage.list as ListRules), size: 100 }
const entry = entryOf('page_calendar', 'page_calendar', { title: 'Calendar' })

/** The calendar under a query, which is understood as in an address. */
async function asked(search: string, own: readonly CalendarRecord[] = records, size = rules.size) {
  const known = queryOf({ list: rules })
  const accepted = [...new URLSearchParams(search)].flatMap(([name, value]) => {
    const read = known[name]?.accept(value)
    return read === undefined ? [] : [[name, read]]
  })
  const { context, ignored } = calendarContext(own, String(new URLSearchParams(accepted)))
  const list = await readList({ ...rules, size }, entry, context)
  const items = list.items as unknown as CalendarRecord[]
  return { list, ignored, items, uids: items.map(({ uid }) => uid), query: list.query.map((pair) => pair.join('=')) }
}

describe('what the calendar finds', () => {
  it.each<[string, string, string[]]>([
    ['EVT-133 everything, in order', '', records.map(({ uid }) => uid)],
    ['EVT-140 a category', 'category=films', ['late']],
    ['EVT-140 one of two categories', 'category=films&category=tours', ['late', 'walk']],
    ['EVT-136 exhibitions', 'category=exhibitions', ['show', 'forever']],
    ['EVT-141 an audience', 'audience=families', ['late']],
    ['EVT-142 a place among others', 'location=online', ['late', 'friday']],
    ['an access', 'access=signed', ['late', 'walk']],
    ['all of several ways of access', 'access=signed&access=step-free', ['walk']],
    ['an access of a kind of events', 'access=signed&category=films', ['late']],
    ['what satisfies every filter', 'location=online&category=talks', ['friday']],
    ['nothing that satisfies one of them only', 'location=villa&category=talks', []],
    ['EVT-139 a day', 'date=2026-03-15', ['late', 'show', 'forever']],
    ['EVT-139 from a day on, later than a year too', 'startdate=2026-05-11', ['in two years', 'forever']],
    ['EVT-139 up to a day', 'enddate=2026-03-14', ['early', 'walk', 'show', 'forever']],
    ['a value that no record has', 'category=performances&audience=families', []],
  ])('%s', async (_row, search, expected) => {
    expect((await asked(search)).uids).toEqual(expected)
  })

  it('CLR-017 sorts events by their first time within the chosen days, and shows that time', async () => {
    const { items } = await asked('startdate=2026-03-20&enddate=2026-03-21')
    expect(items.slice(0, 3).map(({ uid, date }) => `${uid} ${date}`)).toEqual([
      'friday 2026-03-20T10:00:00.000',
      'early 2026-03-20T19:00:00.000',
      'walk 2026-03-20T12:00:00.000',
    ])
  })

  it('offers categories in use that it knows no name of by the alphabet of the language', async () => {
    const own = ['zirkel', 'ärzte', 'atelier'].map((name) => aRecord(name, ['2026-03-14T10:00'], { category: [name] }))
    const { list } = await asked('', own)
    const offered = list.filters.find(({ name }) => name === 'category')?.choices.map(({ label }) => label) ?? []
    expect(offered.slice(-3)).toEqual(['Ärzte', 'Atelier', 'Zirkel'])
  })

  it('EVT-160 lists one day in the order of its times, whatever takes place, and after it what lasts', async () => {
    const { items } = await asked('date=2026-03-20')
    expect(items.map(({ uid, date }) => `${uid} ${date.slice(0, 16)}`)).toEqual([
      'friday 2026-03-20T10:00',
      'walk 2026-03-20T12:00',
      'early 2026-03-20T19:00',
      'show 2026-01-20',
      'forever 2025-01-01',
    ])
  })

  it('shows a whole day on one page, however much takes place, and not more', async () => {
    const talks = (count: number) =>
      Array.from({ length: count }, (_, number) => aRecord(`t${number}`, [`2026-03-14T10:00`]))
    const { list } = await asked('date=2026-03-14', talks(130), 24)
    expect([list.items.length, list.pages, list.total]).toEqual([120, 2, 130])
    expect((await asked('startdate=2026-03-14&enddate=2026-03-15', talks(30), 24)).list.items).toHaveLength(24)
  })

  it('CLR-016 counts a record once, however often it takes place', async () => {
    const daily = aRecord(
      'daily',
      Array.from({ length: 14 }, (_, day) => `2026-03-${14 + day}T10:00`),
    )
    expect((await asked('startdate=2026-03-14&enddate=2026-03-20', [daily])).list.total).toBe(1)
  })
})

describe('the address of the calendar', () => {
  it.each<[string, string, string[]]>([
    ['EVT-144 a category', 'category=films', ['category=films']],
    ['EVT-148 EVT-149 an audience with a space', 'audience=General public', ['audience=general-public']],
    ['EVT-009 EVT-144 a place with the brand before it', 'location=ellery-villa', ['location=villa']],
    ['several of one filter', 'category=talks&category=films', ['category=talks', 'category=films']],
    ['EVT-160 a date', 'date=2026-03-20', ['date=2026-03-20']],
    ['EVT-159 two days', 'startdate=2026-03-20&enddate=2026-03-22', ['startdate=2026-03-20', 'enddate=2026-03-22']],
    ['a day alone in one spelling', 'startdate=2026-03-20&enddate=2026-03-20', ['date=2026-03-20']],
    ['a date before two days', 'date=2026-03-20&enddate=2026-03-22', ['date=2026-03-20']],
    [
      'an end before the start, as if there were none',
      'startdate=2026-03-22&enddate=2026-03-20',
      ['startdate=2026-03-22'],
    ],
  ])('asks for %s', async (_row, search, expected) => {
    expect((await asked(search)).query).toEqual(expected)
  })

  it.each([
    ['category=sculpture', ['category']],
    ['location=moon', ['location']],
    ['date=2026-03-13', ['date']],
    ['startdate=2027-03-15', ['startdate']],
    ['enddate=2020-01-01', ['enddate']],
  ])('CLR-004 EVT-139 ignores what was never offered: %s', async (search, names) => {
    expect(await asked(search)).toMatchObject({ query: [], ignored: names })
  })

  it.each([
    ['date', '03-14-2026'],
    ['date', '2026-02-31x'],
    ['enddate', ''],
    ['category', '<script>'],
    ['audience', ''],
    ['location', 'a'.repeat(201)],
    ['page', '0'],
    ['page', '1'],
    ['page', '123456'],
  ])('CLR-004 EVT-162 does not understand %s=%s', (name, value) => {
    expect(queryOf({ list: rules })[name]?.accept(value)).toBeUndefined()
  })

  it.each(['K–12 Educators', 'Teens (13–17)', 'Families/Kids', 'Kids: under 6', 'कार्यशाला', 'فنٌّ', 'a'.repeat(90)])(
    'EVT-147 understands the value of each label that is offered, as %s',
    (label) => {
      expect(queryOf({ list: rules }).audience?.accept(filterValue(label))).toBe(filterValue(label))
    },
  )
})
