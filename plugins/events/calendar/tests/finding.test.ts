import { describe, expect, it } from 'vitest'
import { RecordSet } from '#engine'
import { compare, dates } from '../../tests/help.ts'
import { addressOf, type Chosen, calendarQuery, NOTHING, queryOf, readChosen } from '../finding/chosen.ts'
import { foundBy, recordsFound } from '../finding/find.ts'
import type { CalendarRecord } from '../records/record.ts'
import { aRecord, calendarContext, indexFor } from './records.ts'

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
  aRecord('late', ['2026-03-15T19:30'], { category: ['films'], audience: ['families'], location: ['villa', 'online'] }),
  aRecord('friday', ['2026-03-20T10:00'], { location: ['online'] }),
  aRecord('in two years', ['2028-01-01T10:00'], { category: ['performances'] }),
  aRecord('walk', ['2026-03-14T12:00', '2026-03-20T12:00'], { kind: 'tour', category: ['tours'] }),
  period('show', '2026-01-20', '2026-05-10'),
  period('forever', '2025-01-01', '9999-12-31', { location: ['villa'] }),
]
const index = indexFor(records)
const find = (chosen: Partial<Chosen>) =>
  recordsFound({ ...NOTHING, ...chosen }, index, foundBy({ ...NOTHING, ...chosen }, index), { dates, compare }).map(
    ({ uid }) => uid,
  )
const read = (search: string) => {
  const { context, ignored } = calendarContext(records, search)
  return { chosen: readChosen(context, index), ignored }
}

describe('a set of records', () => {
  it('joins, cuts and lists, over several words', () => {
    const [some, others] = [new RecordSet(100), new RecordSet(100)]
    for (const at of [0, 31, 32, 99]) some.add(at)
    for (const at of [31, 64]) others.add(at)
    expect(some.indexes()).toEqual([0, 31, 32, 99])
    expect(some.or([others]).indexes()).toEqual([0, 31, 32, 64, 99])
    expect(some.and(others).indexes()).toEqual([31])
    expect(new RecordSet(0).isEmpty).toBe(true)
  })
})

describe('what the calendar finds', () => {
  it.each<[string, Partial<Chosen>, string[]]>([
    ['EVT-133 everything, in order', {}, records.map(({ uid }) => uid)],
    ['EVT-140 a category', { category: ['films'] }, ['late']],
    ['EVT-140 one of two categories', { category: ['films', 'tours'] }, ['late', 'walk']],
    ['EVT-136 exhibitions', { category: ['exhibitions'] }, ['show', 'forever']],
    ['EVT-141 an audience', { audience: ['families'] }, ['late']],
    ['EVT-142 a place among others', { location: ['online'] }, ['late', 'friday']],
    ['what satisfies every filter', { location: ['online'], category: ['talks'] }, ['friday']],
    ['nothing that satisfies one of them only', { location: ['villa'], category: ['talks'] }, []],
    ['EVT-139 a day', { from: '2026-03-15', to: '2026-03-15' }, ['late', 'show', 'forever']],
    ['EVT-139 from a day on, later than a year too', { from: '2026-05-11' }, ['in two years', 'forever']],
    ['EVT-139 up to a day', { to: '2026-03-14' }, ['early', 'walk', 'show', 'forever']],
    ['a value that no record has', { category: ['courses'] }, []],
  ])('%s', (_row, chosen, expected) => {
    expect(find(chosen)).toEqual(expected)
  })

  it('CLR-017 sorts events by their first time within the chosen days, and shows that time', () => {
    const chosen = { ...NOTHING, from: '2026-03-20', to: '2026-03-20' }
    const found = recordsFound(chosen, index, foundBy(chosen, index), { dates, compare })
    expect(found.slice(0, 3).map(({ uid, date }) => `${uid} ${date}`)).toEqual([
      'friday 2026-03-20T10:00:00.000',
      'early 2026-03-20T19:00:00.000',
      'walk 2026-03-20T12:00:00.000',
    ])
  })

  it('Q-10 looks at no record to find and to count', () => {
    const untouchable = new Proxy([...records], {
      get: (list, name) => {
        if (name === 'length') return list.length
        throw new Error(`record ${String(name)} was looked at`)
      },
    })
    const chosen = { ...NOTHING, category: ['talks'], location: ['online'], from: '2026-03-14', to: '2026-04-14' }
    expect(foundBy(chosen, { ...index, records: untouchable }).indexes()).toHaveLength(1)
  })

  it('CLR-016 counts a record once, however often it takes place', () => {
    const daily = aRecord(
      'daily',
      Array.from({ length: 14 }, (_, day) => `2026-03-${14 + day}T10:00`),
    )
    const own = indexFor([daily])
    expect(foundBy({ ...NOTHING, from: '2026-03-14', to: '2026-03-20' }, own).indexes()).toEqual([0])
  })
})

describe('the address of the calendar', () => {
  it.each<[string, string, Partial<Chosen>]>([
    ['EVT-144 a category', 'category=films', { category: ['films'] }],
    ['EVT-148 EVT-149 an audience with a space', 'audience=General public', { audience: ['general-public'] }],
    ['EVT-009 EVT-144 a place with the brand before it', 'location=ellery-villa', { location: ['villa'] }],
    ['several of one filter', 'category=talks&category=films', { category: ['talks', 'films'] }],
    ['EVT-160 a date', 'date=2026-03-20', { from: '2026-03-20', to: '2026-03-20' }],
    ['EVT-159 two days', 'startdate=2026-03-20&enddate=2026-03-22', { from: '2026-03-20', to: '2026-03-22' }],
    ['a date before two days', 'date=2026-03-20&enddate=2026-03-22', { from: '2026-03-20', to: '2026-03-20' }],
    [
      'an end before the start, as if there were none',
      'startdate=2026-03-22&enddate=2026-03-20',
      { from: '2026-03-22' },
    ],
  ])('asks for %s', (_row, search, expected) => {
    const accepted = new URLSearchParams(
      [...new URLSearchParams(search)].flatMap(([name, value]) => {
        const known = calendarQuery[name]?.accept(value)
        return known === undefined ? [] : [[name, known]]
      }),
    )
    expect(read(String(accepted)).chosen).toEqual({ ...NOTHING, ...expected })
  })

  it.each([
    ['category=sculpture', ['category']],
    ['location=moon', ['location']],
    ['date=2026-03-13', ['date']],
    ['startdate=2027-03-15', ['startdate']],
    ['enddate=2020-01-01', ['enddate']],
  ])('CLR-004 EVT-139 ignores what was never offered: %s', (search, names) => {
    expect(read(search)).toEqual({ chosen: NOTHING, ignored: names })
  })

  it.each([
    ['date', '03-14-2026'],
    ['date', '2026-02-31x'],
    ['enddate', ''],
    ['category', '<script>'],
    ['audience', ''],
    ['location', 'a'.repeat(61)],
    ['page', '0'],
    ['page', '1'],
    ['page', '12345'],
  ])('CLR-004 EVT-162 does not understand %s=%s', (name, value) => {
    expect(calendarQuery[name]?.accept(value)).toBeUndefined()
  })

  it('is written in one spelling, one day as a date', () => {
    const chosen = { category: ['talks'], audience: [], location: ['villa', 'online'] }
    expect(addressOf('/calendar', queryOf({ ...chosen, from: '2026-03-20', to: '2026-03-20' }, 2))).toBe(
      '/calendar/?date=2026-03-20&category=talks&location=villa&location=online&page=2',
    )
    expect(addressOf('/calendar', queryOf(NOTHING))).toBe('/calendar')
  })
})
