import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ROW_HEIGHT, rowAfterKey, rowsInSight, scrollFor } from './window.ts'

describe('a list of any length', () => {
  it('renders a few rows however many there are, and all of those in sight', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.nat(4_000_000),
        fc.integer({ min: 100, max: 2000 }),
        (count, scrolled, height) => {
          const top = Math.min(scrolled, Math.max(0, count * ROW_HEIGHT - height))
          const { from, to } = rowsInSight(top, height, count, ROW_HEIGHT)
          expect(to - from).toBeLessThanOrEqual(Math.ceil(height / ROW_HEIGHT) + 18)
          expect(from).toBeLessThanOrEqual(Math.floor(top / ROW_HEIGHT))
          expect(to).toBeGreaterThanOrEqual(Math.min(count, Math.ceil((top + height) / ROW_HEIGHT)))
          expect(to).toBeLessThanOrEqual(count)
        },
      ),
    )
  })

  it.each([
    ['ArrowDown', 3, 4],
    ['ArrowUp', 0, 0],
    ['ArrowDown', 99, 99],
    ['PageDown', 3, 13],
    ['PageUp', 3, 0],
    ['Home', 50, 0],
    ['End', 50, 99],
    ['x', 50, undefined],
  ])('%s leads from row %i to %s', (key, at, to) => {
    expect(rowAfterKey(key, at, 100, 10)).toBe(to)
  })

  it('leads nowhere without rows', () => {
    expect(rowAfterKey('ArrowDown', 0, 0, 10)).toBeUndefined()
  })

  it('scrolls as little as brings a row into sight', () => {
    const scroll = (at: number, scrolled: number) => scrollFor(at, scrolled, 360, ROW_HEIGHT)
    expect([scroll(0, 500), scroll(20, 0), scroll(5, 0)]).toEqual([0, 21 * ROW_HEIGHT - 360, 0])
  })
})
