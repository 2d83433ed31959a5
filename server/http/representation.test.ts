import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readAddress } from './addresses/address.ts'
import { acceptedEncodings, isWorthCompressing } from './encodings.ts'
import { Representation } from './representation.ts'
import { securityHeaders } from './security-headers.ts'

describe('encodings', () => {
  it.each([
    ['gzip, deflate, br, zstd', ['br', 'gzip']],
    ['gzip, deflate', ['gzip']],
    ['gzip;q=1.0, br;q=0.5', ['gzip', 'br']],
    ['br;q=0, gzip', ['gzip']],
    ['*', ['br', 'gzip']],
    ['*;q=0', []],
    ['identity', []],
    ['', []],
    [undefined, []],
  ])('reads %s', (header, encodings) => {
    expect(acceptedEncodings(header)).toEqual(encodings)
  })

  it('are chosen whatever is sent, and only of those there are', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        for (const encoding of acceptedEncodings(header)) expect(['br', 'gzip']).toContain(encoding)
      }),
    )
  })

  it('are for text of some size', () => {
    expect(isWorthCompressing('text/html; charset=utf-8', 5000)).toBe(true)
    expect(isWorthCompressing('application/rss+xml', 5000)).toBe(true)
    expect(isWorthCompressing('image/jpeg', 5000)).toBe(false)
    expect(isWorthCompressing('text/html', 50)).toBe(false)
  })
})

it.each([
  ['gzip, deflate, br', ['gzip']],
  ['br', ['br']],
  ['gzip', ['gzip']],
  ['identity', []],
])('an answer that somebody waits for is small for whoever reads %s', async (header, made) => {
  const body = 'the same words, again and again '.repeat(200)
  const representation = new Representation({ headers: { 'content-type': 'text/html' }, body })
  await representation.compressQuickly(acceptedEncodings(header))
  expect(Object.keys(representation.encoded)).toEqual(made)
  for (const small of Object.values(representation.encoded)) {
    expect(small.length).toBeLessThan(body.length / 5)
    // A part of a buffer that zlib has made, or of Node's own, would keep all of it.
    expect(small.buffer.byteLength).toBe(small.length)
  }
})

it('once all small forms are there they alone are kept, until somebody reads none: the body is unpacked once', async () => {
  const body = Array.from({ length: 3000 }, (_, index) => index * 7919).join(' é ')
  const representation = new Representation({ headers: { 'content-type': 'text/html' }, body })
  const unpacked: boolean[] = []
  const server = createServer((request, response) => void unpacked.push(representation.send(request, response))).listen(
    0,
  )
  onTestFinished(() => void server.close())
  const get = (encoding: string) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers: { 'accept-encoding': encoding } })
  const before = representation.bytes
  await representation.compress()
  expect(representation.bytes).toBeLessThan(before)
  for (const encoding of ['identity', 'gzip', 'br', 'identity']) {
    const answer = await get(encoding)
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    if (encoding === 'identity') expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(body)))
    expect(await answer.text()).toBe(body)
  }
  expect(representation.body.toString()).toBe(body)
  expect(unpacked).toEqual([true, false, false, false])
  expect(representation.bytes).toBeGreaterThan(before)
})

it.each([
  ['public, max-age=0, s-maxage=60', 'private, max-age=0', null],
  ['no-store', 'no-store', 'e:clay'],
])('an answer that gets a cookie is the visitor’s own: %s becomes %s', async (written, sent, tags) => {
  const headers = { 'content-type': 'text/html', 'cache-control': written, 'surrogate-key': 'e:clay' }
  const representation = new Representation({ headers, body: 'a' })
  const server = createServer((request, response) => {
    if (request.url === '/es') response.setHeader('set-cookie', 'language=es')
    representation.send(request, response)
  }).listen(0)
  onTestFinished(() => void server.close())
  const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
  const answer = await get('/es')
  expect(['set-cookie', 'cache-control', 'surrogate-key'].map((name) => answer.headers.get(name))).toEqual([
    'language=es',
    sent,
    tags,
  ])
  expect((await get('/')).headers.get('cache-control')).toBe(written)
})

describe('addresses', () => {
  it.each([
    ['/news/a%20b?page=2', '/news/a%20b', 'page=2'],
    ['http://elsewhere.example/news?x', '/news', 'x='],
    ['//elsewhere.example/x', '//elsewhere.example/x', ''],
    ['*', '*', ''],
    ['/?', '/', ''],
  ])('reads %s', (target, path, query) => {
    const address = readAddress(target)
    expect([address.path, address.query.toString()]).toEqual([path, query])
  })
})

describe('security headers', () => {
  const policyOf = (options: Partial<Parameters<typeof securityHeaders>[0]> = {}) =>
    securityHeaders({ frameHosts: [], ...options })['content-security-policy'] as string

  it('Q-24 have the site and the hosts below it reached over TLS alone, unless one of these is not', () => {
    const hstsOf = (options = {}) => securityHeaders({ frameHosts: [], ...options })['strict-transport-security']
    expect(hstsOf()).toBe('max-age=31536000; includeSubDomains')
    expect(hstsOf({ hstsSubdomains: false })).toBe('max-age=31536000')
    expect(hstsOf({ development: true })).toBeUndefined()
  })

  it('let no inline script run', () => {
    expect(policyOf()).toContain("script-src 'self';")
    expect(policyOf()).not.toContain('unsafe')
    expect(policyOf()).toContain("default-src 'none'")
  })

  it('let pictures and frames in from configured places only', () => {
    expect(policyOf({ mediaGateway: 'https://media.example/iiif/2' })).toContain(
      "img-src 'self' data: https://media.example;",
    )
    expect(policyOf({ mediaGateway: 'https://media.example/2', imageHosts: ['https://iiif.example'] })).toMatch(
      /img-src 'self' data: https:\/\/media\.example https:\/\/iiif\.example;.*connect-src 'self' https:\/\/media\.example https:\/\/iiif\.example;/,
    )
    expect(policyOf({ frameHosts: ['player.example', 'https://video.example'] })).toContain(
      'frame-src https://player.example https://video.example;',
    )
    expect(policyOf()).toContain("frame-src 'none'")
  })
})
