import fc from 'fast-check'
import { expect, it } from 'vitest'
import { priceLabel } from '../prices/labels.ts'
import { dateLabel } from '../rules/date-label.ts'
import { exhibitionDates } from '../rules/exhibition-dates.ts'
import { seriesDates } from '../rules/series-status.ts'
import { clockAt, dates, institution, translate, ZONE } from './help.ts'
import { date, onServersEverywhere } from './zones.ts'

const needs = { institution, translate }

const cents = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 0, max: 20_000 }),
  fc.integer({ min: 0, max: 200 }).map((dollars) => dollars * 100),
)
const printed = (amount: number) => `$${(amount / 100).toFixed(2)}`

/** A day in words, by another way than the site's: `March 14, 2026`. */
const inWords = (value: string, month: 'long' | 'short', withYear: boolean) =>
  new Intl.DateTimeFormat('en-US', {
    month,
    day: 'numeric',
    ...(withYear && { year: 'numeric' }),
    timeZone: value.length === 10 ? 'UTC' : ZONE,
  }).format(new Date(value))

onServersEverywhere(() => {
  it('EVT-058 EVT-059 EVT-060 EVT-061 EVT-062 EVT-063 prices say what is given, and Free for nothing', () => {
    fc.assert(
      fc.property(cents, cents, (min, max) => {
        const prices = { minPrice: min / 100, maxPrice: max / 100 }
        const short = (amount: number) => (amount % 100 === 0 ? `$${amount / 100}` : printed(amount))
        const expected = min === max ? (min === 0 ? 'Free' : short(min)) : `${short(min)}–${short(max)}`
        expect(priceLabel(prices, needs)).toBe(expected)
        expect(priceLabel({ minPrice: min / 100 }, needs)).toBe(
          priceLabel({ minPrice: min / 100, maxPrice: min / 100 }, needs),
        )
      }),
    )
  })

  it('EVT-064 EVT-065 EVT-066 EVT-067 prices of the calendar are read back as they were', () => {
    fc.assert(
      fc.property(cents, cents, (min, max) => {
        const label = priceLabel({ minPrice: min / 100, maxPrice: max / 100 }, needs) as string
        expect(label === 'Free').toBe(min === 0 && max === 0)
        if (label === 'Free') return
        const read = label.split('–').map((price) => Math.round(Number(price.replace(/[$,]/g, '')) * 100))
        expect(read).toEqual(min === max ? [min] : [min, max])
        expect(label.includes('.')).toBe(min % 100 !== 0 || max % 100 !== 0)
      }),
    )
  })

  it('EVT-055 EVT-056 EVT-057 CLR-025 what recurs names the days of the institution, and no month is folded', () => {
    fc.assert(
      fc.property(date, date, fc.constantFrom('long' as const, 'short' as const), (start, end, form) => {
        const label = (from?: string, to?: string) =>
          dateLabel(
            { recurrence: true, ...(from && { recurrenceStartDate: from }), ...(to && { recurrenceEndDate: to }) },
            clockAt('2026-03-10T12:00:00Z'),
            form,
          ).text
        const yearOf = (value: string) => inWords(value, form, true).slice(-4)
        const [first, last] = [start, end].map((value) => inWords(value, form, yearOf(start) !== yearOf(end)))
        expect(label(start, end)).toBe(first === last ? first : `${first}–${last}`)
        const [from, through] = [start, end].map((value) => inWords(value, form, yearOf(value) !== '2026'))
        expect([label(start), label(undefined, end)]).toEqual([`From ${from}`, `Through ${through}`])
      }),
    )
  })

  it('EVT-206 a range is one date where it is one day, and names both years where they differ', () => {
    fc.assert(
      fc.property(date, date, (one, other) => {
        const [startDate, endDate] = [one, other].sort() as [string, string]
        const [first, last] = [inWords(startDate, 'short', true), inWords(endDate, 'short', true)]
        const isOneYear = first.slice(-4) === last.slice(-4)
        const joined = `${isOneYear ? inWords(startDate, 'short', false) : first}–${last}`
        // An order of texts is one of days, but where an instant and a day meet.
        fc.pre(first.slice(-4) <= last.slice(-4))
        expect(seriesDates({ contentType: 'tour', startDate, endDate }, dates)).toBe(first === last ? first : joined)
        expect(exhibitionDates({ startDate, endDate }, dates)).toBe(first === last ? first : joined)
      }),
    )
  })
})
