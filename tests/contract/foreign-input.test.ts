import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEntryUrl, trimPath } from '#engine/content/entry/paths.ts'
import { parseQuery, queryKey, readPath } from '#engine/request/input/address.ts'
import { parseCookies } from '#engine/request/input/cookies.ts'
import { LINK_PATTERN } from '#engine/schema/wire-schema.ts'
import { readAddress } from '../../server/http/addresses/address.ts'
import { LINKS } from '../safe/corpus/links.ts'
import { PATHS, TARGETS } from '../safe/corpus/paths.ts'

const SITE = 'https://www.ellery.example'

/** Text in which the characters that rules turn on are frequent. */
const tricky = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          '/',
          '\\',
          '//',
          ':',
          '?',
          '#',
          '%',
          '%2f',
          '%00',
          '..',
          ';',
          '=',
          '&',
          '+',
          '"',
          '<',
          ' ',
          '@',
          '[',
          '.html',
        ],
        ...[
          '\t',
          '\n',
          '\r',
          '\u0000',
          '\u00a0',
          '\u2028',
          '\ufeff',
          'http',
          'https:',
          'javascript:',
          'data:',
          'mailto:',
        ],
        ...['__proto__', 'constructor', 'toString', 'evil.example', 'news'],
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))
const addresses = fc.oneof(tricky, fc.constantFrom(...LINKS, ...PATHS, ...TARGETS))
const runs = { numRuns: 2000 }

/** Where a browser goes from a link on the home page; undefined: nowhere. */
const target = (href: string): URL | undefined => (URL.canParse(href, SITE) ? new URL(href, SITE) : undefined)

describe('whatever is sent or written', () => {
  it('the url of an entry leads to this host, or openly to another', () => {
    fc.assert(
      fc.property(addresses, (text) => {
        const url = readEntryUrl(text)
        const to = url === null ? undefined : target(url)
        if (!to) return
        expect(['http:', 'https:']).toContain(to.protocol)
        if (to.origin !== SITE) expect(url).toMatch(/^https?:/i)
      }),
      runs,
    )
  })

  it('a link that passes leads to this host, or openly to another', () => {
    const pattern = new RegExp(LINK_PATTERN)
    fc.assert(
      fc.property(addresses, (text) => {
        const to = pattern.test(text) ? target(text.trim()) : undefined
        if (!to) return
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(to.protocol)
        if (to.protocol.startsWith('http') && to.origin !== SITE) expect(text).toMatch(/^\s*https?:\/\//i)
      }),
      runs,
    )
  })

  it('an address is a path of this site in one spelling, or none', () => {
    fc.assert(
      fc.property(addresses, (text) => {
        const path = readPath(readAddress(text).path)
        if (path === null) return
        expect(path).toMatch(/^\/(?!\/)/)
        expect(trimPath(path)).toBe(path)
      }),
      runs,
    )
  })

  it('cookies are read, broken ones left out, and none reaches a prototype', () => {
    fc.assert(
      fc.property(tricky, (header) => {
        const cookies = parseCookies(header)
        expect(Object.getPrototypeOf(cookies)).toBeNull()
        for (const value of Object.values(cookies)) expect(typeof value).toBe('string')
      }),
      runs,
    )
  })

  it('a cookie that was set is read as it was set', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w.-]{1,20}$/), fc.string({ unit: 'grapheme' }), (name, value) => {
        expect(parseCookies(`a!=b; ${name}=${encodeURIComponent(value)}; c!=d`)[name]).toBe(value)
      }),
      runs,
    )
  })

  it('only what a page offers of a query counts', () => {
    const parameters = {
      page: { accept: (value: string) => (/^[1-9]\d{0,3}$/.test(value) ? value : undefined) },
      tag: { accept: (value: string) => (/^[a-z]+$/.test(value) ? value : undefined), many: true },
    }
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.oneof(tricky, fc.constantFrom('page', 'tag')), tricky)), (pairs) => {
        const query = parseQuery(new URLSearchParams(pairs), parameters)
        for (const [name, values] of Object.entries(query)) {
          expect(Object.keys(parameters)).toContain(name)
          for (const value of values) expect(value).toMatch(/^(?:[1-9]\d{0,3}|[a-z]+)$/)
        }
      }),
      runs,
    )
  })

  it('no two addresses share a key', () => {
    const query = fc.dictionary(
      fc.constantFrom('page', 'tag', '__proto__'),
      fc.array(tricky, { minLength: 1, maxLength: 2 }),
    )
    fc.assert(
      fc.property(tricky, query, (path, values) => {
        const key = queryKey(path, values)
        const mark = key.indexOf('?')
        const [address, text] = mark === -1 ? [key, ''] : [key.slice(0, mark), key.slice(mark + 1)]
        expect(address.replace(/%(3F|23|25)/g, (escaped) => decodeURIComponent(escaped))).toBe(path)
        expect(text).toBe(
          new URLSearchParams(
            Object.entries(values).flatMap(([name, all]) => all.map((one) => [name, one])),
          ).toString(),
        )
        expect(key).not.toContain('#')
      }),
      runs,
    )
  })
})
