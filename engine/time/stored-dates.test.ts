import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDate, normaliseDate, shiftDate, weeksSince } from '#engine/time/stored-dates.ts'
import { localTime } from '#engine/time/zone.ts'

const ZONES = ['America/Los_Angeles', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC']
const LA = 'America/Los_Angeles'

describe('dates as they are stored', () => {
  it.each([
    '2026-03-14',
    '2024-02-29',
    '2026-03-14T19:30',
    '2026-03-14T19:30:00',
    '2026-03-14T19:30:00.000',
    '2026-03-14T19:30:00-07:00',
    '2026-03-14T19:30:00+0530',
    '2026-03-14T19:30:00.123Z',
    '2026-03-14t19:30z',
  ])('%s is a date', (value) => expect(isDate(value)).toBe(true))

  it.each([
    '',
    'soon',
    '2026',
    '2026-3-14',
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-03-14T',
    '2026-03-14T24:00',
    '2026-03-14T19:60',
    '2026-03-14 19:30',
    '14.03.2026',
    '2026-03-14T19:30:00-25:00',
    '2026-03-14T19:30T20:00',
    '2026-03-14\n',
  ])('%j is none', (value) => expect(isDate(value)).toBe(false))

  it.each([
    ['2026-03-14', '2026-03-14'],
    ['2026-03-14T19:30:00-07:00', '2026-03-15T02:30:00.000Z'],
    ['2026-03-14T19:30', '2026-03-15T02:30:00.000Z'],
    ['2026-01-14T19:30:00.000', '2026-01-15T03:30:00.000Z'],
    ['2026-03-02T18:00:05.000Z', '2026-03-02T18:00:05.000Z'],
  ])('%s is stored as %s', (value, stored) => expect(normaliseDate(value, LA)).toBe(stored))

  it('a stored date stays as it is when it is read again', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        fc.constantFrom(...ZONES),
        (date, zone) => {
          const stored = normaliseDate(date.toISOString(), zone)
          expect(isDate(stored)).toBe(true)
          expect(normaliseDate(stored, zone)).toBe(stored)
        },
      ),
    )
  })

  it('demo dates keep weekday and time on the wall when they move by weeks, across daylight saving', () => {
    expect(shiftDate('2026-03-01T19:30:00.000Z', 2, LA)).toBe('2026-03-15T18:30:00.000Z')
    expect(shiftDate('2026-03-14', 3, LA)).toBe('2026-04-04')
    expect(shiftDate('2026-03-14T19:30:00.000', -1, LA)).toBe('2026-03-07T19:30:00.000')
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2080-01-01'), noInvalidDate: true }),
        fc.integer({ min: -200, max: 200 }),
        fc.constantFrom(...ZONES),
        (date, weeks, zone) => {
          const moved = new Date(shiftDate(date.toISOString(), weeks, zone))
          const [before, after] = [localTime(date, zone), localTime(moved, zone)]
          expect((Date.parse(`${after.slice(0, 10)}Z`) - Date.parse(`${before.slice(0, 10)}Z`)) / 86_400_000).toBe(
            weeks * 7,
          )
          // Half an hour or an hour of the clock does not exist on the day it is set forward.
          const gap = Math.abs(
            Date.parse(`1970-01-01T${after.slice(11)}Z`) - Date.parse(`1970-01-01T${before.slice(11)}Z`),
          )
          expect([0, 1_800_000, 3_600_000]).toContain(gap)
        },
      ),
      {
        examples: [
          [new Date('2026-03-01T10:30:00Z'), 1, LA],
          [new Date('2026-10-25T08:30:00Z'), 1, LA],
        ],
      },
    )
  })

  it.each([
    ['2026-03-14', 0],
    ['2026-03-20', 0],
    ['2026-03-21', 1],
    ['2026-03-13', -1],
    ['2026-03-07', -1],
    ['2026-03-06', -2],
    ['2027-03-14', 52],
  ])('on %s demo content is moved by %i weeks', (today, weeks) => expect(weeksSince('2026-03-14', today)).toBe(weeks))
})
