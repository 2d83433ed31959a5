import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fakeService } from '../../../tests/faults/fake-service.ts'
import { silences, wrongAnswers } from '../../../tests/faults/outside-faults.ts'
import { cloudflareVendor, fastlyVendor, varnishVendor } from '../../../tests/outside/vendors.ts'
import { cloudflare } from '../adapters/cloudflare.ts'
import { fastly } from '../adapters/fastly.ts'
import type { OutsideCache } from '../adapters/outside-cache.ts'
import { purge } from '../adapters/send.ts'
import { varnish } from '../adapters/varnish.ts'

const SECRET = 'a-secret-of-varnish'
const TOKEN = 'a-token-of-the-vendor'
const caches: [string, (origin: string) => OutsideCache][] = [
  ['Varnish', (origin) => varnish(origin, SECRET)],
  ['Fastly', (url) => fastly({ url, service: 'SU1Z0isxPaozGVKXdv0eY', token: TOKEN })],
  [
    'Cloudflare',
    (origin) => cloudflare({ url: `${origin}/client/v4`, zone: '023e105f4ecef8ad9ca31a8372d0c353', token: TOKEN }),
  ],
]
const keys = (count: number) => Array.from({ length: count }, (_, index) => `e:entry_${index}`)

const failureOf = (cache: OutsideCache, own?: typeof fetch) =>
  purge(cache, ['all'], false, { timeout: 300, fetch: own }).then(
    () => 'purged',
    (error: Error) => `${error.name}: ${error.message}`,
  )

describe('a call as the vendor documents it', async () => {
  const vendors = {
    Varnish: await varnishVendor(SECRET),
    Fastly: await fastlyVendor('SU1Z0isxPaozGVKXdv0eY', TOKEN),
    Cloudflare: await cloudflareVendor('023e105f4ecef8ad9ca31a8372d0c353', TOKEN),
  }

  it.each(caches)('%s takes as many keys at once as it says, marked as stale or gone', async (name, cacheAt) => {
    const vendor = vendors[name as keyof typeof vendors]
    const cache = cacheAt(vendor.origin)
    const many = keys(Math.min(cache.maxKeys, Math.floor(cache.maxBytes / 16)))
    await purge(cache, many, false)
    await purge(cache, ['q:%C3%A9'], true)
    expect(vendor.violations).toEqual([])
    expect(vendor.purged.map((one) => one.keys)).toEqual([many, ['q:%C3%A9']])
    if (name !== 'Cloudflare') expect(vendor.purged.map(({ isHard }) => isHard)).toEqual([false, true])
  })

  it.each([
    ['Varnish', (origin: string) => varnish(origin, 'another-secret-of-it')],
    ['Fastly', (url: string) => fastly({ url, service: 'SU1Z0isxPaozGVKXdv0eY', token: 'another' })],
    [
      'Cloudflare',
      (origin: string) =>
        cloudflare({ url: `${origin}/client/v4`, zone: '023e105f4ecef8ad9ca31a8372d0c353', token: 'another' }),
    ],
  ] as const)('%s refuses a wrong token, and it is said that it is the token', async (name, cacheAt) => {
    expect(await failureOf(cacheAt(vendors[name].origin))).toMatch(
      /^PurgeError: it answers 40[13]: the secret or token/,
    )
  })
})

describe.each(caches)('%s', async (name, cacheAt) => {
  const service = await fakeService((_, response) => response.end())
  const cache = cacheAt(service.origin)

  it.each(Object.entries(silences))('%s, has not purged', async (_, answer) => {
    service.answer = answer
    expect(await failureOf(cache)).toMatch(/^PurgeError: it /)
  })

  it.each(Object.entries(wrongAnswers).filter(([way]) => name !== 'Varnish' || /answering 50|100 MB|end$/.test(way)))(
    '%s, has not purged',
    async (way, answer) => {
      service.answer = answer
      // Fastly says of each key what it likes, in an object.
      if (name === 'Fastly' && /shape|prototype/.test(way)) return
      expect(await failureOf(cache)).toMatch(/^PurgeError: it /)
    },
  )

  it('answering anything, has purged only where it says so', async () => {
    const status = fc.oneof(fc.constantFrom(200, 429, 503, 302), fc.integer({ min: 200, max: 599 }))
    const body = fc.oneof(
      fc.json(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('{"success":true}', '{"success":false,"errors":[{"message":7}]}', '{"errors":null}'),
    )
    const retryAfter = fc.oneof(fc.constantFrom('7', '-1', '9e9', ''), fc.stringMatching(/^[ -~]*$/))
    await fc.assert(
      fc.asyncProperty(status, body, retryAfter, async (status, body, retryAfter) => {
        const isEmpty = [204, 205, 304].includes(status)
        const answer = async () =>
          new Response(isEmpty ? null : body, { status, headers: { 'retry-after': retryAfter } })
        const result = await failureOf(cache, answer)
        if (result === 'purged') {
          expect(status).toBeLessThan(300)
          if (name === 'Cloudflare') expect(JSON.parse(body).success).toBe(true)
        } else expect(result).toMatch(/^PurgeError: it /)
      }),
    )
  })
})
