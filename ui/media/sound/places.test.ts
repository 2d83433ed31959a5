import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Device, keepPlace, keepSpeed, placeOf, speedOf } from './places.ts'
import { indexAt } from './times.ts'

function deviceOf(written?: string): Device & { kept: () => string | null } {
  let value = written ?? null
  return {
    getItem: () => value,
    setItem(_key, text) {
      value = text
    },
    removeItem: () => {
      value = null
    },
    kept: () => value,
  }
}

describe('what the device remembers', () => {
  it('is how far a recording was heard', () => {
    const device = deviceOf()
    keepPlace(device, '/media/a.mp3', 61, 720)
    keepPlace(device, '/media/b.mp3', 30, Number.NaN)
    expect([placeOf(device, '/media/a.mp3'), placeOf(device, '/media/b.mp3')]).toEqual([61, 30])
    expect(placeOf(device, '/media/c.mp3')).toBe(0)
  })

  it('is nothing of one that has just begun, or is at its end', () => {
    const device = deviceOf()
    for (const seconds of [61, 2]) keepPlace(device, 'a', seconds, 720)
    expect(placeOf(device, 'a')).toBe(0)
    for (const seconds of [61, 718]) keepPlace(device, 'a', seconds, 720)
    expect(placeOf(device, 'a')).toBe(0)
  })

  it('is bounded: the recordings heard last', () => {
    const device = deviceOf()
    for (let index = 0; index < 500; index++) keepPlace(device, `/media/${index}.mp3`, 60, 720)
    expect(placeOf(device, '/media/499.mp3')).toBe(60)
    expect(placeOf(device, '/media/100.mp3')).toBe(0)
    expect(device.kept()?.length).toBeLessThan(4000)
  })

  it('is how fast the visitor listens', () => {
    const device = deviceOf()
    keepPlace(device, 'a', 60, 720)
    keepSpeed(device, 1.5)
    expect([speedOf(device), placeOf(device, 'a')]).toEqual([1.5, 60])
  })

  it('is nothing where the device keeps nothing, or something else', () => {
    const full: Device = {
      getItem: () => null,
      setItem() {
        throw new Error('QuotaExceededError')
      },
      removeItem() {},
    }
    expect(() => keepSpeed(full, 2)).not.toThrow()
    const values = fc.oneof(
      fc.json(),
      fc.string(),
      fc.json().map((places) => `{"places":${places},"speed":"fast"}`),
    )
    fc.assert(
      fc.property(values, (written) => {
        const device = deviceOf(written)
        keepPlace(device, 'a', 60, 720)
        return placeOf(device, 'a') === 60 && speedOf(device) >= 0.5
      }),
      { seed: 14, numRuns: 500 },
    )
  })
})

it.each([
  [0, 0],
  [-1, -1],
  [12.5, 1],
  [99, 2],
])('at %d seconds the line %i is heard', (seconds, index) => {
  expect(indexAt([0, 12, 18], seconds)).toBe(index)
})
