import { expect, it } from 'vitest'
import { pictureHost } from './picture-host.ts'

it.each([
  ['https://iiif.example.org/image', 'https://iiif.example.org'],
  ['https://IIIF.Example.org:8443/a', 'https://iiif.example.org:8443'],
  ['https://bücher.example/a', 'https://xn--bcher-kva.example'],
  ['http://iiif.example.org/a', undefined],
  ['https://*.example.org/a', undefined],
  ['https://example.org;script-src/a', undefined],
  ["https://a'b.example.org/a", undefined],
  ['https://10.0.0.1/a', undefined],
  ['https://[::1]/a', undefined],
  ['https://localhost/a', undefined],
  ['https://user:word@iiif.example.org/a', undefined],
  ['data:image/png;base64,AA', undefined],
  ['/iiif/kiln', undefined],
  ['nowhere', undefined],
  [undefined, undefined],
])('SITE-085 pictures of %s are loaded from %s', (url, origin) => {
  expect(pictureHost(url)).toBe(origin)
})
