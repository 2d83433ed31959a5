import { createDateFormats, createTranslator, dayAfter } from 'atrium'
import { testInstitution } from 'atrium/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seriesOf } from '../series.ts'
import { writeCalendar } from '../write-calendar.ts'
import { readFile } from './read.ts'

const ZONE = 'America/Los_Angeles'
const dates = createDateFormats(ZONE, createTranslator('en-US'))
const context = { institution: testInstitution, dates }
const entry = { uid: 'walk', version: 2, name: 'Garden walk', path: '/calendar/walk' } as never
const HOUR = 3_600_000

const write = (times: { start: string; end?: string | undefined }[]) =>
  writeCalendar(
    {
      name: 'The Ellery',
      product: 'The Ellery',
      language: 'en-US',
      timeZone: ZONE,
      events: seriesOf(entry, times, {}, context),
    },
    dates,
  )
const timesAt = (time: string, days: readonly string[]) => days.map((day) => ({ start: `${day}T${time}:00.000` }))
const daysFrom = (first: string, count: number) => Array.from({ length: count }, (_, ahead) => dayAfter(first, ahead))
/** Lines of a file as they were before they were folded. */
const lines = (file: string, name: string) =>
  file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line.startsWith(name) && !/^RRULE:FREQ=YEARLY/.test(line))

describe('a series in a calendar file', () => {
  it('is one event with a rule, and without the days on which the house is closed', () => {
    const open = daysFrom('2026-11-03', 60).filter((day) => new Date(day).getUTCDay() !== 1 && day !== '2026-11-26')
    const file = write(timesAt('11:30', open))
    expect(readFile(file).events).toHaveLength(1)
    expect([...lines(file, 'RRULE'), ...lines(file, 'EXDATE')]).toEqual([
      'RRULE:FREQ=WEEKLY;BYDAY=TU,WE,TH,FR,SA,SU;UNTIL=20270101T193000Z',
      'EXDATE;TZID=America/Los_Angeles:20261126T113000',
    ])
  })

  it.each([
    ['every day', daysFrom('2026-03-01', 9), 'RRULE:FREQ=DAILY;UNTIL=20260309T170000Z'],
    [
      'every second Friday',
      ['2026-03-06', '2026-03-20', '2026-04-03'],
      'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;UNTIL=20260403T170000Z',
    ],
    ['two dates', ['2026-03-06', '2026-06-09'], 'RDATE;TZID=America/Los_Angeles:20260306T100000,20260609T100000'],
    ['once', ['2026-03-06'], undefined],
  ])('says %s shortly', (_row, days, expected) => {
    const file = write(timesAt('10:00', days))
    expect([...lines(file, 'RRULE'), ...lines(file, 'RDATE')][0]).toBe(expected)
  })

  it('is two events where some of it lasts longer, each named for ever', () => {
    const lasting = (day: string, end: string) => ({ start: `${day}T10:00`, end: `${day}T${end}` })
    const three = [lasting('2026-03-06', '11:00'), lasting('2026-03-07', '16:00'), lasting('2026-03-08', '11:00')]
    expect(readFile(write(three)).events.map(({ uid, times }) => `${uid} ${times.length}`)).toEqual([
      'walk-60m@www.ellery.example 2',
      'walk-360m@www.ellery.example 1',
    ])
    expect(readFile(write(three.slice(2))).events.map(({ uid }) => uid)).toEqual(['walk-60m@www.ellery.example'])
  })

  it('counts days without times, too', () => {
    const file = write(daysFrom('2026-03-06', 4).map((start) => ({ start })))
    expect(readFile(file).events[0]?.times).toEqual(daysFrom('2026-03-06', 4))
  })

  const local = fc
    .record({
      // Around both changes of the clocks, at hours that are not there or come twice, too.
      first: fc.constantFrom('2026-02-20', '2026-10-19', '2026-06-01'),
      time: fc.constantFrom('01:30', '02:30', '10:00', '23:45'),
      weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
      interval: fc.integer({ min: 1, max: 3 }),
      weeks: fc.integer({ min: 1, max: 8 }),
      leftOut: fc.array(fc.nat({ max: 60 }), { maxLength: 6 }),
      others: fc.array(fc.tuple(fc.nat({ max: 60 }), fc.constantFrom('09:00', '01:30', '02:30')), { maxLength: 3 }),
    })
    .map(({ first, time, weekdays, interval, weeks, leftOut, others }) => {
      const regular = Array.from({ length: weeks }, (_, week) => week * interval * 7)
        .flatMap((ahead) => weekdays.map((day) => ahead + day))
        .filter((ahead) => !leftOut.includes(ahead))
      return [
        ...regular.map((ahead) => `${dayAfter(first, ahead)}T${time}:00.000`),
        ...others.map(([ahead, at]) => `${dayAfter(first, ahead)}T${at}:00.000`),
      ]
    })

  it('takes place in any program at exactly the times that it has', () => {
    fc.assert(
      fc.property(local, fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }), (starts, hours) => {
        const instants = [...new Set(starts.map((start) => Date.parse(dates.iso(start))))]
        const end = (start: string) =>
          hours === undefined ? undefined : new Date(Date.parse(dates.iso(start)) + hours * HOUR).toISOString()
        const file = write(starts.map((start) => ({ start, end: end(start) })))
        const { events } = readFile(file)
        expect(events).toHaveLength(starts.length > 0 ? 1 : 0)
        const read = events.flatMap(({ times }) => times.map((time) => Date.parse(String(time))))
        expect(read).toEqual(instants.sort((a, b) => a - b))
        expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })
})

describe('a file with a limit', () => {
  const events = daysFrom('2026-04-01', 40).flatMap((day) => seriesOf(entry, [{ start: `${day}T10:00` }], {}, context))
  const rest = ({ start }: { start: string }) => ({ ...(events[0] as never as object), start, title: 'More' }) as never
  const limited = (bytes: number) =>
    writeCalendar(
      { name: 'The Ellery', product: 'The Ellery', language: 'en-US', timeZone: ZONE, events, limit: { bytes, rest } },
      dates,
    )

  it('holds the first of its events, and says from when on others are missing', () => {
    const { events: read } = readFile(limited(4000))
    expect(read.length).toBeGreaterThan(5)
    expect(read.length).toBeLessThan(40)
    expect(read.at(-1)).toMatchObject({ title: 'More', start: readFile(limited(1e6)).events[read.length - 1]?.start })
  })

  it('says nothing where all are in it', () => {
    expect(readFile(limited(1e6)).events.map(({ title }) => title)).not.toContain('More')
  })
})
