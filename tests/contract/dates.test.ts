import { dayAfter, weekdays } from 'atrium'
import { seasonOf, seasons } from 'atrium/model/publication/season.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createClock, instantOf } from '#engine/time/clock.ts'
import { createDateFormats } from '#engine/time/dates.ts'
import { isDate, normaliseDate, shiftDate } from '#engine/time/stored-dates.ts'
import { instantOfLocal, localTime } from '#engine/time/zone.ts'
import { createTranslator } from '#engine/translation/translator.ts'

const zone = 'America/Los_Angeles'
const dates = createDateFormats(zone, createTranslator('en-US'))

describe('printed dates', () => {
  it.each([
    ['SITE-069 with minutes', dates.dateTime('2026-03-14T19:30:00-07:00'), 'Sat, Mar 14, 2026, 7:30pm'],
    [
      'SITE-069 without minutes when they are zero',
      dates.dateTime('2026-03-14T09:00:00-07:00'),
      'Sat, Mar 14, 2026, 9am',
    ],
    ['SITE-070 SITE-074 long', dates.long('2026-02-24'), 'February 24, 2026'],
    ['SITE-071 short', dates.short('2026-02-24'), 'Feb 24, 2026'],
    ['SITE-072 long day', dates.longDay('2026-02-24'), 'February 24'],
    ['SITE-073 short day', dates.shortDay('2026-02-24'), 'Feb 24'],
    ['SITE-075 missing', dates.long(undefined), 'Coming soon'],
    ['SITE-076 a range', dates.range('2026-03-14', '2026-04-02'), 'Mar 14–Apr 2, 2026'],
    ['SITE-077 a range in the long form', dates.range('2026-03-14', '2026-04-02', 'long'), 'March 14 to April 2, 2026'],
    [
      'SITE-078 the year at the start only when the end’s is later',
      dates.range('2025-12-30', '2026-01-04'),
      'Dec 30, 2025–Jan 4, 2026',
    ],
    ['SITE-076 one day is no range', dates.range('2026-03-14', '2026-03-14'), 'Mar 14, 2026'],
    ['SITE-079 in the institution’s zone', dates.long('2026-01-01T03:00:00Z'), 'December 31, 2025'],
    ['CLR-007 a time of day', dates.time('17:30'), '5:30pm'],
    ['CLR-007 on the hour', dates.time('10:00'), '10am'],
    ['CLR-007 noon', dates.time('12:00'), '12pm'],
    ['CLR-007 midnight', dates.time('00:00'), '12am'],
  ])('%s', (_row, printed, expected) => {
    expect(printed).toBe(expected)
  })

  it('SITE-080 the week begins on sunday', () => {
    expect(weekdays.indexOf('sunday')).toBe(0)
    expect(weekdays).toHaveLength(7)
  })

  it('SITE-081 the year begins with winter', () => {
    expect(seasons).toEqual(['winter', 'spring', 'summer', 'fall'])
  })

  it.each([
    ['21', 'spring'],
    ['22', 'summer'],
    ['23', 'fall'],
    ['24', 'winter'],
    ['autumn', 'fall'],
    ['Spring', 'spring'],
    ['25', undefined],
  ])('SITE-082 the season %s is %s', (code, season) => {
    expect(seasonOf(code)).toBe(season)
  })

  it('SITE-079 a day keeps its name whatever the zone’s clocks do', () => {
    const day = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, (text) => {
        expect(dates.iso(text).slice(0, 10)).toBe(text)
        expect(Date.parse(`${dates.long(text)} UTC`)).toBe(Date.parse(`${text}T00:00:00Z`))
      }),
    )
  })
})

describe('the clock', () => {
  const at = (now: string) => {
    const boundary = { next: null as Date | null }
    return { clock: createClock(() => new Date(now), zone, boundary), boundary }
  }

  it.each([
    ['before clocks go forward', '2026-03-08T09:59:59Z', '2026-03-08', '2026-03-09T07:00:00.000Z'],
    ['after clocks went back', '2026-11-01T20:00:00Z', '2026-11-01', '2026-11-02T08:00:00.000Z'],
  ])('SITE-079 today ends at midnight there, %s', (_case, now, today, midnight) => {
    const { clock, boundary } = at(now)
    expect(clock.today()).toBe(today)
    expect(boundary.next?.toISOString()).toBe(midnight)
  })

  it('notes the nearest change of its answers, and no past one', () => {
    const { clock, boundary } = at('2026-03-14T17:00:00Z')
    expect(clock.isBetween('2026-03-01', '2026-03-20')).toBe(true)
    expect(clock.hasPassed('2026-03-15T00:00:00Z')).toBe(false)
    expect(boundary.next?.toISOString()).toBe('2026-03-15T00:00:00.000Z')
  })

  it('rule 7: a day as a start is its first moment, as an end its last', () => {
    expect(instantOf('2026-03-14', zone).toISOString()).toBe('2026-03-14T07:00:00.000Z')
    expect(instantOf('2026-03-14', zone, 'end').toISOString()).toBe('2026-03-15T06:59:59.999Z')
    expect(() => instantOf('soon', zone)).toThrow('"soon" is not a valid date')
  })
})

describe('Q-21 dates of all years', () => {
  const zones = ['America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati', 'Europe/Amsterdam', 'UTC']
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  const day = fc
    .tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([year, month, date]) => `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(date)}`)

  /** False for a time that is skipped when clocks go forward: at no instant around it do they show it. */
  const existsIn = (timeZone: string, local: string) => {
    const around = Date.parse(`${local}Z`)
    const quarters = Array.from({ length: 240 }, (_, index) => new Date(around + (index - 120) * 900_000))
    return quarters.some((instant) => localTime(instant, timeZone).slice(0, 16) === local.slice(0, 16))
  }

  it('SITE-079 today is what calendars there show, whatever day and zone were asked for before', () => {
    const moment = fc.date({ min: new Date('2025-10-20'), max: new Date('2026-11-10'), noInvalidDate: true })
    const near = fc.tuple(moment, fc.array(fc.integer({ min: -90, max: 90 }), { maxLength: 8 }))
    fc.assert(
      fc.property(near, fc.array(fc.constantFrom(...zones), { minLength: 1 }), ([first, hours], order) => {
        for (const [index, hour] of [0, ...hours].entries()) {
          const now = new Date(first.getTime() + hour * 3_600_000)
          const timeZone = order[index % order.length] as string
          const boundary = { next: null as Date | null }
          const today = createClock(() => now, timeZone, boundary).today()
          expect(today).toBe(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now))
          expect(localTime(boundary.next as Date, timeZone).slice(0, 10)).toBe(dayAfter(today))
        }
      }),
      { numRuns: 300 },
    )
  })

  it.each(zones)('a day and a time there are found again, in %s', (timeZone) => {
    const formats = createDateFormats(timeZone, createTranslator('en-US'))
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 23 }), (text, hour) => {
        const local = `${text}T${twoDigits(hour)}:30:00`
        fc.pre(isDate(local))
        const stored = normaliseDate(local, timeZone)
        fc.pre(existsIn(timeZone, local))
        expect(localTime(new Date(stored), timeZone).slice(0, 13)).toBe(local.slice(0, 13))
        expect(instantOfLocal(local, timeZone).toISOString()).toBe(stored)
        expect(isDate(stored)).toBe(true)
        expect(instantOf(text, timeZone) <= instantOf(text, timeZone, 'end')).toBe(true)
        expect(formats.dateTime(stored)).toContain(String(Number(text.slice(0, 4))))
        expect(formats.iso(text).slice(0, 10)).toBe(text)
      }),
      {
        examples: [
          ...['0001-01-01', '0050-07-01', '0099-12-31', '0100-01-01', '9999-12-31'].map((text): [string, number] => [
            text,
            23,
          ]),
          ['2002-04-07', 2],
        ],
      },
    )
  })

  it('the clock tells a period of two millennia', () => {
    const clock = createClock(() => new Date('2026-03-14T17:00:00Z'), zone)
    expect(clock.isBetween('0001-01-01', '9999-12-31')).toBe(true)
    expect(clock.hasPassed('0050-06-01')).toBe(true)
    expect(clock.dayOf('9999-12-30T10:00:00Z')).toBe('9999-12-30')
    expect(dayAfter('9999-12-31')).toBe('+010000-01-01')
    expect(dayAfter('0001-01-01', -1)).toBe('0000-12-31')
  })

  it.each([
    ['0000-01-01', false],
    ['0000-12-31T12:00:00Z', false],
    ['0001-01-01', true],
    // The empty date of several systems.
    ['0001-01-01T00:00:00', false],
    ['0001-01-01T00:00:00Z', false],
    ['0001-01-02T00:00:00Z', true],
    ['0001-01-03T00:00:00', true],
    ['9999-12-31', true],
    ['9999-12-30T23:59:59Z', true],
    ['9999-12-29T23:59:59', true],
    ['9999-12-31T23:59:59Z', false],
    ['9999-12-31T23:59:59', false],
    ['9999-12-30T12:00:00-23:00', false],
  ])('%s is one: %s', (value, expected) => {
    expect(isDate(value)).toBe(expected)
  })

  it('a date that would be moved out of all years stays where it is', () => {
    for (const value of ['9999-12-31', '9999-12-30T23:00:00.000Z', '9999-12-28T08:00'])
      expect(shiftDate(value, 5, zone)).toBe(value)
    expect(shiftDate('0001-01-05', -1, zone)).toBe('0001-01-05')
    expect(shiftDate('9999-12-20', 1, zone)).toBe('9999-12-27')
  })
})
