import { expect, it } from 'vitest'
import { middleOf, moved, ratioIn, regionOf, scaled } from './regions.ts'

const master = { width: 4800, height: 3200 }

it('a ratio is shown by its largest part in the middle, and read where it is one', () => {
  expect(middleOf(master, '16:9')).toEqual({ x: 0, y: 250, w: 4800, h: 2700 })
  expect(middleOf(master, '1:1')).toEqual({ x: 800, y: 0, w: 3200, h: 3200 })
  expect([ratioIn('1.91:1'), ratioIn('wide'), ratioIn('1:0'), ratioIn(undefined)]).toEqual([
    1.91,
    undefined,
    undefined,
    undefined,
  ])
})

it('a ratio is shown around the focal point, as on the site', () => {
  expect(middleOf({ ...master, focalPoint: { x: 0.6, y: 0 } }, '1:1')).toEqual({ x: 1280, y: 0, w: 3200, h: 3200 })
})

it('a part is moved and scaled as far as the picture goes, in its ratio', () => {
  const region = middleOf(master, '1:1')
  expect(moved(region, -5000, 40, master)).toEqual({ x: 0, y: 0, w: 3200, h: 3200 })
  expect(moved(region, 100, 0, master).x).toBe(900)
  const smaller = scaled(region, 0.5, 1, master)
  expect(smaller).toEqual({ x: 1600, y: 800, w: 1600, h: 1600 })
  expect(scaled(smaller, 10, 1, master)).toEqual({ x: 800, y: 0, w: 3200, h: 3200 })
})

it('a crop that is not whole, or of another picture, is none', () => {
  expect(regionOf({ x: 0, y: 0, w: 10, h: 10 }, master)).toEqual({ x: 0, y: 0, w: 10, h: 10 })
  for (const crop of [undefined, { x: 0, y: 0, w: 10 }, { x: 4795, y: 0, w: 10, h: 10 }, { x: 0, y: 0, w: 0, h: 1 }])
    expect(regionOf(crop, master)).toBeUndefined()
})
