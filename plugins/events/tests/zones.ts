import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect } from 'vitest'

const HOUR = 3_600_000
/** Midnight, New Year, and both changes of the clocks in Los Angeles. */
const edges = ['2026-03-08T10:00:00Z', '2026-11-01T09:00:00Z', '2027-01-01T08:00:00Z', '2026-03-15T07:00:00Z'].map(
  Date.parse,
)

/** Instants to the second around these edges, and any others. */
export const instant = fc
  .oneof(
    fc
      .tuple(fc.constantFrom(...edges), fc.integer({ min: -26 * HOUR, max: 26 * HOUR }))
      .map(([edge, off]) => edge + off),
    fc.integer({ min: Date.parse('2025-01-01'), max: Date.parse('2028-01-01') }),
  )
  .map((time) => new Date(Math.floor(time / 1000) * 1000).toISOString())
export const day = instant.map((text) => text.slice(0, 10))
export const date = fc.oneof(instant, day)
const maybe = fc.option(date, { nil: undefined })
/** A period of which either side may be open. */
export const period = fc.record({ startDate: maybe, endDate: maybe }).map(({ startDate, endDate }) => ({
  ...(startDate && { startDate }),
  ...(endDate && { endDate }),
}))

/** Runs the tests on servers in three zones: what visitors read never depends on it. */
export const onServersEverywhere = (tests: () => void): void =>
  describe.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])('on a server in %s', (zone) => {
    const before = process.env.TZ
    beforeAll(() => {
      process.env.TZ = zone
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    })
    afterAll(() => {
      if (before === undefined) delete process.env.TZ
      else process.env.TZ = before
    })
    tests()
  })
