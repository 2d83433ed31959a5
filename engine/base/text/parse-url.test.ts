import { expect, it } from 'vitest'
import { parseUrl } from './parse-url.ts'

it('reads addresses with any letters, however often it is called', () => {
  for (let times = 0; times < 20_000; times++) parseUrl(`https://example.org/${times % 7}`)
  for (let times = 0; times < 20_000; times++)
    if (parseUrl('https://bücher.example/ä')?.host !== 'xn--bcher-kva.example') expect.unreachable(`after ${times}`)
  expect(parseUrl('/a', 'https://bücher.example/')?.pathname).toBe('/a')
  for (const none of ['nowhere', '/nowhere', '//example.org/nowhere', '']) expect(parseUrl(none)).toBeUndefined()
})
