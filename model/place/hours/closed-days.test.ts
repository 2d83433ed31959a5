import { dayAfter } from 'atrium'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allClosedOn, closingOn, openSpans } from './closed-days.ts'
import type { OpenHours } from './open-hours.ts'

const open = { openTime: '10:00', closeTime: '17:00' }
const weekdays = { sunday: open, tuesday: open, wednesday: open, thursday: open, friday: open, saturday: open }
const house: OpenHours = {
  dailyHours: weekdays,
  dateHours: [
    { date: '2026-11-26', reason: 'Thanksgiving' },
    { date: '2026-12-28', ...open },
  ],
  excludeDates: ['2026-11-27'],
}
const clock = { today: () => '2026-11-24' }

describe('a house is closed', () => {
  it.each([
    ['VIS-075 on a weekday without hours', house, '2026-11-30', { isWeekly: true }],
    ['on a day of its own, with its reason', house, '2026-11-26', { isWeekly: false, reason: 'Thanksgiving' }],
    ['on a day that is taken out', house, '2026-11-27', { isWeekly: false }],
    ['not on a weekday with hours', house, '2026-11-25', undefined],
    ['VIS-075 not on a day with hours of its own', house, '2026-12-28', undefined],
    ['not where nothing is known of its week', { excludeDates: [] }, '2026-11-30', undefined],
    ['not without hours', undefined, '2026-11-30', undefined],
  ])('%s', (_row, hours, day, expected) => {
    expect(closingOn(hours as OpenHours, day, clock)).toEqual(expected)
  })

  it('CLR-027 today by an emergency closure, and tomorrow by its plan again', () => {
    const shut = { ...house, emergencyClosure: { closed: true, text: 'High wind.' } }
    expect(closingOn(shut, '2026-11-24', clock)).toEqual({ isWeekly: false, text: 'High wind.' })
    expect(closingOn(shut, '2026-11-25', clock)).toBeUndefined()
  })

  it('of several only where all are', () => {
    expect(allClosedOn([house, {}], '2026-11-26', clock)).toBeUndefined()
    expect(allClosedOn([house, house], '2026-11-26', clock)).toMatchObject({ reason: 'Thanksgiving' })
    expect(allClosedOn([], '2026-11-26', clock)).toBeUndefined()
  })
})

it('the open days of what lasts leave out those that are closed', () => {
  expect(openSpans({ from: '2026-11-01', to: '2026-12-02' }, [house], clock)).toEqual([
    { from: '2026-11-24', to: '2026-11-25' },
    { from: '2026-11-28', to: '2026-11-29' },
    { from: '2026-12-01', to: '2026-12-02' },
  ])
})

it('open days are those on which a house is open, whatever the hours', () => {
  const day = fc.integer({ min: 0, max: 800 }).map((ahead) => dayAfter('2026-06-01', ahead))
  const hours = fc.record({
    dailyHours: fc.subarray(Object.entries(weekdays)).map((days) => Object.fromEntries(days)),
    excludeDates: fc.array(day, { maxLength: 20 }),
  })
  fc.assert(
    fc.property(fc.array(hours, { minLength: 1, maxLength: 2 }), day, day, (places, one, other) => {
      const [from, to] = [one, other].sort() as [string, string]
      const spans = openSpans({ from, to }, places, clock)
      const isOpen = (at: string) => spans.some((span) => span.from <= at && at <= span.to)
      for (let at = from > clock.today() ? from : clock.today(); at <= to && at < '2027-11-24'; at = dayAfter(at))
        expect([at, isOpen(at)]).toEqual([at, !allClosedOn(places, at, clock)])
      for (const span of spans) expect(span.from <= span.to && span.to <= to).toBe(true)
    }),
    { numRuns: 40 },
  )
})
