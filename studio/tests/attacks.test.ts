import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { EnvironmentError } from '../../config/environment.ts'
import { readStudioSettings } from '../server/settings.ts'
import { hostileTexts } from './hostile-texts.ts'
import { lines, raw } from './raw.ts'
import { published, withStudio } from './start-studio.ts'

const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(1)>'
const studio = withStudio({
  'document/document_a.json': { ...published, slug: 'a', body: [{ text_block: { text: '<p>Words</p>' } }] },
  'document/document_x.json': { ...published, title: SCRIPT, slug: 'x', body: [{ text_block: { text: SCRIPT } }] },
})
const A = '/api/entries/document/document_a'

describe('whoever is not in the studio', () => {
  it('reads and writes nothing', async () => {
    const asked = [
      ['GET', '/api/site'],
      ['GET', '/api/entries'],
      ['GET', A],
      ['GET', '/api/no-such-address'],
      ['PUT', A],
      ['DELETE', A],
      ['POST', `${A}/publish`],
    ] as const
    for (const [method, path] of asked) {
      const { status, json } = await studio.ask(method, path, method === 'GET' ? undefined : {}, { cookie: '' })
      expect([path, status]).toEqual([path, 401])
      expect(json.error.remedy).toMatch(/Open the newest address/)
    }
    const wrong = await studio.ask('GET', '/api/site', undefined, { cookie: `${studio.cookie}x` })
    expect(wrong.status).toBe(401)
  })

  it('sees no page, picture or script of the canvas', async () => {
    for (const path of ['/a', '/', '/iiif/x/full/60,/0/default.jpg', '/_studio/canvas.js', '/l.js'])
      expect([path, (await studio.ask('GET', studio.canvas + path, undefined, { cookie: '' })).status]).toEqual([
        path,
        403,
      ])
  })

  it('cannot use a token again, nor guess one, and each that was used makes a new one', async () => {
    const used = (studio.said[0] ?? '').split('#token=')[1]
    for (const token of [used, '', 'x', null, 7, {}, ['a']]) {
      const { status, headers } = await studio.ask('POST', '/api/session', { token }, { cookie: '' })
      expect([token, status, headers.get('set-cookie')]).toEqual([token, 401, null])
    }
    expect(studio.said).toHaveLength(2)
    const newest = (studio.said[1] ?? '').split('#token=')[1]
    expect(newest).toMatch(/^[\w-]{43}$/)
    const { status, headers } = await studio.ask('POST', '/api/session', { token: newest }, { cookie: '' })
    expect(status).toBe(200)
    expect(headers.get('set-cookie')).toMatch(/^studio-\d+=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/$/)
    expect(studio.said).toHaveLength(3)
    expect((await studio.ask('POST', '/api/session', { token: newest }, { cookie: '' })).status).toBe(401)
  })
})

describe('a page elsewhere, in the browser of somebody who is in the studio', () => {
  const elsewhere: Record<string, () => Record<string, string>> = {
    'with its own origin': () => ({ origin: 'https://evil.example' }),
    'of the canvas': () => ({ origin: studio.canvas }),
    'with no origin': () => ({ origin: '' }),
    'in a frame without one': () => ({ origin: 'null' }),
    'with the same name and another port': () => ({ origin: 'http://localhost:1' }),
    'whose name begins like ours': () => ({ origin: `${studio.origin}.evil.example` }),
    'as browsers say it of another site': () => ({ 'sec-fetch-site': 'cross-site' }),
    'as browsers say it of another port': () => ({ 'sec-fetch-site': 'same-site' }),
    'through an address that somebody opens': () => ({ 'sec-fetch-site': 'none' }),
  }

  it.each(Object.entries(elsewhere))('writes nothing: %s', async (_, headers) => {
    const { published: text } = (await studio.ask('GET', A)).json
    const seen = { ifHash: text.hash, ifPublished: text.hash }
    const writes = [
      ['PUT', A, { value: { ...text.value, title: 'Forged' }, ifHash: text.hash }],
      ['POST', `${A}/publish`, seen],
      ['POST', `${A}/unpublish`, seen],
      ['POST', `${A}/check`, { value: text.value }],
      ['POST', '/api/entries/document', { title: 'Forged' }],
      ['DELETE', A, seen],
    ] as const
    for (const [method, path, body] of writes) {
      const { status } = await studio.ask(method, path, body, headers())
      expect([method, path, status]).toEqual([method, path, 403])
    }
    expect((await studio.ask('GET', A)).json.published.body).toBe(text.body)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'sends no form: %s',
    async (type) => {
      const { status } = await studio.ask('POST', `${A}/publish`, '{}', { 'content-type': type })
      expect(status).toBe(415)
    },
  )

  it('reads nothing: no answer is shared with it', async () => {
    const strangers: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: studio.canvas },
    ]
    for (const headers of strangers)
      expect((await studio.ask('GET', '/api/entries', undefined, headers)).status).toBe(403)
    const { headers } = await studio.ask('OPTIONS', '/api/entries', undefined, { origin: 'https://evil.example' })
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('whose name leads to this machine (DNS rebinding) reaches neither studio nor canvas', async () => {
    const { port } = new URL(studio.origin)
    for (const host of [
      `evil.example:${port}`,
      'localhost',
      `localhost.:${port}`,
      `127.0.0.2:${port}`,
      `[::1]:${port}`,
      '',
    ])
      for (const target of ['/', '/api/site', '/assets/studio-1.js']) {
        const { line } = await raw(
          studio.origin,
          `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${studio.cookie}\r\nConnection: close\r\n\r\n`,
        )
        expect([host, target, line]).toEqual([host, target, expect.stringMatching(/ 4(?:21|00) /)])
      }
    const two = await raw(studio.origin, lines(studio.origin, 'GET /api/site HTTP/1.1', 'Host: evil.example'))
    expect(two.line).toMatch(/ 400 | 421 /)
    const canvas = await studio
      .ask('GET', `${studio.canvas}/a`, undefined, { host: 'evil.example' })
      .catch(() => undefined)
    expect([undefined, 400, 421, 200]).toContain(canvas?.status)
  })

  it('shows the studio in no frame, and the canvas is shown in that of the studio alone', async () => {
    for (const path of ['/', '/document/document_a', '/api/site', '/assets/studio-1.js', '/no.such/file']) {
      const { headers } = await studio.ask('GET', path)
      expect([path, headers.get('x-frame-options')]).toEqual([path, 'DENY'])
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    }
    for (const path of ['/a', '/no-such-page', '/_studio/canvas.js', '/l.js']) {
      const { headers } = await studio.ask('GET', studio.canvas + path)
      const policies = (headers.get('content-security-policy') ?? '').match(/frame-ancestors [^;]*/g)
      const { port } = new URL(studio.origin)
      const ours = `frame-ancestors http://localhost:${port} http://127.0.0.1:${port}`
      expect([path, policies]).toEqual([path, [ours]])
      expect([path, headers.get('x-robots-tag')]).toEqual([path, 'noindex'])
    }
  })
})

describe('the page of the studio', () => {
  it('loads scripts and styles of its own alone, and none that is written into it', async () => {
    const policy = (await studio.ask('GET', '/')).headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'self';/)
    expect(policy).not.toMatch(/unsafe|script-src|style-src|\*/)
    expect(policy).toContain(`frame-src ${studio.canvas}`)
  })

  it('holds nothing of content: it is the same for every entry, and names are looked up by its script', async () => {
    const [home, entry, strange] = await Promise.all(
      ['/', '/document/document_x', `/${encodeURIComponent(SCRIPT)}?q=${encodeURIComponent(SCRIPT)}`].map((path) =>
        studio.ask('GET', path),
      ),
    )
    expect(entry?.text).toBe(home?.text)
    expect(strange?.text).toBe(home?.text)
  })

  it('is given content as JSON that no browser takes for a page', async () => {
    for (const path of [
      '/api/entries?q=script',
      '/api/entries/document/document_x',
      '/api/attention',
      '/api/references',
    ]) {
      const { headers, status } = await studio.ask('GET', path)
      expect([path, status, headers.get('content-type')]).toEqual([path, 200, 'application/json; charset=utf-8'])
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  it('is told nothing of what was sent where it is refused', async () => {
    const sent = encodeURIComponent(SCRIPT)
    const refused = await Promise.all([
      studio.ask('GET', `/api/entries?type=${sent}`),
      studio.ask('GET', `/api/entries?state=${sent}`),
      studio.ask('GET', `/api/entries?after=${sent}`),
      studio.ask('GET', `/api/entries/${sent}/a`),
      studio.ask('GET', `/api/forms/${sent}`),
      studio.ask('GET', `/api/${sent}`),
      studio.ask('POST', '/api/entries/document', { title: 'x', template: SCRIPT }),
      studio.ask('PUT', A, { value: SCRIPT, ifHash: null }),
      studio.ask('POST', `${A}/check`, SCRIPT),
    ])
    for (const { status, text } of refused) {
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expect(text).not.toContain('<')
    }
  })
})

/** What of a page would run that is not the site's own: scripts in it, handlers, links that are scripts. */
function runningIn(html: string): string[] {
  const elements = [...new JSDOM(html).window.document.querySelectorAll('*')]
  const isOwn = ({ localName, attributes }: Element) =>
    localName !== 'script' ||
    attributes.getNamedItem('src')?.value.startsWith('/') ||
    attributes.getNamedItem('type')?.value === 'application/ld+json'
  const isQuiet = ({ name, value }: Attr) => !/^on|^srcdoc$/.test(name) && !/^\s*javascript:/i.test(value)
  return elements
    .filter((element) => !isOwn(element) || ![...element.attributes].every(isQuiet))
    .map(({ outerHTML }) => outerHTML)
}

describe('script in every text of an entry', () => {
  it.each(hostileTexts)('runs nowhere in the canvas, and is text elsewhere: %s', async (hostile) => {
    const { published: text } = (await studio.ask('GET', A)).json
    const value = {
      ...text.value,
      // Of a text that is nothing but HTML no word is left.
      ...{ title: `Words ${hostile}`, display_title: hostile, meta_page: { title: hostile, description: hostile } },
      body: [{ text_block: { text: `<p>${hostile}</p>` } }, { [hostile]: {} }],
      [hostile]: hostile,
    }
    const { json, headers } = await studio.ask('POST', `${A}/check`, { value })
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expect(json.canvas.path).toBe('/a')
    const page = await studio.ask('GET', `${studio.canvas}/a`)
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self';/)
    expect(runningIn(page.text)).toEqual([])
  })
})

describe('the studio where nobody signs in', () => {
  it.each(['0.0.0.0', '::', '192.168.1.2', 'studio.example.org', '127.0.0.1.evil.example'])(
    'refuses to listen where other machines reach it: %s',
    (STUDIO_HOST) => {
      expect(() => readStudioSettings({ STUDIO_HOST })).toThrow(EnvironmentError)
      expect(() => readStudioSettings({ STUDIO_HOST })).toThrow(
        /nobody signs in\. Set STUDIO_OIDC_ISSUER .*, or leave STUDIO_HOST out, .*ssh -L/,
      )
    },
  )

  it('listens on this machine', () => {
    expect(readStudioSettings({}).STUDIO_HOST).toBe('127.0.0.1')
    expect(readStudioSettings({ STUDIO_HOST: 'localhost' })).toMatchObject({ STUDIO_PORT: 3100, ENABLE_PREVIEW: true })
  })
})
