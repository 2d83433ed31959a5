import { describe, expect, it } from 'vitest'
import { reservation, ticketAction } from '../rules/tickets.ts'
import { aRecord, center, clockAt, online, settings, villa } from './help.ts'

const before = clockAt('2026-03-14T12:00:00-07:00')
const tickets = 'https://tickets.example.org/40217'
const seats = `${settings.ticketingHost}/Online/seatSelect.asp?createBO::WSmap=1&BOparam::WSmap::loadBestAvailable::performance_ids=40217`
const soldOut = { availabilityStatus: 'S', availabilityNum: 0 }
const free = { salesStatus: 'S', availabilityStatus: 'U', availabilityNum: -1 }
const past = { endDate: ['2026-03-13T21:00:00.000'] }

describe('tickets of an event', () => {
  it.each([
    ['EVT-037 EVT-049 past', past, [center], { availability: 'past', message: 'This is a past event.' }],
    ['EVT-038 coming soon', { salesStatus: 'C' }, [center], { availability: 'coming-soon', message: 'Coming soon' }],
    [
      'EVT-039 at a ticket page',
      { filter1: tickets },
      [center],
      { availability: 'available', link: { title: 'Get tickets', href: tickets } },
    ],
    [
      'EVT-040 unticketed',
      free,
      [center],
      { availability: 'unticketed', link: { title: 'Plan your visit', href: center.planVisitUrl } },
    ],
    [
      'EVT-046 unticketed at several places: the first that is not online',
      free,
      [online, villa, center],
      { availability: 'unticketed', link: { title: 'Plan your visit', href: villa.planVisitUrl } },
    ],
    [
      'EVT-046 unticketed online',
      free,
      [online],
      { availability: 'unticketed', link: { title: 'Plan your visit', href: online.planVisitUrl } },
    ],
    [
      'EVT-041 EVT-047 EVT-048 by seats',
      { availabilityStatus: 'A', availabilityNum: 1 },
      [center],
      { availability: 'available', link: { title: 'Get tickets', href: seats } },
    ],
    [
      'EVT-042 EVT-051 sold out onsite',
      soldOut,
      [villa, online],
      { availability: 'sold-out-location', message: 'This event is sold out onsite.' },
    ],
    ['EVT-043 EVT-050 sold out', soldOut, [center], { availability: 'sold-out', message: 'This event is sold out.' }],
    [
      'EVT-043 sold out online only',
      soldOut,
      [online],
      { availability: 'sold-out', message: 'This event is sold out.' },
    ],
    ['EVT-044 EVT-052 unknown', {}, [center], { availability: 'unknown' }],
    [
      'EVT-044 no seats counted',
      { availabilityStatus: 'A', availabilityNum: 0 },
      [center],
      { availability: 'unknown' },
    ],
    ['EVT-044 sold out without a count', { availabilityStatus: 'S' }, [center], { availability: 'unknown' }],
    // EVT-045: the first rule that holds wins.
    ['EVT-045 past before coming soon', { ...past, salesStatus: 'C' }, [center], { availability: 'past' }],
    ['EVT-045 coming soon before tickets', { salesStatus: 'C', filter1: tickets }, [], { availability: 'coming-soon' }],
    ['EVT-045 tickets before unticketed', { ...free, filter1: tickets }, [center], { link: { href: tickets } }],
    ['EVT-045 tickets before sold out', { ...soldOut, filter1: tickets }, [center], { availability: 'available' }],
  ])('%s', (_row, fields, places, expected) => {
    expect(ticketAction(aRecord(fields), places, before)).toMatchObject(expected)
  })

  it('EVT-044 without a record there is neither link nor message', () => {
    expect(ticketAction(undefined, [center], before)).toEqual({ availability: 'unknown' })
  })

  it('EVT-037 are past from the end of the first occurrence on, and the page changes then', () => {
    const lasting = clockAt('2026-03-14T21:00:00-07:00')
    expect(ticketAction(aRecord(), [], lasting).availability).toBe('unknown')
    expect(lasting.boundary.next).toEqual(new Date('2026-03-14T21:00:00.001-07:00'))
    expect(ticketAction(aRecord(), [], clockAt('2026-03-14T21:00:00.001-07:00')).availability).toBe('past')
  })

  it('EVT-037 of several dates are past when the last one is over', () => {
    const startDate = ['2026-03-14T19:30:00-07:00', '2026-03-21T19:30:00-07:00', '2026-03-16T19:30:00-07:00']
    const endDate = ['2026-03-14T21:00:00-07:00', '2026-03-21T21:00:00-07:00']
    const at = (now: string, record: object) => ticketAction(aRecord(record), [], clockAt(now)).availability
    expect(at('2026-03-15T09:00:00-07:00', { startDate, endDate })).toBe('unknown')
    expect(at('2026-03-21T20:59:00-07:00', { startDate, endDate })).toBe('unknown')
    expect(at('2026-03-21T21:00:01-07:00', { startDate, endDate })).toBe('past')
    // Without an end it is over with its day.
    expect(at('2026-03-14T23:00:00-07:00', { startDate: startDate.slice(0, 1), endDate: [] })).toBe('unknown')
    expect(at('2026-03-15T00:00:00-07:00', { startDate: startDate.slice(0, 1), endDate: [] })).toBe('past')
  })

  it('EVT-048 pass the id as one value, and go nowhere without a ticketing site', () => {
    const seat = { availabilityStatus: 'A', availabilityNum: 3 }
    const { link } = ticketAction(aRecord({ ...seat, id: 'a&b=c' }), [], before)
    expect(link?.href).toMatch(/performance_ids=a%26b%3Dc$/)
    const action = ticketAction(aRecord(seat), [], { ...before, settings: { ticketingHost: undefined } })
    expect(action).toEqual({ availability: 'available' })
  })
})

describe('the reservation of a tour', () => {
  const open = { availabilityStatus: 'U', availabilityNum: -1 }
  it.each([
    ['EVT-087 at a ticket page', { ...open, filter1: tickets }, tickets],
    ['EVT-088 at the place that is not online', open, villa.planVisitUrl],
    ['EVT-089 by seats', { availabilityStatus: 'A', availabilityNum: 4 }, seats],
    ['EVT-090 not when sold out', soldOut, undefined],
    ['EVT-090 not when nothing is known', {}, undefined],
    ['EVT-090 not when nothing is left', { availabilityStatus: 'U', availabilityNum: 0 }, undefined],
  ])('%s', (_row, fields, href) => {
    expect(reservation(aRecord(fields), [online, villa], before)).toEqual(href && { title: 'Reserve entry time', href })
  })

  it('EVT-090 is not offered without a record', () => {
    expect(reservation(undefined, [villa], before)).toBeUndefined()
  })
})
