import { describe, expect, it } from 'vitest'
import { lines, raw } from './raw.ts'
import { published, withStudio } from './start-studio.ts'

const studio = withStudio({
  'document/document_a.json': { ...published, slug: 'a', body: [{ text_block: { text: '<p>Words</p>' } }] },
})
const A = '/api/entries/document/document_a'

describe('names that lead elsewhere', () => {
  const uids = ['..', '.', '.hidden', '../x', '..%2fx', 'a/b', 'a\\b', 'a\0b', 'a\nb', 'x'.repeat(200), 'a.draft', '']

  it.each(uids)('are read and written nowhere: %j', async (uid) => {
    const path = `/api/entries/document/${encodeURIComponent(uid)}`
    for (const [method, body] of [
      ['GET'],
      ['PUT', { value: { uid }, ifHash: null }],
      ['DELETE', { ifHash: null, ifPublished: null }],
    ] as const) {
      const { status } = await studio.ask(method, path, body)
      expect([method, status >= 400 && status < 500]).toEqual([method, true])
    }
    expect((await studio.ask('POST', `${path}/check`, { value: { uid } })).status).toBeGreaterThanOrEqual(200)
  })

  it.each(['..', '../entries', 'document/..', '%2e%2e', 'no_such_type', '__proto__', 'constructor'])(
    'are no content type: %j',
    async (type) => {
      const path = `/api/entries/${encodeURIComponent(type)}`
      expect((await studio.ask('GET', `${path}/document_a`)).status).toBe(404)
      expect((await studio.ask('POST', path, { title: 'x' })).status).toBe(404)
      expect((await studio.ask('GET', `/api/forms/${encodeURIComponent(type)}`)).status).toBe(404)
    },
  )

  it('lead out of the client to no file', async () => {
    const home = (await studio.ask('GET', '/')).text
    for (const path of [
      '/../assets.json',
      '/..%2fassets.json',
      '/%2e%2e/assets.json',
      '/assets/../../assets.json',
      '//etc/passwd',
    ]) {
      const { line } = await raw(
        studio.origin,
        lines(studio.origin, `GET ${path} HTTP/1.1`, `Cookie: ${studio.cookie}`),
      )
      expect([path, line]).toEqual([path, expect.stringMatching(/ (?:200|404|400) /)])
    }
    expect((await studio.ask('GET', '/..%2fassets.json')).text).toBe(home)
    expect((await studio.ask('GET', '/assets/..%2f..%2fassets.json')).status).toBe(404)
  })

  it('redirect to nothing but addresses', async () => {
    const { published: text } = (await studio.ask('GET', A)).json
    const seen = { ifHash: text.hash, ifPublished: text.hash }
    for (const redirect of ['javascript:alert(1)', '//evil.example', 'no path', 7, {}]) {
      const { status } = await studio.ask('DELETE', A, { ...seen, redirect })
      expect([redirect, status === 400 || status === 422]).toEqual([redirect, true])
    }
    expect((await studio.ask('GET', A)).status).toBe(200)
  })
})

describe('too much', () => {
  const FIFTY = 50 * 1024 * 1024
  const own = () => [`Cookie: ${studio.cookie}`, `Origin: ${studio.origin}`, 'Content-Type: application/json']

  it('of a body that says its length is refused before it is read', async () => {
    const { line, sent } = await raw(
      studio.origin,
      lines(studio.origin, `PUT ${A} HTTP/1.1`, ...own(), `Content-Length: ${FIFTY}`),
      { bytes: FIFTY },
    )
    expect(line).toMatch(/ 413 /)
    expect(sent).toBeLessThan(FIFTY / 5)
  })

  it('of one that does not is refused as soon as it is too much', async () => {
    const chunked = lines(studio.origin, `PUT ${A} HTTP/1.1`, ...own(), 'Transfer-Encoding: chunked')
    const { line, sent } = await raw(studio.origin, `${chunked}${FIFTY.toString(16)}\r\n`, { bytes: FIFTY })
    expect(line).toMatch(/ 413 /)
    expect(sent).toBeLessThan(FIFTY / 2)
  })

  it('from whoever is not in the studio is not read at all', async () => {
    const head = lines(studio.origin, `PUT ${A} HTTP/1.1`, ...own().slice(1), `Content-Length: ${FIFTY}`)
    const { line, sent } = await raw(studio.origin, head, { bytes: FIFTY })
    expect(line).toMatch(/ 401 /)
    expect(sent).toBeLessThan(FIFTY / 5)
  })

  it('of levels or values is refused, and so is what is no object', async () => {
    const deep = `{"value":${'['.repeat(2000)}${']'.repeat(2000)}}`
    const many = `{"value":[${'0,'.repeat(200_000)}0]}`
    for (const body of [deep, many, '[]', 'null', '"x"', '{', ''])
      expect([body.slice(0, 10), (await studio.ask('PUT', A, body)).status]).toEqual([body.slice(0, 10), 400])
  })

  it('of an address is refused', async () => {
    expect((await studio.ask('GET', `/api/entries?q=${'x'.repeat(9000)}`)).status).toBe(414)
  })
})
