import '../../../tests/fuzz-seed.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { freeze } from './freeze.ts'
import { withUnchanged } from './with-unchanged.ts'

const frozen = <Value>(value: Value): Value => {
  freeze(value)
  return value
}
const copyOf = <Value>(value: Value): Value => frozen(JSON.parse(JSON.stringify(value)))

it('any data says the same, whatever it was before; where all is equal it is the earlier object', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (value, before) => {
      const text = JSON.stringify(value)
      expect(JSON.stringify(withUnchanged(frozen(value), frozen(before)))).toBe(text)
      expect(withUnchanged(copyOf(value), value)).toBe(value)
    }),
  )
})

it('parts that are equal are the earlier objects, beside those that changed', () => {
  const before = frozen({
    body: [{ text: 'a' }, { by: { bio: 'Old', image: { alt: 'Desk' } } }],
    tags: ['x', { y: 1 }],
  })
  const read = frozen({ body: [{ text: 'a' }, { by: { bio: 'New', image: { alt: 'Desk' } } }], tags: ['x', { y: 1 }] })
  const shared = withUnchanged(read, before)
  expect(shared).toEqual(read)
  expect(shared.tags).toBe(before.tags)
  expect(shared.body[0]).toBe(before.body[0])
  expect(shared.body[1]?.by?.image).toBe(before.body[1]?.by?.image)
  expect([Object.isFrozen(shared), Object.isFrozen(shared.body)]).toEqual([true, true])
})

it.each([
  ['a key more', { a: {}, b: 1 }, { a: {} }],
  ['a key less', { a: {} }, { a: {}, b: 1 }],
  ['another key', { a: {}, b: undefined }, { a: {}, c: undefined }],
  ['a longer list', [{}, 1], [{}]],
  ['a list where an object was', [], {}],
  ['null where an object was', null, {}],
  ['a key that objects have by themselves', JSON.parse('{"__proto__":{},"constructor":{}}'), {}],
])('%s is a difference', (_, value, before) => {
  expect(withUnchanged(frozen(value), frozen(before))).not.toBe(before)
  expect(JSON.stringify(withUnchanged(value, before))).toBe(JSON.stringify(value))
})
