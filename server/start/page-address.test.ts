import { expect, it } from 'vitest'
import { isPageAddress } from './page-address.ts'

it.each([
  ['/', true],
  ['/news/one?page=2', true],
  ['/search?q=a.b', true],
  ['/iiifs', false],
  ['/iiif/lost/full/max/0/default.jpg', false],
  ['/media/kiln.webm', false],
  ['/_css/hero', false],
  ['/_content/sync', false],
  ['/healthz', false],
  ['/readyz', false],
  ['/metrics', false],
  ['/favicon.ico', false],
  ['/news/rss.xml', false],
  ['*', false],
  [`/${'a'.repeat(10_000)}`, false],
])('nothing but a page can be at %s: %s', (url, isPage) => expect(isPageAddress(url)).toBe(isPage))
