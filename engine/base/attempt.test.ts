import { expect, it } from 'vitest'
import { attempt } from './attempt.ts'

it('gives what work gives, and undefined where it throws', () => {
  expect(attempt(() => JSON.parse('{"a":1}'))).toEqual({ a: 1 })
  expect(attempt(() => JSON.parse('{"a":'))).toBeUndefined()
})
