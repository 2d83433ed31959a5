import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fittedCrops } from './fitted-crops.ts'

const before = { width: 4800, height: 3200 }
const crop = { ratio: '16:9', x: 0, y: 250, w: 4800, h: 2700, note: 'kept' }

it('crops of a picture of the same shape are the same parts of it', () => {
  expect(fittedCrops([crop], before, { width: 2400, height: 1600 })).toEqual([{ ...crop, y: 125, w: 2400, h: 1350 }])
  expect(fittedCrops([crop, 'x', { ratio: '1:1' }], before, before)).toEqual([crop, 'x', { ratio: '1:1' }])
})

it('crops of a picture of another shape, and no crops, are none', () => {
  expect(fittedCrops([crop], before, { width: 3200, height: 4800 })).toBeUndefined()
  expect(fittedCrops(undefined, before, before)).toBeUndefined()
})

it('crops stay within any picture of the same shape', () => {
  const part = fc.integer({ min: 1, max: 500 })
  fc.assert(
    fc.property(part, part, fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }), (w, h, one, other) => {
      const [from, to] = [one, other].map((factor) => ({ width: w * factor, height: h * factor }))
      if (!from || !to) return
      const whole = { x: 0, y: 0, w: from.width, h: from.height }
      const corner = { x: from.width - 1, y: from.height - 1, w: 1, h: 1 }
      for (const { x, y, w, h } of fittedCrops([whole, corner], from, to) as (typeof whole)[])
        expect([x >= 0, y >= 0, w >= 1, h >= 1, x + w <= to.width, y + h <= to.height]).not.toContain(false)
    }),
  )
})
