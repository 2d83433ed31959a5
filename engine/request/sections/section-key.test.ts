import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createKeys } from './section-key.ts'

const data = fc.jsonValue({ maxDepth: 4 })

it('equal data has one key, other data another', () => {
  const keyOf = createKeys(1e6)
  fc.assert(
    fc.property(data, data, (one, other) => {
      const [text, otherText] = [JSON.stringify(one), JSON.stringify(other)]
      expect(keyOf(one) === keyOf(other)).toBe(text === otherText)
      expect(keyOf(one)).toBe(keyOf(JSON.parse(text)))
    }),
    {
      examples: [
        [['1', 2], ['1"2']],
        [{ a: 1, b: 2 }, { 'a1;b': 2 }],
        [[[]], [[], []]],
        [null, 'null'],
        [1, '1'],
      ],
    },
  )
})

it('what is frozen has a short key: its own, or that of an equal small one', () => {
  const keyOf = createKeys(1e6)
  const picture = (id: string, text = '') => Object.freeze({ id, text })
  const [owl, mural] = [picture('owl'), picture('mural', 'paint'.repeat(1000))]
  for (const one of [owl, mural]) expect(keyOf({ one })).toBe(keyOf({ one }))
  expect(keyOf({ mural }).length).toBeLessThan(30)
  expect(keyOf(owl)).toBe(keyOf(picture('owl')))
  expect(keyOf(owl)).not.toBe(keyOf(picture('hawk')))
  expect(keyOf(mural)).not.toBe(keyOf(picture('mural', 'print'.repeat(1000))))
})

it('equal frozen data has one key, other data another', () => {
  const keyOf = createKeys(1e6)
  const freeze = (value: unknown): unknown => {
    if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) freeze(inner)
    return Object.freeze(value)
  }
  fc.assert(
    fc.property(data, data, (one, other) => {
      const isEqual = JSON.stringify(one) === JSON.stringify(other)
      expect(keyOf(freeze(one)) === keyOf(freeze(other))).toBe(isEqual)
    }),
    {
      examples: [
        [['1', 2], ['1"2']],
        [[[1]], ['#1;']],
        [{ a: [] }, { a: {} }],
      ],
      seed: 4,
    },
  )
})
