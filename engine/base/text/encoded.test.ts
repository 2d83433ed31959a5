import fc from 'fast-check'
import { expect, it } from 'vitest'
import { encoded } from './encoded.ts'

it('pieces of any letters are encoded as their whole is', () => {
  const piece = fc.string({ unit: 'binary' })
  fc.assert(fc.property(fc.array(piece), (pieces) => encoded(pieces).equals(Buffer.from(pieces.join('')))))
  expect(encoded([]).length).toBe(0)
  expect(encoded(['é', '\ud800', '’']).toString()).toBe('é\ufffd’')
})
