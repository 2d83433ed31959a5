import fc from 'fast-check'
import { expect, it } from 'vitest'
import { seriesGroups, seriesStatus } from '../rules/series-status.ts'
import { ticketAction } from '../rules/tickets.ts'
import { aRecord, center, clockAt, dates, online, villa } from './help.ts'
import { instant, onServersEverywhere, period } from './zones.ts'

const record = fc.record({
  salesStatus: fc.constantFrom('S', 'C', 'X', undefined),
  availabilityStatus: fc.constantFrom('S', 'U', 'A', undefined),
  availabilityNum: fc.constantFrom(-2, -1, 0, 1, 120, undefined),
  filter1: fc.constantFrom('https://tickets.example.org', undefined),
  startDate: fc.constant([]),
  endDate: fc.array(instant, { maxLength: 3 }),
})

/** A day begins and ends by the clock of the institution. */
const endOf = (value: string) => Date.parse(value.length === 10 ? dates.iso(`${value}T23:59:59.999`) : value)
const startOf = (value: string) => Date.parse(value.length === 10 ? dates.iso(`${value}T00:00:00`) : value)
const localDay = (value: string) => (value.length === 10 ? value : dates.iso(value).slice(0, 10))
const kinds = fc.constantFrom('exhibition', 'event', 'tour', 'series_item')
const both = fc.constantFrom('special' as const, 'whats-on' as const)

onServersEverywhere(() => {
  it('EVT-037 EVT-038 EVT-039 EVT-040 EVT-041 EVT-042 EVT-043 EVT-044 the first of the eight rules wins', () => {
    fc.assert(
      fc.property(record, instant, fc.subarray([center, villa, online]), (fields, now, places) => {
        const { salesStatus, availabilityStatus: status, availabilityNum: left, filter1, endDate } = fields
        const codes = places.map(({ code }) => code)
        const rules: [boolean, string][] = [
          [endDate.length > 0 && endDate.every((end) => Date.parse(end) < Date.parse(now)), 'past'],
          [salesStatus === 'C', 'coming-soon'],
          [filter1 !== undefined, 'available'],
          [salesStatus === 'S' && status === 'U' && left === -1, 'unticketed'],
          [status !== 'S' && (left ?? 0) > 0, 'available'],
          [status === 'S' && left === 0 && codes.includes('online') && codes.length > 1, 'sold-out-location'],
          [status === 'S' && left === 0, 'sold-out'],
          [true, 'unknown'],
        ]
        const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
        const { availability } = ticketAction(aRecord(given), places, clockAt(now))
        expect(availability).toBe(rules.find(([holds]) => holds)?.[1])
      }),
      { numRuns: 300 },
    )
  })

  it('EVT-203 EVT-204 EVT-205 an item of a special series is upcoming, past or on now by the instant', () => {
    fc.assert(
      fc.property(instant, instant, instant, (one, other, now) => {
        const [startDate, endDate] = [one, other].sort() as [string, string]
        const time = Date.parse(now)
        const expected = startOf(startDate) > time ? 'upcoming' : endOf(endDate) < time ? 'past' : 'on-now'
        const at = clockAt(now)
        expect(seriesStatus({ contentType: 'exhibition', startDate, endDate }, 'special', at.clock)).toBe(expected)
      }),
    )
  })

  it('EVT-215 EVT-216 EVT-217 CLR-024 an item of a what’s-on series stands where its rule puts it', () => {
    fc.assert(
      fc.property(period, fc.constantFrom('exhibition', 'event', 'tour'), instant, (item, contentType, now) => {
        const today = localDay(now)
        const start = item.startDate && localDay(item.startDate)
        const end = item.endDate && localDay(item.endDate)
        const isAfter = (value: string | undefined) => value !== undefined && value > today
        const rules: Record<string, () => string> = {
          event: () => (!start || isAfter(start) ? 'upcoming' : start === today ? 'on-now' : 'past'),
          tour: () => (isAfter(start) && isAfter(end) ? 'upcoming' : start === today || !end ? 'on-now' : 'past'),
          exhibition: () => {
            if (isAfter(start) && isAfter(end)) return 'upcoming'
            return start && end && start <= today && today <= end ? 'on-now' : 'past'
          },
        }
        expect(seriesStatus({ ...item, contentType }, 'whats-on', clockAt(now).clock)).toBe(rules[contentType]?.())
      }),
    )
  })

  it('EVT-201 EVT-219 EVT-220 EVT-221 every item is in one group, and none changes before the clock says so', () => {
    const item = fc.tuple(period, kinds).map(([dated, contentType]) => ({ ...dated, contentType }))
    fc.assert(
      fc.property(fc.array(item, { maxLength: 6 }), both, instant, (items, kind, now) => {
        const cards = items.map((one, index) => ({ ...one, uid: String(index), title: '' })) as Parameters<
          typeof seriesGroups
        >[0]
        const at = clockAt(now)
        const groups = seriesGroups(cards, kind, at)
        expect(groups.flatMap((group) => group.items.map(({ uid }) => uid)).sort()).toEqual(
          cards.map(({ uid }) => uid).sort(),
        )
        const { next } = at.boundary
        if (!next) return
        const justBefore = clockAt(new Date(next.getTime() - 1).toISOString())
        expect(seriesGroups(cards, kind, justBefore)).toEqual(groups)
      }),
    )
  })
})
