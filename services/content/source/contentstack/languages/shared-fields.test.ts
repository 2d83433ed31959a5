import { expect, it } from 'vitest'
import { withSharedFields } from './shared-fields.ts'

const field = (uid: string, more = {}) => ({ uid, data_type: 'text', ...more })
const shared = { non_localizable: true }

it.each([
  ['a field', [field('price', shared)], { price: 5, title: 'Reloj' }, { price: 7 }, { price: 7, title: 'Reloj' }],
  ['a field that is empty now', [field('price', shared)], { price: 5 }, {}, {}],
  ['a list, whole', [field('days', shared)], { days: [1] }, { days: [2, 3] }, { days: [2, 3] }],
  [
    'a field of a group',
    [field('hero', { schema: [field('image', shared), field('alt')] })],
    { hero: { image: 'a', alt: 'Reloj' } },
    { hero: { image: 'b', alt: 'Clock' } },
    { hero: { image: 'b', alt: 'Reloj' } },
  ],
  [
    'nothing of items, which a language may have by itself',
    [field('rows', { multiple: true, schema: [field('image', shared)] })],
    { rows: [{ image: 'a' }] },
    { rows: [{ image: 'b' }, { image: 'c' }] },
    { rows: [{ image: 'a' }] },
  ],
  ['nothing that the schema does not say', 'no list', { a: 1 }, { a: 2 }, { a: 1 }],
])('what is the same in all languages is that of the main one: %s', (_what, schema, entry, main, expected) => {
  expect(withSharedFields(entry, main, schema)).toEqual(expected)
})

it('fields with names of objects are fields', () => {
  const schema = [field('__proto__', shared)]
  const joined = withSharedFields({ a: 1 }, JSON.parse('{ "__proto__": { "b": 2 } }'), schema)
  expect(Object.getPrototypeOf(joined)).toBe(Object.prototype)
  expect(Object.keys(joined)).toEqual(['a', '__proto__'])
})
