import type { Log } from 'atrium'
import { rememberingLog } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { calendarDirectory, fileCalendar, httpCalendar, night } from './services.ts'

const { filter1: _none, ...read } = { ...night, minPrice: 15, maxPrice: 1225.5, venueName: 'Ridge Auditorium' }

describe.each([
  [
    'a service outside',
    (record: unknown, log?: Log) => httpCalendar({ '/events/40217': record }, { ...(log && { log }) }),
  ],
  [
    'records of the content directory',
    (record: unknown, log?: Log) =>
      fileCalendar(calendarDirectory(JSON.stringify({ events: [record] })).contentDir, { ...(log && { log }) }),
  ],
])('one event of the calendar as %s', (adapter, open) => {
  it('EVT-001 EVT-002 EVT-006 comes with all there is', async () => {
    expect(await open(night).event('40217')).toEqual(read)
  })

  it('EVT-001 is null when the calendar does not know it', async () => {
    expect(await open(night).event('40218')).toBeNull()
  })

  it('EVT-002 needs id and dates alone; fields without data and beyond the shape are none', async () => {
    const { startDate, endDate } = night
    const record = { id: 40217, startDate, endDate, salesStatus: ' ', filter1: null, seats: 12 }
    expect(await open(record).event('40217')).toEqual({
      id: '40217',
      startDate,
      endDate,
      multifilter1: [],
      category: [],
      audience: [],
    })
  })

  it('EVT-002 ends with its day where the end is a day alone', async () => {
    const startDate = ['2026-12-08T11:30:00.000', '2026-12-09']
    const endDate = ['2026-12-08', '2026-12-11']
    expect(await open({ ...night, startDate, endDate }).event('40217')).toMatchObject({
      endDate: ['2026-12-08T23:59:59', '2026-12-11T23:59:59'],
    })
  })

  it.each([
    ['2026-03-14T19:30:00.000', '2026-03-14T18:00:00.000'],
    ['2026-03-14T19:30:00.000', '2026-03-13'],
    ['2026-03-14T19:30:00-07:00', '2026-03-15T02:00:00Z'],
    ['2026-03-14T19:30:00.000', '2026-03-13T19:30:00Z'],
  ])('EVT-005 that begins at %s has no end at %s, and says so', async (start, end) => {
    const log = rememberingLog()
    const startDate = [start, '2026-03-20T19:30:00.000']
    const endDate = [end, '2026-03-20T21:00:00.000']
    const event = await open({ ...night, startDate, endDate }, log).event('40217')
    expect(event?.endDate).toEqual([undefined, '2026-03-20T21:00:00.000'])
    expect(log.messages.join()).toContain(`is ${end}, before its start ${start}`)
  })

  it.each([
    ['availabilityNum', '12'],
    ['availabilityNum', 1.5],
    ['filter1', 'javascript:alert(1)'],
    ['minPrice', '15 dollars'],
    ['multifilter1', 'center'],
    ['category', [1]],
    ['salesStatus', ['S']],
    ['venueName', 'x'.repeat(5000)],
  ])('EVT-005 leaves out a %s that is %j, and says so', async (field, value) => {
    const log = rememberingLog()
    const event = await open({ ...night, [field]: value }, log).event('40217')
    expect(event?.[field as 'category'] ?? []).toEqual([])
    expect(event).toMatchObject({ id: '40217', startDate: night.startDate })
    expect(log.messages.join()).toContain(field)
  })

  it.each([
    ['no dates', { id: '40217' }],
    ['no date', { ...night, startDate: ['soon'] }],
    ['a date that no calendar has', { ...night, startDate: ['2026-02-30T10:00:00.000'] }],
    ['an empty list of dates', { ...night, startDate: [] }],
    ['a text for dates', { ...night, endDate: '2026-03-14' }],
    ['a list', []],
    ['a number', 4],
  ])('Q-20 with %s is no event', async (_case, record) => {
    const calendar = open(record)
    if (adapter === 'a service outside') await expect(calendar.event('40217')).rejects.toThrow(/40217/)
    else expect(await calendar.event('40217')).toBeNull()
  })
})
