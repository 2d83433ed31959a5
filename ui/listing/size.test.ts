import { expect, it } from 'vitest'
import { mediumOrLarge } from './size.ts'

it.each([
  [0, 'large'],
  [2, 'large'],
  [3, 'medium'],
  [40, 'medium'],
])('ENG-011 %i items are shown %s', (items, size) => {
  expect(mediumOrLarge(items)).toBe(size)
})
