import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seasonOf, seasons, weekdays } from '#engine'
import { createClock, instantOf } from '#engine/content/clock.ts'
import { createDateFormats } from '#engine/content/dates.ts'

const zone = 'America/Los_Angeles'
const dates = createDateFormats(zone)

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
    expect(() => instantOf('soon', zone)).toThrow('"soon" is no date')
  })
})
