import { describe, expect, it } from 'vitest'
import { type HostedSite, type ServerOptions, withSite } from '../browser/server.ts'
import { ask } from './http.ts'

const HOST = 'www.ellery.example'
const PAGES = ['/', '/news/call-slips', '/accessibility', '/author/mara-quill']

const robotsTag = (html: string) => /<meta name="robots" content="([^"]+)"/.exec(html)?.[1]
const asked = async (site: HostedSite, path: string, host: string) =>
  (await ask(site.origin, path, { headers: { host } })).text

const expectClosed = async (site: HostedSite, host: string) => {
  expect(await asked(site, '/robots.txt', host)).toBe('User-agent: *\nDisallow: /\n')
  for (const path of PAGES) expect([path, robotsTag(await asked(site, path, host))]).toEqual([path, 'noindex'])
}

const server = (environment: Record<string, string>): ServerOptions => ({
  environment: { LOG_LEVEL: 'warn', ...environment },
})

/** Of level `warn` and above: sources and content of the demo are in order. */
const expectNoWarnings = (site: HostedSite) => expect(site.output()).toBe('')

describe('robots', () => {
  const production = withSite(server({}))

  it('the server starts on the demo without a warning', () => expectNoWarnings(production))

  it('SITE-031 are let in on the production host', async () => {
    const text = await asked(production, '/robots.txt', HOST)
    expect(text).toContain(`Sitemap: https://${HOST}/sitemap.xml`)
    expect(text).not.toMatch(/^Disallow: \/$/m)
    for (const path of PAGES) expect([path, robotsTag(await asked(production, path, HOST))]).toEqual([path, undefined])
  })

  it('are kept out under any other host, also of pages that are in memory', async () => {
    for (const host of ['localhost:3000', 'evil.example', `${HOST}.evil.example`, `staging.${HOST}`])
      await expectClosed(production, host)
    for (const path of PAGES) expect(robotsTag(await asked(production, path, HOST))).toBeUndefined()
  })

  it('are told the configured addresses, whatever host they ask for', async () => {
    for (const path of ['/news/call-slips', '/sitemap.xml', '/sitemap/news.xml', '/news/rss.xml', '/opensearch.xml']) {
      const text = await asked(production, path, 'evil.example')
      expect(text).toContain(`https://${HOST}/`)
      expect(text).not.toContain('evil.example')
    }
  })

  it('are kept out of missing pages and of look-ups', async () => {
    for (const path of ['/no-such-page', '/archived-copy?path=/old'])
      expect(robotsTag(await asked(production, path, HOST))).toBe('noindex')
  })

  describe.each([
    ['DEPLOY_ENV', 'staging'],
    ['ENABLE_PREVIEW', 'true'],
    ['CONTENT_ENV', 'preview'],
  ] as const)('with %s=%s', (name, value) => {
    const closed = withSite(server({ [name]: value }))
    it('the server starts on the demo without a warning', () => expectNoWarnings(closed))
    it('are kept out under the production host, too', () => expectClosed(closed, HOST))
  })
})
