import { describe, expect, it } from 'vitest'
import { withSite } from '../browser/index.ts'
import { PATHS, TARGETS } from './corpus/paths.ts'
import { definition } from './hostile-content.ts'
import { dangers } from './inspect.ts'
import { mapLimited } from './map-limited.ts'
import { askRaw, type RawAnswer, rawRequest } from './raw.ts'

/** What stands in files that nobody is to read. */
const SECRETS = /root:.*:0:0:|"devDependencies"|\[core\]|CONTENT_SECRET|SQLite format/
/** Leads to the site itself. */
const HOME = /^(?:\/(?![/\\])|https:\/\/www\.ellery\.example\/)/
/** Where only the configuration leads to: the library catalogue that a search is handed on to. */
const CONFIGURED = 'https://library.ellery.example/discovery/search?'

/** Where files, pictures and styles are looked up: every path is tried there. */
const FOLDERS = ['/', '/iiif/', '/iiif/placeholder/', '/media/', '/_css/', '/assets/']

/** Beginnings of all other addresses there are: pages, endpoints, and those for who runs the site. */
const beginnings = [
  ...[...definition.pages.values()].map(({ route }) => route),
  ...definition.endpoints.map(({ definition: { route } }) => route),
  '/_content/sync',
  '/_clock',
  '/healthz',
  '/metrics',
].map((route) => `${route.replace(/:.*$/, '').replace(/\/$/, '')}/`)
const others = [...new Set(beginnings)].filter((start) => !FOLDERS.includes(start))

/** What is wrong with an answer, whatever was asked. */
function flawsOf({ status, headers, whole }: RawAnswer): string[] {
  const body = whole.slice(whole.indexOf('\r\n\r\n') + 4)
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1]
  return [
    ...(status === 0 || status >= 500 ? [`status ${status}`] : []),
    ...(SECRETS.test(body) ? ['a file from outside'] : []),
    ...(headers.location !== undefined && !HOME.test(headers.location) && !headers.location.startsWith(CONFIGURED)
      ? [`leads to ${headers.location}`]
      : []),
    ...(canonical !== undefined && !HOME.test(canonical) ? [`is called ${canonical}`] : []),
    ...(headers['set-cookie'] ? ['sets a cookie'] : []),
    ...(/alert|evil/.test(body) && /html/.test(headers['content-type'] ?? '') ? dangers(body) : []),
    ...(/alert|<script/.test(body) && !/html|json/.test(headers['content-type'] ?? '')
      ? ['says what it was asked']
      : []),
  ]
}

describe('addresses of all kinds', () => {
  const site = withSite({
    environment: { LOG_LEVEL: 'error', DEPLOY_ENV: 'test', CONTENT_SECRET: 'the-corpus-of-hostile-paths' },
  })
  const flaws = (targets: readonly string[], method = 'GET') =>
    mapLimited(targets, async (target) => {
      // What is no latin1 goes out as the bytes of UTF-8.
      const answer = await askRaw(site.origin, Buffer.from(rawRequest(method, target)))
      return flawsOf(answer).map((flaw) => `${target.slice(0, 100)}: ${flaw}`)
    })

  it.each(FOLDERS)('below %s reach no file outside, lead nowhere else, and break nothing', async (folder) => {
    expect(await flaws(PATHS.map((path) => folder + path))).toEqual([])
  })

  it('below every page and endpoint reach nothing either', async () => {
    expect(others.length).toBeGreaterThan(10)
    const targets = others.flatMap((start, turn) =>
      PATHS.filter((_, index) => index % 12 === turn % 12).map((path) => start + path),
    )
    expect(await flaws(targets)).toEqual([])
  })

  it('that name another host are answered by this one', async () => {
    expect(await flaws(TARGETS)).toEqual([])
  })

  it('given to an endpoint as a parameter lead nowhere else', async () => {
    const values = [...TARGETS, ...PATHS].map(encodeURIComponent)
    expect(await flaws(values.map((value) => `/archived-copy?path=${value}`))).toEqual([])
    expect(
      await flaws(values.map((value) => `/iiif/placeholder/full/60,/0/default.jpg?download=${value}`.slice(0, 8000))),
    ).toEqual([])
  })

  it('over 8 kB are refused on every route', async () => {
    const long = 'x'.repeat(8200)
    const starts = [...FOLDERS, ...others]
    const answers = await mapLimited(starts, async (start) => [
      (await askRaw(site.origin, rawRequest('GET', start + long))).status,
      (await askRaw(site.origin, rawRequest('GET', `${start}?${long}`))).status,
    ])
    expect(new Set(answers)).toEqual(new Set([414]))
  })

  it('leave a server that still answers, and no error in its log', async () => {
    expect((await askRaw(site.origin, rawRequest('GET', '/news'))).status).toBe(200)
    expect(site.log().filter(({ level }) => Number(level) >= 50)).toEqual([])
  })
})
