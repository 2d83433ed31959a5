import { expect, it } from 'vitest'
import { inView, positionText } from './in-view.ts'

const items = [0, 300, 600, 900].map((left) => ({ left, right: left + 280 }))

it.each([
  ['the first two', { left: 0, right: 700 }, '1–2 / 4'],
  ['one, with a rounded pixel', { left: 301, right: 579 }, '2 / 4'],
  ['the last', { left: 750, right: 1180 }, '4 / 4'],
  ['none whole: the one that is seen most', { left: 400, right: 650 }, '2 / 4'],
  ['none whole, wider than the row', { left: 650, right: 800 }, '3 / 4'],
])('says which items are seen: %s', (_case, row, text) => {
  expect(positionText(inView(items, row), items.length)).toBe(text)
})
