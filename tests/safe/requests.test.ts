import { describe, expect, it } from 'vitest'
import { published, withSite } from '../browser/index.ts'
import { demoContent } from '../pages/demo-content.ts'
import { ask } from '../pages/http.ts'
import { sitemapPaths } from '../pages/links.ts'
import { pageTypes } from '../pages/page-types.ts'
import { HOSTS, INVALID_HOSTS, SMUGGLED, UNHEARD } from './corpus/headers.ts'
import { LINKS } from './corpus/links.ts'
import { MARKUP } from './corpus/markup.ts'
import { endpointAddresses } from './endpoints.ts'
import { definition } from './hostile-content.ts'
import { mapLimited } from './map-limited.ts'
import { askRaw, rawRequest } from './raw.ts'

const SECRET = 'the-corpus-of-hostile-lines'
const environment = { LOG_LEVEL: 'warn', CONTENT_SECRET: SECRET, DEPLOY_ENV: 'test' }
const content = demoContent(
  published('alert', { uid: 'alert_hostile', title: 'Road works', text: '<p>The road is closed.</p>' }),
)
const pages = Object.values(pageTypes)
const bodyOf = (whole: string) => whole.slice(whole.indexOf('\r\n\r\n') + 4)

describe('requests of all kinds', () => {
  const site = withSite({ content, nearDemo: true, environment })
  /** Another process with the same content, which nobody asks anything strange. */
  const clean = withSite({ content, nearDemo: true, environment })

  /** One address of everything that answers: pages, endpoints, files, pictures, recordings, operations. */
  async function everyRoute(): Promise<string[]> {
    const home = await ask(site.origin, '/')
    const asset = (pattern: RegExp) => pattern.exec(home.text)?.[1] as string
    return [
      ...pages,
      ...new Set(endpointAddresses(definition, await sitemapPaths(site.origin))),
      asset(/src="(\/assets\/[^"]+)"/),
      asset(/href="(\/_css\/[^"]+)"/),
      '/favicon.ico',
      '/iiif/placeholder/info.json',
      '/iiif/placeholder/full/60,/0/default.jpg',
      '/media/faucet.mp3',
      '/healthz',
      '/readyz',
      '/metrics',
      '/_content/sync',
      '/_clock',
    ]
  }
  const offered = (path: string): readonly string[] =>
    /^\/_(?:content|clock)/.test(path)
      ? ['POST']
      : (definition.endpoints.find(({ definition: { route } }) => route === path)?.definition.methods ?? ['GET'])

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'LOCK', 'GET', 'HEAD'])(
    '%s is answered with 405 and the methods there are, wherever it is not offered',
    async (method) => {
      const routes = (await everyRoute()).filter((path) => !offered(path).includes(method === 'HEAD' ? 'GET' : method))
      const answers = await mapLimited(routes, async (path) => {
        const empty = await ask(site.origin, path, { method })
        const json =
          method === 'HEAD' || method === 'GET' ? empty : await ask(site.origin, path, { method, ...JSON_BODY })
        return [empty, json].map(({ status, headers: { allow } }) => `${path} ${status} ${allow}`)
      })
      const wanted = routes.flatMap((path) => {
        const methods = offered(path).includes('GET') ? 'GET, HEAD' : offered(path).join(', ')
        return [`${path} 405 ${methods}`, `${path} 405 ${methods}`]
      })
      expect(answers).toEqual(wanted)
    },
  )

  it.each(['get', 'CONNECT', 'BREW', 'G\u0000T', ''])('%j is no method, and answered as such', async (method) => {
    expect([400, 405]).toContain((await askRaw(site.origin, rawRequest(method, '/'))).status)
  })

  it.each(SMUGGLED)('%s is seen as one request or none', async (_, bytes, allowed) => {
    const { status, whole, statuses } = await askRaw(site.origin, Buffer.from(bytes, 'latin1'))
    expect(allowed).toContain(status)
    expect(whole).not.toContain('smuggled')
    expect(statuses.length).toBe(1)
  })

  it('requests in one go are answered each, in order', async () => {
    const { statuses } = await askRaw(
      site.origin,
      `${['/news', '/no-such-page', '/news'].map((path) => `HEAD ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join('')}${rawRequest('HEAD', '/robots.txt')}`,
    )
    expect(statuses).toEqual([200, 404, 200, 200])
  })

  it('of HTTP/1.0 without a host are answered', async () => {
    expect((await askRaw(site.origin, 'GET /news HTTP/1.0\r\n\r\n')).status).toBe(200)
  })

  it('that lie about their body are refused or answered, and leave nothing waiting', async () => {
    // What comes after the length stated is a request of its own, and none.
    const short = rawRequest('POST', '/alerts/dismiss', FORM, 'Content-Length: 3')
    expect((await askRaw(site.origin, `${short}alert=x&more=y`)).whole).not.toMatch(/ 200 | 5\d\d /)
    for (const type of [
      'text/html',
      'multipart/form-data; boundary="',
      'application/x-www-form-urlencoded; charset=utf-7',
      '"',
    ])
      expect([400, 303, 415]).toContain(
        (
          await ask(site.origin, '/alerts/dismiss', {
            method: 'POST',
            headers: { 'content-type': type },
            body: 'alert=x',
          })
        ).status,
      )
    for (const encoding of ['gzip', 'evil', 'gzip, gzip'])
      expect([400, 415]).toContain(
        (
          await ask(site.origin, '/alerts/dismiss', {
            method: 'POST',
            headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-encoding': encoding },
            body: 'alert=x',
          })
        ).status,
      )
  })

  it('with any header lines are answered as without, and leave nothing behind', async () => {
    const paths = [...pages, ...endpointAddresses(definition, await sitemapPaths(clean.origin))]
    const changed = await mapLimited([...paths.entries()], async ([turn, path]) => {
      const said: string[] = []
      const plain = await askRaw(clean.origin, rawRequest('GET', path))
      // Each address is asked for the first time with other lines.
      const lines = UNHEARD.filter((_, index) => index % 4 === turn % 4)
      for (const [name, value] of lines) {
        const { status, whole } = await askRaw(
          site.origin,
          Buffer.from(rawRequest('GET', path, `${name}: ${value}`), 'latin1'),
        )
        if (status !== plain.status || bodyOf(whole) !== bodyOf(plain.whole))
          said.push(`${path} with ${name}: ${value}: ${status}`.slice(0, 200))
      }
      const after = await askRaw(site.origin, rawRequest('GET', path))
      if (bodyOf(after.whole) !== bodyOf(plain.whole)) said.push(`${path} afterwards`)
      return said
    })
    expect(changed).toEqual([])
  })

  it('under what is no host are answered with 400, also where the page is cached', async () => {
    const paths = [...(await everyRoute()), '/no-such-page']
    const answers = await mapLimited(INVALID_HOSTS, async (host) => {
      const bytes = (path: string, lines: string) =>
        Buffer.from(`GET ${path} HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`, 'latin1')
      const wrong: string[] = []
      for (const path of paths) {
        const one = await askRaw(site.origin, bytes(path, `Host: ${host}`))
        const two = await askRaw(site.origin, bytes(path, 'Host: a\r\nHost: b'))
        // What ends a host begins the path there.
        const target = `http://${host.replace(/[/ ].*/, '@')}${path}`
        const whole = await askRaw(site.origin, bytes(target, 'Host: www.ellery.example'))
        for (const { statuses } of [one, two, whole])
          if (statuses.join() !== '400') wrong.push(`${host} ${path}: ${statuses}`)
      }
      return wrong
    })
    expect(answers).toEqual([])
  })

  it('for a whole address, as proxies send it, are answered like those for its path', async () => {
    const paths = [...(await everyRoute()), '/no-such-page', '/iiif/placeholder/square/60,/0/gray.png', '/?x=1']
    const answers = await mapLimited(paths, async (path) => {
      const local = await askRaw(site.origin, rawRequest('GET', path))
      const whole = await askRaw(site.origin, rawRequest('GET', `http://127.0.0.1${path}`))
      const isSame = bodyOf(whole.whole) === bodyOf(local.whole) || /metrics/.test(path)
      return whole.status === local.status && isSame ? [] : [`${path}: ${whole.status} for ${local.status}`]
    })
    expect(answers).toEqual([])
    for (const target of ['http://127.0.0.1', 'http://127.0.0.1?x=1', 'HTTPS://127.0.0.1:8443/'])
      expect((await askRaw(site.origin, rawRequest('GET', target))).status).toBe(200)
  })

  it('under any host name speak of the one that is configured', async () => {
    const heard = await mapLimited(HOSTS, async (host) => {
      const bytes = (path: string) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`
      const wrong: string[] = []
      for (const path of [
        ...pages.slice(0, 4),
        '/no-such-page',
        '/sitemap.xml',
        '/robots.txt',
        '/news/feed.json',
        '/iiif/placeholder',
      ]) {
        const { status, whole } = await askRaw(site.origin, bytes(path))
        if (status >= 500 || status === 0 || /evil|alert\(|__proto__|:1234/.test(whole))
          wrong.push(`${host} ${path}: ${status}`)
      }
      return wrong
    })
    expect(heard).toEqual([])
  })

  it('of forms write no header line, pollute nothing, and lead back to this site', async () => {
    const forms = definition.endpoints.filter(({ definition: { methods } }) => methods?.includes('POST'))
    expect(forms.length).toBeGreaterThan(0)
    const values = [
      ...MARKUP.slice(0, 40),
      ...LINKS,
      'x\r\nSet-Cookie: pwned=1',
      '%0d%0aSet-Cookie:%20pwned=1',
      '__proto__',
    ]
    const wrong = await mapLimited(forms, async ({ definition: { route } }) => {
      const said: string[] = []
      for (const value of values) {
        const names = ['alert', '__proto__', '__proto__[pwned]', 'constructor[prototype][pwned]', 'next', 'page']
        const body = new URLSearchParams(names.map((name) => [name, value])).toString()
        const referers = [
          'http://www.ellery.example//evil.example/x',
          `https://evil.example/%ff${encodeURIComponent(wellFormed(value))}`,
          'foo:/\\evil.example',
          'data:text/html,x',
        ]
        for (const referer of referers) {
          const answer = await ask(site.origin, route, {
            method: 'POST',
            headers: {
              'content-type': 'application/x-www-form-urlencoded',
              cookie: `dismissed=${encodeURIComponent(wellFormed(value))}.__proto__`,
              referer,
            },
            body,
          })
          const { location = '/', 'set-cookie': cookies = [] } = answer.headers
          if (answer.status >= 500 || !/^\/(?![/\\])/.test(location) || cookies.join().includes('pwned'))
            said.push(`${route} ${JSON.stringify(value)} from ${referer}: ${answer.status} ${location} ${cookies}`)
        }
      }
      return said
    })
    expect(wrong).toEqual([])
    expect((await ask(site.origin, '/news')).text).not.toContain('pwned')
  })

  it('to those who run the site are refused without the secret, which no log holds', async () => {
    const tries = [
      '',
      'Bearer',
      'Bearer ',
      'Basic Ojo=',
      `bearer ${SECRET}`,
      `Bearer ${SECRET} `.repeat(2),
      `Bearer ${SECRET.slice(0, -1)}`,
      'Bearer __proto__',
    ]
    for (const authorization of tries)
      expect([
        authorization,
        (await ask(site.origin, '/_content/sync', { method: 'POST', headers: { authorization } })).status,
      ]).toEqual([authorization, 401])
    for (const body of [
      '',
      '{}',
      '{"now":{"__proto__":1}}',
      '[',
      'now=',
      '2026',
      '__proto__',
      'x'.repeat(5000),
      '\u0000',
    ])
      expect([400, 413]).toContain((await ask(site.origin, '/_clock', { method: 'POST', body })).status)
    expect(
      (await ask(site.origin, '/_content/sync', { method: 'POST', headers: { authorization: `Bearer ${SECRET}` } }))
        .status,
    ).toBe(200)
    expect(site.output() + clean.output()).not.toContain(SECRET)
  })

  it('leave a server without an error in its log', () => {
    expect(site.log().filter(({ level }) => Number(level) >= 50)).toEqual([])
  })
})

/** Half characters become the sign for what is none. */
const wellFormed = (text: string): string => Buffer.from(text).toString()

const FORM = 'Content-Type: application/x-www-form-urlencoded'
const HOSTILE_JSON = '{"__proto__":{"pwned":true}}'
const JSON_BODY = {
  headers: { 'content-type': 'application/json', 'content-length': String(HOSTILE_JSON.length) },
  body: HOSTILE_JSON,
}
