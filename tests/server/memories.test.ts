import { createTranslator } from 'atrium'
import { rememberingLog } from 'atrium/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BoundedCache } from '#engine/base/memory/bounded-cache.ts'
import { wordsIn } from '#engine/base/words/words.ts'
import { createDependencies } from '#engine/content/dependencies.ts'
import { directionOf } from '#engine/content/entry/language.ts'
import { RememberedStore } from '#engine/content/remembered.ts'
import type { ContentStore } from '#engine/contract/ports/content.ts'
import { RateLimits } from '#engine/request/input/rate-limits.ts'
import { createKeys } from '#engine/request/sections/section-key.ts'
import { SharedCache } from '#engine/request/shared/shared-cache.ts'
import { keepingLastGood } from '#engine/service/last-good.ts'
import { createDateFormats } from '#engine/time/dates.ts'
import { instantOfLocal } from '#engine/time/zone.ts'
import { PublicPictures } from '../../server/assets/public-pictures.ts'
import { StyleSets } from '../../server/assets/style-sets.ts'
import { acceptedEncodings } from '../../server/http/encodings.ts'
import { ErrorReports } from '../../server/operations/log/error-reports.ts'
import { Aliases } from '../../server/pages/keys/aliases.ts'
import { CachedPage } from '../../server/pages/memory/cached-page.ts'
import { CachedPages } from '../../server/pages/memory/cached-pages.ts'
import { Compression } from '../../server/pages/memory/compression.ts'
import { remembering } from '../../services/archive/remembered.ts'
import { FailedMasters } from '../../services/images/drawing/failed-masters.ts'

const MEGABYTE = 2 ** 20
const MANY = 1000
const now = () => new Date('2026-03-14T17:00:00Z')
/** As long as an address may be. */
const long = (index: number) => `/${index}`.padEnd(8000, `${index}ж`)
const short = (index: number) => `/${index}`
/** Bytes of pages and answers that are as large as they come. */
const LARGE = 'x'.repeat(100_000)

/** What a visitor sends, and what becomes of it. @returns takes the text of a request */
const memories: Record<string, () => (text: string, index: number) => unknown> = {
  'callers of what is limited': () => {
    const limits = new RateLimits(() => 0)
    return (caller) => limits.spend({ name: 'search', limit: { perMinute: 10 } }, caller)
  },
  'addresses as written, with their cookies': () => {
    const aliases = new Aliases()
    return (text) => [aliases.set(text, text), aliases.set(`${text}?a b`, text)]
  },
  'addresses that are looked up': () => {
    const store = new RememberedStore({ at: async () => null } as unknown as ContentStore, MEGABYTE)
    return (text) => store.at(text)
  },
  'lists that are asked for': () => {
    const found = async () => ({ items: [], total: 0 })
    const store = new RememberedStore({ find: found } as unknown as ContentStore, MEGABYTE)
    return (text) => store.find([], { where: { text } })
  },
  'accepted encodings': () => (text) => acceptedEncodings(`gzip, ${text}`),
  'words that are looked for': () => (text, index) => wordsIn(`${text} w${index}`, 'en'),
  'languages of parts': () => (text) => directionOf(text),
  'days that are asked for': () => {
    const dates = createDateFormats('America/Los_Angeles', createTranslator('en-US'))
    return (_, index) => {
      const day = `${1000 + (index % 100)}-06-01`
      return [dates.long(day), instantOfLocal(`${day}T10:00`, 'America/Los_Angeles')]
    }
  },
  'what pages share': () => {
    const cache = new SharedCache<string>(now, MEGABYTE)
    return (text) => cache.get(text, async () => ({ value: LARGE, dependencies: createDependencies() }))
  },
  'texts of sections': () => {
    const keyOf = createKeys(MEGABYTE)
    return (text) => keyOf({ text })
  },
  'answers of services': () => {
    const options = { now, freshMs: 1, maxBytes: MEGABYTE, onFailure: () => {} }
    const ask = keepingLastGood({ ...options, ask: async () => ({ data: [{ title: LARGE }] }) })
    return (text) => ask(text)
  },
  'addresses that the archive is asked for': () => {
    const archive = remembering({ lookUp: async () => null }, now)
    return (text) => archive.lookUp(text)
  },
  'cached pages, missing ones and choices': () => {
    const pages = new CachedPages(16 * MEGABYTE)
    return (text, index) => {
      const dependencies = createDependencies()
      dependencies.queries.set(`words ${text}`, { types: ['news'] })
      const status = index % 2 ? 404 : 200
      const key = index % 3 ? text : `${text}?page=2`
      const response = { status, headers: {}, body: 'A page.', cache: { key, dependencies, private: false } }
      pages.set(key, new CachedPage({ key, response, headers: {}, renderedAt: 0, sharedMaxAge: 0 }))
    }
  },
  'pages to be compressed': () => {
    const waiting = { representation: { compress: () => new Promise<void>(() => {}) } } as CachedPage
    const cached = { getPage: () => waiting } as unknown as CachedPages
    const compression = new Compression(cached, () => {}, rememberingLog())
    return (text) => compression.add(text)
  },
  'style sheets of invented sets of blocks': () => {
    const names = Array.from({ length: 12 }, (_, index) => `b${String.fromCharCode(97 + index)}`)
    const sets = new StyleSets(new Map(names.map((name) => [name, `.${name}{}`.repeat(1000)])))
    return (_, index) => {
      const chosen = names.filter((_, bit) => (index + 1) & (1 << bit)).join('.')
      return sets.find(`/_css/${chosen}-00000000.css`)
    }
  },
  'names of pictures that pages show': () => {
    const pictures = new PublicPictures({} as ContentStore, {} as ContentStore)
    return (text) => pictures.noteShown([`/iiif/${encodeURIComponent(text)}`])
  },
  'errors that are reported together': () => {
    const reports = new ErrorReports({ url: 'https://errors.example', now, onFailure: () => {}, delay: 10_000_000 })
    return (text) => reports.add({ path: text, error: new Error(text) }, `Answering ${text} failed`)
  },
  'pictures that could not be drawn': () => {
    const failed = new FailedMasters()
    return (text) => failed.add(text, 'failed')
  },
}

describe('Q-24 what requests add to, whatever they say', () => {
  const touched = new Set<BoundedCache<unknown>>()
  beforeEach(() => {
    touched.clear()
    const { set } = BoundedCache.prototype
    vi.spyOn(BoundedCache.prototype, 'set').mockImplementation(function (this: BoundedCache<unknown>, ...given) {
      touched.add(this)
      return set.apply(this, given)
    })
  })
  afterEach(() => void vi.restoreAllMocks())

  it.each(Object.entries(memories))('%s: takes so many bytes at most, with its keys', async (_, opened) => {
    const add = opened()
    for (let index = 0; index < MANY; index++) await add(index % 2 ? long(index) : short(index), index)
    expect(touched.size).toBeGreaterThan(0)
    for (const memory of touched) {
      const keys = [...memory].reduce((sum, [key]) => sum + 2 * key.length, 0)
      expect(memory.bytes).toBeLessThanOrEqual(Math.min(memory.max, 16 * MEGABYTE))
      expect(keys).toBeLessThanOrEqual(memory.bytes)
      expect(memory.size).toBeGreaterThan(0)
    }
  })
})
