import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BoundedCache } from './bounded-cache.ts'

/** What an empty value takes under a key of one letter. */
const EMPTY = (() => {
  const cache = new BoundedCache<number>(1000)
  cache.set('a', 1, 0)
  return cache.bytes
})()

it('what was asked for stays, and the oldest of the others goes', () => {
  const cache = new BoundedCache<number>(3 * EMPTY)
  for (const key of ['a', 'b', 'c']) cache.set(key, 1, 0)
  cache.get('a')
  cache.set('d', 1, 0)
  expect([...cache].map(([key]) => key)).toEqual(['c', 'a', 'd'])
})

it('is bounded by bytes; what takes too many by itself is not kept, and takes the place of nothing', () => {
  const cache = new BoundedCache<string>(10 * EMPTY, 5 * EMPTY)
  cache.set('a', 'old', 3 * EMPTY)
  cache.set('a', 'new', 5 * EMPTY)
  expect([cache.get('a'), cache.bytes]).toEqual([undefined, 0])
  cache.set('b', 'x', 1)
  cache.set('b', 'y', 2)
  expect([cache.get('b'), cache.bytes, cache.size]).toEqual(['y', EMPTY + 2, 1])
})

it('each comes once, also where those that came are deleted; those taken out come in their order', () => {
  const cache = new BoundedCache<string>(9 * EMPTY)
  for (const key of ['a', 'b', 'c', 'd']) cache.set(key, key, 0)
  const seen: string[] = []
  for (const [key] of cache) {
    seen.push(key)
    cache.delete(key)
    cache.delete('c')
  }
  expect([seen, cache.size]).toEqual([['a', 'b', 'd'], 0])
  for (const key of ['e', 'f']) cache.set(key, key, 0)
  expect([cache.shift(), cache.shift(), cache.shift()]).toEqual(['e', 'f', undefined])
})

it('one alone may take more where that is said, and goes for the next', () => {
  const cache = new BoundedCache<string>(2 * EMPTY, Number.POSITIVE_INFINITY)
  cache.set('a', 'large', 9 * EMPTY)
  expect(cache.get('a')).toBe('large')
  cache.set('b', 'small', 0)
  cache.set('c', 'small', 0)
  expect([...cache].map(([key]) => key)).toEqual(['b', 'c'])
})

it('Q-24 counts keys as well: long ones fill no memory', () => {
  const cache = new BoundedCache<number>(100_000)
  for (let index = 0; index < 1000; index++) cache.set(`${index}`.padStart(8000, 'ж'), index, 8)
  expect(cache.bytes).toBeLessThanOrEqual(100_000)
  expect(cache.size * 16_000).toBeLessThanOrEqual(100_000)
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
      const cache = new BoundedCache<number>(max, 2 * EMPTY)
      const set = new Map<string, number>()
      for (const one of steps)
        if ('set' in one) {
          cache.set(one.set, one.bytes, one.bytes)
          set.set(one.set, one.bytes)
        } else if ('get' in one) expect([undefined, set.get(one.get)]).toContain(cache.get(one.get))
        else cache.delete(one.delete)
      const values = [...cache]
      const sum = values.reduce((sum, [, bytes]) => sum + bytes + EMPTY, 0)
      expect([cache.bytes, cache.size]).toEqual([sum, values.length])
      expect(sum).toBeLessThanOrEqual(max)
    }),
    { seed: 6, numRuns: 500 },
  )
})
