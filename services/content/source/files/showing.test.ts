import { describe, expect, it } from 'vitest'
import { endAfter, showingAt } from './showing.ts'

const ZONE = 'America/Los_Angeles'

describe('an end', () => {
  it.each([
    ['a day, on that day', '2026-06-01', '2026-06-01T19:00:00.000Z', true],
    ['a day, at its last moment', '2026-06-01', '2026-06-02T06:59:59.999Z', true],
    ['a day, after it', '2026-06-01', '2026-06-02T07:00:00.000Z', false],
    ['a day, for what begins with it', '2026-06-01', '2026-06-01', true],
    ['a moment, at it', '2026-06-01T19:00:00.000Z', '2026-06-01T19:00:00.000Z', false],
    ['a time without offset, before it', '2026-06-01T12:00', '2026-06-01T18:59:59.999Z', true],
    ['a time without offset, at it', '2026-06-01T12:00', '2026-06-01T19:00:00.000Z', false],
    ['the last day of the calendar', '9999-12-31', '2026-06-01', true],
    ['no date', 'never', '2026-06-01', true],
  ])('is of a publication while it is to come at the institution: %s', (_, expires, time, isKept) => {
    expect(endAfter(expires, time, ZONE)).toBe(isKept ? expires : undefined)
  })

  it('on the last day of the calendar is far from now', () => {
    const details = { time: '2026-01-01', expires: '9999-12-31' } as Parameters<typeof showingAt>[1]
    expect(showingAt(new Date('2026-06-01T12:00:00Z'), details, ZONE).isShown).toBe(true)
  })
})
