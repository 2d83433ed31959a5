import { afterEach, expect, it, vi } from 'vitest'
import { checkItemOptions, mediumOrLarge } from './size.ts'

afterEach(() => vi.restoreAllMocks())

it.each([
  [0, 'large'],
  [2, 'large'],
  [3, 'medium'],
  [40, 'medium'],
])('ENG-011 %i items are shown %s', (items, size) => {
  expect(mediumOrLarge(items)).toBe(size)
})

it.each([
  [3, 2],
  [2, 3],
])('BLK-057 BLK-058 %i items with options for %i are warned of', (items, options) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  checkItemOptions('The listing "News"', Array(items).fill({}), Array(options).fill({}))
  expect(warn.mock.calls[0]?.[0]).toContain(`The listing "News" has ${items} items but options for ${options}`)
})

it('BLK-058 no options, or one for each item, are fine', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  checkItemOptions('x', [{}, {}], undefined)
  checkItemOptions('x', [{}, {}], [{}, {}])
  expect(warn).not.toHaveBeenCalled()
})
