import { createDateFormats, createTranslator } from 'atrium'
import { describe, expect, it } from 'vitest'
import { createClock } from '#engine/time/clock.ts'
import { hoursOn, hoursText, hoursToday, type OpenHours, weekOf } from './open-hours.ts'
import { openingNow } from './opening.ts'

const ZONE = 'America/Los_Angeles'
const translator = createTranslator('en-US')
const { translate } = translator
const dates = createDateFormats(ZONE, translator)
const usual = { openTime: '10:00', closeTime: '17:30' }
const hours: OpenHours = {
  dailyHours: { sunday: usual, monday: {}, saturday: { openTime: '10:00', closeTime: '02:00' } },
  dateHours: [{ date: '2026-12-24', openTime: '10:00', closeTime: '14:00' }, { date: '2026-12-27' }],
  excludeDates: ['2027-01-03', '2026-12-24'],
}
const closed = (text?: string): OpenHours => ({ ...hours, emergencyClosure: { closed: true, ...(text && { text }) } })
const at = (now: string) => {
  const boundary = { next: null as Date | null }
  return { clock: createClock(() => new Date(now), ZONE, boundary), boundary }
}
const today = (of: OpenHours, now: string) => {
  const found = hoursToday(of, at(now).clock)
  return found && hoursText(found, { dates, translate })
}

describe('open hours', () => {
  it.each([
    ['VIS-075 of the weekday', '2026-03-15', '10am–5:30pm'],
    ['VIS-075 a weekday without data is closed', '2026-03-16', 'Closed'],
    ['VIS-075 a weekday that is not there is closed', '2026-03-17', 'Closed'],
    ['VIS-072 after midnight', '2026-03-14', '10am–2am'],
    ['VIS-075 of a day with its own, also where it is taken out', '2026-12-24', '10am–2pm'],
    ['VIS-072 of a day of its own without times', '2026-12-27', 'Closed'],
    ['EVT-092 of a day taken out', '2027-01-03', 'Closed'],
  ])('%s', (_row, day, expected) => {
    const found = hoursOn(hours, day)
    expect(found && hoursText(found, { dates, translate })).toBe(expected)
    expect(today(hours, `${day}T20:00:00Z`)).toBe(expected)
  })

  it.each([
    ['VIS-074 VIS-075 goes before all', closed('High wind.'), 'High wind.'],
    ['VIS-074 without words', closed(), 'Closed'],
    [
      'VIS-074 that is only prepared changes nothing',
      { ...hours, emergencyClosure: { closed: false, text: 'Wind.' } },
      '10am–2am',
    ],
    ['VIS-074 of a place of which nothing else is known', { emergencyClosure: { closed: true } }, 'Closed'],
  ])('an emergency closure %s', (_row, of, expected) => {
    expect(today(of, '2026-03-14T20:00:00Z')).toBe(expected)
  })

  it('VIS-075 are not known from the printed text', () => {
    expect(today({ standardHours: '<p>Daily</p>' }, '2026-03-14T20:00:00Z')).toBeUndefined()
    expect(weekOf({})).toEqual([])
  })

  it('SITE-080 the week begins on sunday', () => {
    expect(weekOf(hours).map(({ weekday, hours: of }) => `${weekday} ${hoursText(of, { dates, translate })}`)).toEqual([
      'sunday 10am–5:30pm',
      'monday Closed',
      'tuesday Closed',
      'wednesday Closed',
      'thursday Closed',
      'friday Closed',
      'saturday 10am–2am',
    ])
  })

  it.each([
    ['before opening', '2026-03-14T09:59:00-07:00', false],
    ['from opening on', '2026-03-14T10:00:00-07:00', true],
    ['after midnight, by the day before', '2026-03-15T01:59:00-07:00', true],
    ['not after the close', '2026-03-15T02:00:00-07:00', false],
    ['not between', '2026-03-15T05:00:00-07:00', false],
    ['on the next day', '2026-03-15T11:00:00-07:00', true],
    ['in the night in which clocks are set forward', '2026-03-08T01:30:00-08:00', true],
    ['in the hour that clocks leave out', '2026-03-08T03:00:00-07:00', false],
  ])('VIS-072 doors are open: %s', (_row, now, expected) => {
    expect(openingNow(hours, { dates, clock: at(now).clock })?.isOpen).toBe(expected)
    expect(openingNow(closed(), { dates, clock: at(now).clock })?.isOpen).toBe(false)
  })

  it('today’s hours change at midnight, and the doors with the hour', () => {
    const { clock, boundary } = at('2026-03-15T11:00:00-07:00')
    hoursToday(hours, clock)
    expect(boundary.next).toEqual(new Date('2026-03-16T00:00:00-07:00'))
    openingNow(hours, { dates, clock })
    expect(boundary.next).toEqual(new Date('2026-03-15T17:30:00-07:00'))
  })
})
