import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withSite } from '../browser/server.ts'
import { demo } from './demo-content.ts'
import { ask } from './http.ts'
import { pageTypes } from './page-types.ts'

const redirects: Record<string, string> = JSON.parse(readFileSync(join(demo, 'redirects.json'), 'utf8'))
const pages = Object.entries(pageTypes).filter(([, path]) => !path.includes('?') && path !== '/no-such-page')

describe('an address of the demo site', () => {
  const site = withSite({ environment: { LOG_LEVEL: 'warn' } })
  const renders = () => site.metric('atrium_page_renders_total')

  it.each(pages.filter(([, path]) => path !== '/'))(
    'ENG-030 is one with and without a trailing slash: %s',
    async (_, path) => {
      const without = await ask(site.origin, path)
      const made = await renders()
      const slashed = await ask(site.origin, `${path}/`)
      expect([without.status, slashed.status]).toEqual([200, 200])
      expect(slashed.text).toBe(without.text)
      expect(await renders()).toBe(made)
    },
  )

  it.each(pages)('CLR-004 SITE-007 shares its answer with queries that were never offered: %s', async (_, path) => {
    const plain = await ask(site.origin, path)
    const made = await renders()
    for (const query of [
      'utm_source=letter',
      'page=0',
      'page=999',
      'page=two',
      'page=-1',
      'page=1.5',
      'page=',
      'q=%00',
      'a[b]=c&__proto__[x]=1',
      '%',
    ])
      expect([query, (await ask(site.origin, `${path}?${query}`)).text === plain.text]).toEqual([query, true])
    // A number of a page that is not there has to be looked for once.
    expect((await renders()) - made).toBeLessThanOrEqual(1)
  })

  it('CLR-005 has its further pages at addresses of their own', async () => {
    const [first, second] = [await ask(site.origin, '/news/all'), await ask(site.origin, '/news/all?page=2')]
    expect(first.text).toMatch(/<a[^>]*href="\/news\/all\?page=2"[^>]*>/)
    expect(first.text).toMatch(/<a[^>]*rel="next"|<a[^>]*href="[^"]*"[^>]*rel="next"/)
    expect(second.text).not.toBe(first.text)
    expect(await ask(site.origin, '/news/all?page=1').then(({ text }) => text)).toBe(first.text)
  })

  it.each(Object.entries(redirects))('leads on from %s to %s', async (from, to) => {
    for (const path of [from, `${from}/`, `${from}?utm=1`]) {
      const { status, headers } = await ask(site.origin, path)
      expect([path, status, headers.location]).toEqual([path, 301, to])
    }
    expect((await ask(site.origin, to)).status).toBe(200)
  })

  it.each(Object.entries(pageTypes))('answers HEAD as it answers GET, without the body: %s', async (_, path) => {
    const got = await ask(site.origin, path)
    const head = await ask(site.origin, path, { method: 'HEAD' })
    expect(head.body.length).toBe(0)
    expect(head.status).toBe(got.status)
    for (const name of ['content-type', 'etag', 'content-length', 'cache-control'])
      expect(head.headers[name], name).toBe(got.headers[name])
  })

  it('offers what it offers, and answers 405 to all else', async () => {
    for (const path of ['/', '/news/call-slips', '/news/rss.xml', '/sitemap.xml', '/archived-copy?path=/a'])
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
        const { status, headers } = await ask(site.origin, path, { method })
        expect([method, path, status]).toEqual([method, path, 405])
        expect(headers.allow).toMatch(/GET/)
      }
  })

  it('answers 414 when it is longer than 8 kB', async () => {
    expect((await ask(site.origin, `/${'a'.repeat(8500)}`)).status).toBe(414)
    expect((await ask(site.origin, `/news?${'a'.repeat(8500)}`)).status).toBe(414)
    expect((await ask(site.origin, `/${'a'.repeat(4000)}`)).status).toBe(404)
  })

  it.each([
    '/',
    '/no-such-page',
    '/%ff',
    '/news/rss.xml',
    '/robots.txt',
    '/healthz',
    '/press-room',
    '/iiif/lost/info.json',
    '/_css/none.css',
  ])('sends the security headers: %s', async (path) => {
    const { headers } = await ask(site.origin, path)
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*script-src 'self'[^']*;/)
    expect(headers['content-security-policy']).not.toMatch(/unsafe-|nonce-/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBeTruthy()
    expect(headers['x-powered-by']).toBeUndefined()
  })

  it('never sends a visitor to a foreign site', async () => {
    for (const path of [
      '//evil.example',
      '//evil.example/',
      '/\\evil.example',
      '/%2F%2Fevil.example',
      '/%5Cevil.example',
      'https://evil.example/news',
    ]) {
      const { status, headers } = await ask(site.origin, path)
      expect([path, status < 500]).toEqual([path, true])
      expect([path, headers.location?.match(/^(\/\/|https?:|\/\\)/) ?? null]).toEqual([path, null])
    }
  })
})
