import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { expect, it } from 'vitest'
import { newestStore } from './newest-store.ts'

it('an address is looked up in the store that was written last, the development server’s too', () => {
  const folder = temporaryFolder('stores')
  const [site, development] = [join(folder, '.data'), join(folder, '.data/development')]
  mkdirSync(development, { recursive: true })
  const newest = () => newestStore([site, development])
  const write = (path: string, second: number) => {
    writeFileSync(path, '')
    utimesSync(path, second, second)
  }
  expect(newest()).toBe(site)
  write(join(development, 'content.db'), 1000)
  expect(newest()).toBe(development)
  write(join(site, 'content.db'), 2000)
  expect(newest()).toBe(site)
  write(join(development, 'content.db-wal'), 3000)
  expect(newest()).toBe(development)
})
