import { expect, it } from 'vitest'
import { overlayColor } from './index.tsx'

it.each([
  [0, 'blue'],
  [1, 'garden'],
  [2, 'magenta'],
  [3, 'white'],
  [4, 'black'],
  [5, 'grey'],
  [6, 'orange'],
  [7, 'sunset'],
  [8, 'yellow'],
  [9, 'garden-light'],
  [10, 'sky'],
  [11, 'navy'],
  [12, 'bronze'],
  [13, 'blue'],
  [25, 'bronze'],
  [26, 'blue'],
  [39, 'blue'],
])('BLK-047 the overlay of work %i is %s', (index, color) => {
  expect(overlayColor(index)).toBe(color)
})

it('BLK-048 warm-grey is never reached', () => {
  expect(Array.from({ length: 200 }, (_, index) => overlayColor(index))).not.toContain('warm-grey')
})
