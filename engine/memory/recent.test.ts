import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Recent } from './recent.ts'

/** What an empty value takes under a key of one letter. */
const EMPTY = (() => {
  const recent = new Recent<number>(1000)
  recent.set('a', 1, 0)
  return recent.bytes
})()

it('what was asked for stays, and the oldest of the others goes', () => {
  const recent = new Recent<number>(3 * EMPTY)
  for (const key of ['a', 'b', 'c']) recent.set(key, 1, 0)
  recent.get('a')
  recent.set('d', 1, 0)
  expect([...recent].map(([key]) => key)).toEqual(['c', 'd', 'a'])
})

it('is bounded by bytes; what takes too many by itself is not kept, and takes the place of nothing', () => {
  const recent = new Recent<string>(10 * EMPTY, 5 * EMPTY)
  recent.set('a', 'old', 3 * EMPTY)
  recent.set('a', 'new', 5 * EMPTY)
  expect([recent.get('a'), recent.bytes]).toEqual([undefined, 0])
  recent.set('b', 'x', 1)
  recent.set('b', 'y', 2)
  expect([recent.get('b'), recent.bytes, recent.size]).toEqual(['y', EMPTY + 2, 1])
})

it('one alone may take more where that is said, and goes for the next', () => {
  const recent = new Recent<string>(2 * EMPTY, Number.POSITIVE_INFINITY)
  recent.set('a', 'large', 9 * EMPTY)
  expect(recent.get('a')).toBe('large')
  recent.set('b', 'small', 0)
  recent.set('c', 'small', 0)
  expect([...recent]).toEqual([['c', 'small']])
})

it('Q-24 counts keys as well: long ones fill no memory', () => {
  const recent = new Recent<number>(100_000)
  for (let index = 0; index < 1000; index++) recent.set(`${index}`.padStart(8000, 'ж'), index, 8)
  expect(recent.bytes).toBeLessThanOrEqual(100_000)
  expect(recent.size * 16_000).toBeLessThanOrEqual(100_000)
})

it('holds what it says whatever is done, and never more than it may', () => {
  const key = fc.constantFrom(...'abcdefgh')
  const step = fc.oneof(
    fc.record({ set: key, bytes: fc.integer({ min: 0, max: 2 * EMPTY }) }),
    fc.record({ get: key }),
    fc.record({ delete: key }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const max = 5 * EMPTY
      const recent = new Recent<number>(max, 2 * EMPTY)
      const set = new Map<string, number>()
      for (const one of steps)
        if ('set' in one) {
          recent.set(one.set, one.bytes, one.bytes)
          set.set(one.set, one.bytes)
        } else if ('get' in one) expect([undefined, set.get(one.get)]).toContain(recent.get(one.get))
        else recent.delete(one.delete)
      const values = [...recent]
      const sum = values.reduce((sum, [, bytes]) => sum + bytes + EMPTY, 0)
      expect([recent.bytes, recent.size]).toEqual([sum, values.length])
      expect(sum).toBeLessThanOrEqual(max)
    }),
    { seed: 6, numRuns: 500 },
  )
})
