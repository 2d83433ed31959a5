import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Recent } from './recent.ts'

it('what was asked for stays, and the oldest of the others goes', () => {
  const recent = new Recent<number>(3)
  for (const key of ['a', 'b', 'c']) recent.set(key, 1)
  recent.get('a')
  recent.set('d', 1)
  expect([...recent].map(([key]) => key)).toEqual(['c', 'd', 'a'])
})

it('is bounded by weight; what is too heavy by itself is not kept, and takes the place of nothing', () => {
  const recent = new Recent<string>(100, 50)
  recent.set('a', 'old', 30)
  recent.set('a', 'new', 51)
  expect([recent.get('a'), recent.weight]).toEqual([undefined, 0])
  recent.set('b', 'x', 40)
  recent.set('b', 'y', 45)
  expect([recent.get('b'), recent.weight, recent.size]).toEqual(['y', 45, 1])
})

it('holds what it says whatever is done, and never more than it may', () => {
  const key = fc.constantFrom(...'abcdefgh')
  const step = fc.oneof(
    fc.record({ set: key, weight: fc.integer({ min: 0, max: 12 }) }),
    fc.record({ get: key }),
    fc.record({ delete: key }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const recent = new Recent<number>(20, 10)
      const weights = new Map<string, number>()
      for (const one of steps)
        if ('set' in one) {
          recent.set(one.set, one.weight, one.weight)
          weights.set(one.set, one.weight)
        } else if ('get' in one) expect([undefined, weights.get(one.get)]).toContain(recent.get(one.get))
        else recent.delete(one.delete)
      const values = [...recent]
      const sum = values.reduce((sum, [, weight]) => sum + weight, 0)
      expect([recent.weight, recent.size]).toEqual([sum, values.length])
      expect(sum).toBeLessThanOrEqual(20)
    }),
    { seed: 6, numRuns: 500 },
  )
})
