import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createKeys } from './section-key.ts'

const data = fc.jsonValue({ maxDepth: 4 })

it('equal data has one key, other data another', () => {
  const keyOf = createKeys()
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

it('what is frozen is known by itself', () => {
  const keyOf = createKeys()
  const picture = Object.freeze({ id: 'owl' })
  expect(keyOf({ picture })).toBe(keyOf({ picture }))
  expect(keyOf({ picture })).not.toBe(keyOf({ picture: Object.freeze({ id: 'owl' }) }))
})
