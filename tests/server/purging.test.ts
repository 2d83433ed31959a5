import { expect, it } from 'vitest'
import type { Dependencies } from '#engine/content/dependencies.ts'
import { effectOf } from '#engine/content/effects.ts'
import { changeOf } from './fake-site.ts'
import { servedFake } from './served-fake.ts'

const fake = servedFake()
const { titleOf } = fake
const PAGES = 60
const paths = Array.from({ length: PAGES }, (_, index) => `/page-${index}`)

/** Looking at a page takes so long that as many would be noticed. */
function lookSlowly(): { looks: number } {
  const seen = { looks: 0 }
  fake.site.effectOf = (changes) => {
    const effectOn = effectOf(changes)
    return (dependencies: Dependencies) => {
      const end = performance.now() + 1
      while (performance.now() < end);
      seen.looks++
      return effectOn(dependencies)
    }
  }
  return seen
}

it('visitors are answered while many pages are looked through', async () => {
  for (const path of paths) await titleOf(path)
  const seen = lookSlowly()
  const purge = fake.cache.purge([changeOf('/page-59')])
  expect(await titleOf('/page-0')).toBe('/page-0 1')
  expect(seen.looks).toBeLessThan(PAGES)
  await purge
  expect([await titleOf('/page-59'), await titleOf('/page-58')]).toEqual(['/page-59 2', '/page-58 1'])
})

it('a page that is made while pages are looked through is kept, though its last copy goes', async () => {
  for (const path of paths) await titleOf(path)
  lookSlowly()
  const purge = fake.cache.purge([changeOf('/page-59', 'gone')])
  fake.cache.expire({ paths: ['/page-59'], tags: [], all: false })
  expect(await titleOf('/page-59')).toBe('/page-59 2')
  await purge
  expect(await titleOf('/page-59')).toBe('/page-59 2')
})
