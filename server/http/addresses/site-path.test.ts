import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { rememberingLog } from 'atrium/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { logRequests } from '../request-log.ts'
import { enterSite, publicAnswer } from './site-path.ts'

const siteUrl = 'https://cups.example/en-site'

/** What is left of a request once it is let in; null: it is not. */
function entered(url: string, referer?: string) {
  const request = { url, headers: { host: 'cups.example', referer } } as IncomingMessage
  return enterSite(request, {} as ServerResponse, siteUrl) ? [request.url, request.headers.referer] : null
}

describe('a request', () => {
  it.each([
    ['/en-site', '/'],
    ['/en-site/', '/'],
    ['/en-site?a=/b', '/?a=/b'],
    ['/en-site/visit?a', '/visit?a'],
    ['/en-site/en-site', '/en-site'],
  ])('for %s is one for %s within the site', (url, within) => expect(entered(url)?.[0]).toBe(within))

  it.each(['/', '/visit', '/en-sitevisit', '/en-site2', '/EN-SITE', '/en%2Dsite', '//en-site', '*', ''])(
    'for %s is none for the site',
    (url) => expect(entered(url)).toBeNull(),
  )

  it.each([
    ['https://cups.example/en-site/es/visit?a', 'https://cups.example/es/visit?a'],
    ['https://cups.example/en-site', 'https://cups.example/'],
    // Of another site at the same host it is not known which page that is.
    ['https://cups.example/shop', undefined],
    ['https://other.example/en-site', 'https://other.example/en-site'],
    ['nowhere', 'nowhere'],
    [undefined, undefined],
  ])('that comes from %s comes from %s', (referer, within) => {
    expect(entered('/en-site/visit', referer)?.[1]).toBe(within)
  })

  it('Q-24 for whatever and from wherever is let in below the path alone, by an address that begins with a slash', () => {
    const text = fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true }))
    const start = fc.constantFrom('', '/en-site', '/en-site/', 'https://cups.example/en-site')
    fc.assert(
      fc.property(start, text, start, text, (own, rest, other, from) => {
        const within = entered(own + rest, other + from)
        expect(within !== null).toBe(/^\/en-site(?:$|[/?#])/.test(own + rest))
        if (within) expect(within[0]).toMatch(/^\//)
      }),
    )
  })

  it.each([
    ['/en-site/visit?a', '/en-site/visit?a'],
    ['/elsewhere', '/elsewhere'],
  ])('for %s is in the log as it was asked', (url, logged) => {
    const request = { url, method: 'GET', headers: {} } as IncomingMessage
    const response = Object.assign(new EventEmitter(), { statusCode: 200, writableFinished: true, setHeader() {} })
    const log = rememberingLog()
    enterSite(request, response as unknown as ServerResponse, siteUrl)
    logRequests(log)(request, response as unknown as ServerResponse)
    response.emit('close')
    expect(log.lines).toMatchObject([{ facts: { url: logged } }])
  })

  it('is as it was where the site has its host to itself', () => {
    const request = { url: '/en-site', headers: {} } as IncomingMessage
    expect(enterSite(request, {} as ServerResponse, 'https://cups.example')).toBe(true)
    expect(request.url).toBe('/en-site')
  })
})

describe('an answer', () => {
  const answer = (headers: Record<string, string>, body = '') =>
    publicAnswer({ status: 200, headers, body, cache: null }, siteUrl)

  it.each([
    ['location', '/es', '/en-site/es'],
    ['location', 'https://other.example/a', 'https://other.example/a'],
    ['set-cookie', 'a=/; Path=/; Secure', 'a=/; Path=/en-site; Secure'],
    ['set-cookie', 'a=b; path=/', 'a=b; path=/en-site'],
    ['link', '</a.css>; rel=preload, <https://x.example/b>', '</en-site/a.css>; rel=preload, <https://x.example/b>'],
    ['x-note', '/es', '/es'],
  ])('with %s: %s says %s', (name, value, said) => expect(answer({ [name]: value }).headers).toEqual({ [name]: said }))

  it('in HTML names addresses below the path, and any other is as it was', () => {
    const link = '<a href="/visit">/visit</a>'
    expect(answer({ 'content-type': 'text/html; charset=utf-8' }, link).body).toBe(
      '<a href="/en-site/visit">/visit</a>',
    )
    expect(answer({ 'content-type': 'application/json' }, link).body).toBe(link)
    const same = { status: 200, headers: {}, body: link, cache: null }
    expect(publicAnswer(same, 'https://cups.example')).toBe(same)
  })
})
