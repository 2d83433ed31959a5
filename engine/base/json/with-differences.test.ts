import { expect, it } from 'vitest'
import { withDifferences } from './with-differences.ts'

it.each([
  ['a field', { a: 1, b: 2 }, { b: 3 }, { a: 1, b: 3 }],
  [
    'a group, key by key',
    { hero: { title: 'A', image: 'x' } },
    { hero: { title: 'B' } },
    { hero: { title: 'B', image: 'x' } },
  ],
  ['a list, whole', { body: [{ a: 1 }, { b: 2 }] }, { body: [{ a: 3 }] }, { body: [{ a: 3 }] }],
  ['what is new', {}, { a: { b: 1 } }, { a: { b: 1 } }],
  ['a group by what is none', { a: { b: 1 } }, { a: null }, { a: null }],
])('replaces %s', (_what, original, differences, joined) => {
  const before = structuredClone(original)
  expect(withDifferences(original, differences)).toEqual(joined)
  expect(original).toEqual(before)
})

it('takes keys that objects have by themselves for keys', () => {
  const joined = withDifferences(JSON.parse('{ "a": 1 }'), JSON.parse('{ "__proto__": { "b": 2 }, "constructor": 3 }'))
  expect(Object.keys(joined)).toEqual(['a', '__proto__', 'constructor'])
  expect(Object.getPrototypeOf(joined)).toBe(Object.prototype)
})
