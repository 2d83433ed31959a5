import { dayAfter, weekdayOf } from 'atrium'
import { sortedEvents } from 'atrium/model/date/sort-by-date.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { occurrenceWithin } from '../calendar/records/record.ts'
import { weekendOf } from '../calendar/shortcuts.ts'
import { dateLabel } from '../rules/date-label.ts'
import { exhibitionStatus, listingStatus } from '../rules/exhibition-status.ts'
import { occurrencesLeft } from '../rules/occurrences.ts'
import { seriesStatus } from '../rules/series-status.ts'
import { ticketAction } from '../rules/tickets.ts'
import { aRecord, center, clockAt, compare, dates, online } from './help.ts'
import { day, instant, onServersEverywhere, period } from './zones.ts'

const HOUR = 3_600_000

onServersEverywhere(() => {
  it('EVT-045 an event has one availability, with a link only where one can go or come', () => {
    const record = fc.record({
      salesStatus: fc.constantFrom('S', 'C', 'X', undefined),
      availabilityStatus: fc.constantFrom('S', 'U', 'A', undefined),
      availabilityNum: fc.constantFrom(-1, 0, 1, 120, undefined),
      filter1: fc.constantFrom('https://tickets.example.org', undefined),
      startDate: fc.constant([]),
      endDate: fc.array(instant, { maxLength: 3 }),
    })
    fc.assert(
      fc.property(record, instant, fc.subarray([center, online]), (fields, now, places) => {
        const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
        const { availability, link, message } = ticketAction(aRecord(given), places, clockAt(now))
        const isPast = fields.endDate.length > 0 && fields.endDate.every((end) => Date.parse(end) < Date.parse(now))
        expect(availability === 'past').toBe(isPast)
        if (link) expect(['available', 'unticketed']).toContain(availability)
        if (message) expect(link).toBeUndefined()
      }),
    )
  })

  it('EVT-120 EVT-123 an exhibition is one of current, future and past, and listed through its last day', () => {
    fc.assert(
      fc.property(period, instant, (exhibition, now) => {
        const { clock } = clockAt(now)
        const page = exhibitionStatus(exhibition, clock)
        const listing = listingStatus(exhibition, clock)
        expect(page.isUpcoming).toBe(page.status === undefined)
        if (page.status === 'current' && exhibition.startDate) expect(listing).toBe('current')
        if (listing === 'future') expect(page.status).toBe('future')
      }),
    )
  })

  it('CLR-016 what is left of an event is sorted, not over, and what it said holds until the clock says so', () => {
    const occurrence = fc.tuple(instant, fc.integer({ min: 0, max: 60 * HOUR }))
    fc.assert(
      fc.property(fc.array(occurrence, { maxLength: 5 }), instant, (occurrences, now) => {
        const starts = occurrences.map(([start]) => start)
        const ends = occurrences.map(([start, length]) => new Date(Date.parse(start) + length).toISOString())
        const at = clockAt(now)
        const left = occurrencesLeft({ dates: starts, endDates: ends }, at)
        expect(left).toHaveLength(ends.filter((end) => Date.parse(end) >= Date.parse(now)).length)
        const times = left.map(({ start }) => Date.parse(start))
        expect(times).toEqual([...times].sort((a, b) => a - b))
        for (const one of left) expect(occurrenceWithin({ occurrences: [one] }, one.days.from, one.days.to)).toBe(one)
        const { next } = at.boundary
        if (!next) return
        const justBefore = clockAt(new Date(next.getTime() - 1).toISOString())
        expect(occurrencesLeft({ dates: starts, endDates: ends }, justBefore)).toEqual(left)
        const then = clockAt(next.toISOString())
        expect(occurrencesLeft({ dates: starts, endDates: ends }, then).length).toBeLessThan(left.length)
      }),
    )
  })

  it('EVT-163 the weekend is this week’s or has begun, and ends on a Sunday', () => {
    fc.assert(
      fc.property(day, (today) => {
        const { startdate, enddate } = weekendOf(today)
        expect(weekdayOf(enddate)).toBe('sunday')
        expect(startdate >= today && startdate <= dayAfter(today, 6)).toBe(true)
        expect([enddate, dayAfter(enddate, -1)]).toContain(startdate)
      }),
    )
  })

  it('EVT-214 a what’s-on item is in one group through the whole local day', () => {
    const kind = fc.constantFrom('exhibition', 'event', 'tour', 'series_item')
    fc.assert(
      fc.property(period, kind, day, (item, contentType, today) => {
        const status = (now: string) => {
          const { clock } = clockAt(now)
          return seriesStatus({ ...item, contentType }, 'whats-on', clock)
        }
        expect(status(dates.iso(`${today}T00:00:00`))).toBe(status(dates.iso(`${today}T23:59:59`)))
      }),
    )
  })

  it('EVT-053 EVT-155 labels and orders do not depend on the server’s zone', () => {
    expect(dateLabel({ dateTime: '2027-01-01T07:30:00.000Z' }, clockAt('2026-03-10T12:00:00Z'), 'short').text).toBe(
      'Thu, Dec 31, 2026, 11:30pm',
    )
    fc.assert(
      fc.property(fc.array(instant), (starts) => {
        const items = starts.map((startDate) => ({ title: '', startDate }))
        const sorted = sortedEvents(items, { dates, compare }).map(({ startDate }) => dates.iso(startDate).slice(0, 19))
        expect(sorted).toEqual([...sorted].sort().reverse())
      }),
    )
  })
})
