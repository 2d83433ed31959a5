import { expect, it } from 'vitest'
import { createDependencies } from '../../content/dependencies.ts'
import { RegionCache } from './region-cache.ts'

const at = (time: string) => new Date(`2026-03-14T${time}:00Z`)

it.each(['next', 'renewal'] as const)('a region is made anew from the moment noted as its "%s"', async (moment) => {
  let now = at('17:00')
  let made = 0
  const cache = new RegionCache(() => now, 10)
  const get = () =>
    cache.get('header', async () => {
      made++
      return { html: '', blockTypes: new Set(), dependencies: { ...createDependencies(), [moment]: at('17:15') } }
    })
  await get()
  now = at('17:14')
  await get()
  expect(made).toBe(1)
  now = at('17:15')
  await get()
  expect(made).toBe(2)
})
