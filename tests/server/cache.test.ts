import { describe, expect, it } from 'vitest'
import type { PurgeOrder } from '../../server/pages/keys/purge-order.ts'
import { changeOf } from './fake-site.ts'
import { servedFake } from './served-fake.ts'

const fake = servedFake()
const { get, titleOf } = fake

describe('pages in memory', () => {
  it('makes a page once and then sends it from memory', async () => {
    expect([await titleOf('/a'), await titleOf('/a'), await titleOf('/a')]).toEqual(['/a 1', '/a 1', '/a 1'])
    expect(fake.cache.counters).toMatchObject({ misses: 1, hits: 2, renders: 1 })
  })

  it('ENG-030 answers with and without a trailing slash from one entry', async () => {
    expect([await titleOf('/a'), await titleOf('/a/')]).toEqual(['/a 1', '/a 1'])
    expect(fake.cache.size).toBe(1)
  })

  it('CLR-004 lets queries that were never offered share the page', async () => {
    await titleOf('/a')
    for (let index = 0; index < 50; index++) expect(await titleOf(`/a?utm=${index}`)).toBe('/a 1')
    expect(await titleOf('/a?page=2')).toBe('/a?page=2 1')
    expect(fake.cache.size).toBe(2)
  })

  it('makes a page once for everyone who asks while it is being made', async () => {
    let open = () => {}
    const begun = new Promise<void>((begin) => {
      fake.site.during = () => {
        begin()
        return new Promise((resolve) => (open = resolve))
      }
    })
    const answers = Array.from({ length: 20 }, () => titleOf('/a'))
    await begun
    // Time for the others to ask; one that comes later is answered from memory.
    await new Promise((resolve) => setTimeout(resolve, 100))
    open()
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['/a 1']))
  })

  it('answers HEAD without a body and in the same words', async () => {
    const whole = await get('/a')
    await whole.arrayBuffer()
    const head = await fetch(`${fake.origin}/a`, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    expect(head.headers.get('etag')).toBe(whole.headers.get('etag'))
  })

  it('answers 304 to whoever has the page already', async () => {
    const etag = (await get('/a')).headers.get('etag') as string
    for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const answer = await get('/a', { 'if-none-match': known })
      expect([answer.status, await answer.text()]).toEqual([304, ''])
      expect(answer.headers.get('cache-control')).toContain('s-maxage=60')
    }
    expect((await get('/a', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it.each(['br', 'gzip'])('sends %s once the small form is made', async (encoding) => {
    const headers = { 'accept-encoding': encoding }
    const first = await get('/a', headers)
    await first.arrayBuffer()
    await expect.poll(async () => Number((await get('/a', headers)).headers.get('content-length'))).toBeLessThan(100)
    const second = await get('/a', headers)
    expect(second.headers.get('content-encoding')).toBe(encoding)
    expect(second.headers.get('vary')).toBe('Accept-Encoding')
    expect(await second.text()).toContain(fake.site.text)
    expect(await titleOf('/a', { 'accept-encoding': 'identity' })).toBe('/a 1')
  })

  it('tells caches outside what they may do', async () => {
    const { headers } = await get('/a')
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, stale-if-error=86400')
    expect(headers.get('surrogate-key')).toBe('e:/a')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('Q-11 tells them of a page made from 2,000 entries in few bytes, by a tag for all such pages', async () => {
    fake.site.shown = Array.from({ length: 60 }, (_, index) => `article_of_some_length_${index}`)
    expect((await get('/a')).headers.get('surrogate-key')).toMatch(/^e:\/a e:article_of_some_length_0 .*_59$/)
    fake.site.shown = Array.from({ length: 2000 }, (_, index) => `article_of_some_length_${index}`)
    expect((await get('/b')).headers.get('surrogate-key')).toBe('many')
    await fake.cache.purge([changeOf('article_of_some_length_1999')])
    expect(await titleOf('/b')).toBe('/b 2')
  })

  it("sends a visitor's own variant as private", async () => {
    await titleOf('/a')
    const own = await get('/a', { cookie: 'dismissed=wind' })
    expect(own.headers.get('cache-control')).toBe('private, max-age=0')
    expect(own.headers.get('surrogate-key')).toBeNull()
    expect([await titleOf('/a', { cookie: 'dismissed=wind' }), await titleOf('/a')]).toEqual(['/a#wind 1', '/a 1'])
  })

  it('never keeps what is not to be kept', async () => {
    const answer = await get('/form')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect([await titleOf('/form'), await titleOf('/form')]).toEqual(['/form 2', '/form 3'])
    expect(fake.cache.size).toBe(0)
  })
})

describe('pages that are no longer true', () => {
  it('Q-11 makes only those anew that a change touches', async () => {
    for (const path of ['/a', '/b', '/list']) await titleOf(path)
    await fake.cache.purge([changeOf('/a')])
    expect([await titleOf('/a'), await titleOf('/b'), await titleOf('/list')]).toEqual(['/a 2', '/b 1', '/list 1'])
    await fake.cache.purge([changeOf('/new', 'new', 'article')])
    expect([await titleOf('/a'), await titleOf('/b'), await titleOf('/list')]).toEqual(['/a 2', '/b 1', '/list 2'])
    expect(fake.cache.counters.purged).toBe(2)
  })

  it('never keeps a page whose making began before a change that touches it', async () => {
    let open = () => {}
    fake.site.during = () => new Promise((resolve) => (open = resolve))
    const early = titleOf('/a')
    await expect.poll(() => fake.site.renders.get('/a')).toBe(1)
    await fake.cache.purge([changeOf('/a')])
    fake.site.during = () => {}
    const late = titleOf('/a')
    expect(await late).toBe('/a 2')
    open()
    expect(await early).toBe('/a 1')
    expect(await titleOf('/a')).toBe('/a 2')
  })

  it('keeps a page whose making a change elsewhere ran across', async () => {
    let open = () => {}
    fake.site.during = () => new Promise((resolve) => (open = resolve))
    const page = titleOf('/a')
    await expect.poll(() => fake.site.renders.get('/a')).toBe(1)
    await fake.cache.purge([changeOf('/b')])
    open()
    await page
    expect(await titleOf('/a')).toBe('/a 1')
  })

  it('expires exactly when what the clock decides changes', async () => {
    fake.site.next = new Date('2026-03-14T17:00:30Z')
    await titleOf('/a')
    fake.site.now = new Date('2026-03-14T17:00:29.999Z')
    expect((await get('/a')).headers.get('cache-control')).toContain('s-maxage=0')
    expect(await titleOf('/a')).toBe('/a 1')
    fake.site.now = new Date('2026-03-14T17:00:30Z')
    expect(await titleOf('/a')).toBe('/a 2')
  })

  it('is kept outside no longer than until what is published by itself is there, and as long as before after that', async () => {
    const publication = new Date('2026-03-14T17:00:30Z').getTime()
    await fake.restart({ nextChange: () => (fake.site.now.getTime() < publication ? publication : undefined) })
    const kept = async () => /s-maxage=\d+/.exec((await get('/a')).headers.get('cache-control') ?? '')?.[0]
    expect([await kept(), await kept()]).toEqual(['s-maxage=30', 's-maxage=30'])
    fake.site.now = new Date('2026-03-14T17:00:31Z')
    expect(await kept()).toBe('s-maxage=60')
  })

  it('is kept outside no longer than it holds from its first answer on', async () => {
    fake.site.next = new Date('2026-03-14T17:00:30Z')
    expect((await get('/a')).headers.get('cache-control')).toContain('s-maxage=30')
  })

  it('shows the old page when a new one cannot be made', async () => {
    await titleOf('/a')
    await fake.cache.purge([changeOf('/a')])
    fake.site.during = () => Promise.reject(new Error('the service is gone'))
    expect(await titleOf('/a')).toBe('/a 1')
    expect(fake.cache.counters.staleIfError).toBe(1)
    fake.site.during = () => {}
    expect(await titleOf('/a')).toBe('/a 3')
  })

  it('never shows the old page of an entry that was taken down', async () => {
    await titleOf('/a')
    await fake.cache.purge([changeOf('/a', 'gone')])
    fake.site.during = () => Promise.reject(new Error('the service is gone'))
    expect((await get('/a')).status).toBe(500)
  })

  it('Q-23 shows what it has while the store does not answer', async () => {
    fake.site.next = new Date('2026-03-14T17:00:30Z')
    await titleOf('/a')
    fake.site.resolve = () => Promise.reject(new Error('disk I/O error'))
    fake.site.respond = () => Promise.reject(new Error('disk I/O error'))
    fake.site.now = fake.site.next
    expect(await titleOf('/a')).toBe('/a 1')
    expect((await get('/b')).status).toBe(500)
  })

  it('Q-20 re-renders pages whose services were asked too long ago one at a time, and all of them', async () => {
    const paths = Array.from({ length: 20 }, (_, index) => `/page-${index}`)
    fake.site.renewal = new Date('2026-03-14T17:15:00Z')
    for (const path of paths) await titleOf(path)
    fake.site.now = fake.site.renewal
    fake.site.renewal = null
    const again = () => paths.filter((path) => fake.site.renders.get(path) === 2).length
    let finish = () => {}
    fake.site.during = () => new Promise((resolve) => (finish = resolve))
    for (const path of paths) expect(await titleOf(path)).toBe(`${path} 1`)
    await expect.poll(again).toBe(1)
    expect(fake.cache.counters.staleHits).toBe(20)
    fake.site.during = () => {}
    finish()
    await expect
      .poll(async () => {
        for (const path of paths) await titleOf(path)
        return again()
      })
      .toBe(20)
  })

  it('Q-20 shows a page whose services were asked too long ago while it is made again, and it alone', async () => {
    fake.site.renewal = new Date('2026-03-14T17:15:00Z')
    await titleOf('/a')
    expect(await titleOf('/a')).toBe('/a 1')
    expect(fake.site.renders.get('/a')).toBe(1)
    fake.site.now = fake.site.renewal
    fake.site.renewal = null
    expect(await titleOf('/a')).toBe('/a 1')
    await expect.poll(() => titleOf('/a')).toBe('/a 2')
    await titleOf('/a')
    expect(fake.site.renders.get('/a')).toBe(2)
  })

  it('leaves a page that cannot be made again alone for a while', async () => {
    fake.site.renewal = new Date('2026-03-14T17:15:00Z')
    await titleOf('/a')
    fake.site.now = fake.site.renewal
    fake.site.during = () => Promise.reject(new Error('the service is gone'))
    await titleOf('/a')
    await expect.poll(() => fake.site.renders.get('/a')).toBe(2)
    for (let index = 0; index < 5; index++) expect(await titleOf('/a')).toBe('/a 1')
    expect(fake.site.renders.get('/a')).toBe(2)
  })

  it.each<[string, Partial<PurgeOrder>, readonly string[]]>([
    ['a tag of an entry', { tags: ['e:/a'] }, ['/a', '/a?page=2']],
    ['a tag of a list', { tags: ['q:article'] }, ['/list']],
    ['a path, with all its queries', { paths: ['/a/'] }, ['/a', '/a?page=2']],
    ['several', { tags: ['q:article'], paths: ['/b'] }, ['/b', '/list']],
    ['all', { all: true }, ['/a', '/a?page=2', '/b', '/list']],
    ['nothing that is kept', { tags: ['e:none', 'many'], paths: ['/none'] }, []],
  ])('makes those anew that somebody names by %s, and keeps their last good copies', async (_, order, expected) => {
    const paths = ['/a', '/a?page=2', '/b', '/list']
    for (const path of paths) await titleOf(path)
    expect(fake.cache.expire({ tags: [], paths: [], all: false, ...order })).toBe(expected.length)
    expect(fake.cache.expire({ tags: [], paths: [], all: false, ...order })).toBe(0)
    fake.site.during = () => Promise.reject(new Error('the service is gone'))
    for (const path of paths) {
      const { status, headers } = await get(path)
      expect([path, status, headers.get('cache-status')]).toEqual([
        path,
        200,
        expected.includes(path) ? 'Atrium; fwd=stale; fwd-status=500' : 'Atrium; hit',
      ])
    }
    fake.site.during = () => undefined
    for (const path of paths) await titleOf(path)
    const made = paths.filter((path) => (fake.site.renders.get(path) ?? 0) > 1)
    expect(made).toEqual(expected)
  })

  it('forgets everything when the clock is moved', async () => {
    await titleOf('/a')
    fake.cache.clear()
    expect(await titleOf('/a')).toBe('/a 2')
  })
})
