import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { pathOfUrl } from '#engine/content/entry/paths.ts'
import { createCatalogue } from '../../services/content/catalogue/catalogue.ts'
import { openContent } from '../../services/content/index.ts'
import { derivePaths } from '../../services/content/ingest/addresses/derive.ts'
import { LINKS } from '../safe/corpus/links.ts'
import { opened } from './opened.ts'
import { listing, note, page, smallSite } from './small-site.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them
const DANGEROUS = /[\u0000-\u001f]|^\s*(?:[/\\]{2}|(?!https?:)[a-z][a-z0-9+.-]*:)/i

const to = (uid: string, type: string) => [{ uid, _content_type_uid: type }]

describe('the address of an entry', () => {
  it.each([
    ['/one', '/notes/one'],
    ['one', '/notes/one'],
    ['/notes/one', '/notes/one'],
    ['/notes/notes/one', '/notes/notes/one'],
    ['/one/two/', '/notes/one/two'],
    ['//one//', '/notes/one'],
    ['/notesy', '/notes/notesy'],
    ['/caf%C3%A9', '/notes/café'],
    ['/café', '/notes/café'],
    ['/cafe\u0301', '/notes/café'],
    ['/cafe%CC%81', '/notes/café'],
  ])('is %s behind the prefix of its route: %s', async (url, path) => {
    const { get, published } = await opened({ 'note/one.json': { url } })
    expect((await get('one'))?.path).toBe(path)
    expect(await published.at(path)).toMatchObject({ uid: 'one' })
  })

  it.each(['http://a.example/x', 'https://a.example', '/old/page.html', 'page.html', '/', '/notes/'])(
    'ENG-025 is none for the url %s, which is kept for links',
    async (url) => {
      const { get, published } = await opened({ 'note/one.json': { url } })
      expect(await get('one')).toMatchObject({ url, path: null })
      expect(await published.paths({ limit: 10 })).toEqual([])
    },
  )

  it.each(LINKS)('is never one that runs or leaves the host unseen: %j', async (url) => {
    const { get, published } = await opened({ 'note/one.json': { url } })
    const entry = await get('one')
    expect(entry?.url ?? '').not.toMatch(DANGEROUS)
    for (const { path } of await published.paths({ limit: 10 })) expect(path).toMatch(/^\/notes\//)
  })

  it.each([
    ['/author/mara-quill', '/author/mara-quill'],
    ['mara-quill/', '/author/mara-quill'],
    ['/mara-quill', '/author/mara-quill'],
    ['http://elsewhere.example', null],
    [undefined, null],
  ])('NEWS-059 NEWS-060 of an author with the url %s is %s', async (url, path) => {
    const { get } = await opened({ 'author/mara.json': { url } })
    expect((await get('mara'))?.path).toBe(path)
  })

  it.each([
    ['/ceramics/', '/notes/tag/ceramics'],
    ['ceramics', '/notes/tag/ceramics'],
    ['/notes/tag/x', '/notes/tag/notes/tag/x'],
    [undefined, null],
    ['/', null],
  ])('NEWS-051 NEWS-052 of a tag with the url %s, taken literally, is %s', async (url, path) => {
    const { get } = await opened({ 'tag/ceramics.json': { url } })
    expect((await get('ceramics'))?.path).toBe(path)
  })

  it.each([
    ['/../../etc/passwd', 'is not a valid path'],
    ['/./a', 'is not a valid path'],
    ['/a?b=c', 'is not a valid path'],
    ['/a#b', 'is not a valid path'],
    ['/%2e%2e/a', 'is not a valid path'],
    ['/%09/evil.example', 'is not a valid path'],
    ['/%5Cevil.example', 'is not a valid path'],
    ['/rss.xml', 'an endpoint of the site answers at /notes/rss.xml'],
    ['/of/the/server', 'an endpoint of the site answers at /notes/of/the/server'],
  ])('is none where no page can stand, and that is reported: %j', async (url, reason) => {
    const site = { ...smallSite(), serverRoutes: ['/notes/of/:rest*'] }
    const endpoints = [{ definition: { route: '/notes/rss.xml' } }]
    const { get, published, sync } = await opened({ 'note/one.json': { url } }, { site: { ...site, endpoints } })
    expect((await get('one'))?.path).toBeNull()
    expect(await published.paths({ limit: 10 })).toEqual([])
    expect((await sync()).reports).toMatchObject([
      { file: 'entries/note/one.json', reason: expect.stringContaining(reason) },
    ])
  })

  it('at a fixed route needs no url', async () => {
    const { published } = await opened({ 'listing/any.json': { url: 'https://elsewhere.example' } })
    expect(await published.at('/listing')).toMatchObject({ uid: 'any' })
  })

  it('under another entry follows it: its page, else what it says of itself', async () => {
    const { get, sync, write } = await opened({
      'leaf/a.json': { slug: 'a', part_of: to('one', 'note') },
      'leaf/b.json': { slug: 'b', part_of: to('oak', 'tree') },
      'leaf/c.json': { url: 'c', part_of: to('b', 'leaf') },
      'note/one.json': { url: '/one' },
      'tree/oak.json': { full_path: '/trees/oak' },
    })
    const paths = async () => Promise.all(['a', 'b', 'c'].map(async (uid) => (await get(uid))?.path))
    expect(await paths()).toEqual(['/notes/one/a', '/trees/oak/b', '/trees/oak/b/c'])
    write('tree/oak.json', { full_path: '/trees/elm' })
    await sync()
    expect(await paths()).toEqual(['/notes/one/a', '/trees/elm/b', '/trees/elm/b/c'])
  })

  it('is none below an entry that is missing, a draft, or has none itself; that is reported, until it is mended', async () => {
    const { get, sync, write } = await opened({
      'leaf/a.json': { slug: 'a', part_of: to('gone', 'note') },
      'leaf/b.json': { slug: 'b', part_of: to('planned', 'note') },
      'leaf/c.json': { slug: 'c', part_of: to('outside', 'note') },
      'leaf/d.json': { slug: 'd', part_of: to('a', 'leaf') },
      'note/planned.json': { url: '/planned', draft: true },
      'note/outside.json': { url: 'https://elsewhere.example' },
    })
    const { reports } = await sync()
    expect(reports.map(({ file, severity }) => `${severity} ${file}`)).toEqual(
      ['a', 'b', 'c', 'd'].map((uid) => `error entries/leaf/${uid}.json`),
    )
    expect(reports[0]?.reason).toContain('gone, which is missing or has no address')
    expect((await get('a'))?.path).toBeNull()
    write('note/gone.json', { url: '/back' })
    expect((await sync()).reports.map(({ file }) => file)).toEqual(['entries/leaf/b.json', 'entries/leaf/c.json'])
    expect((await get('d'))?.path).toBe('/notes/back/a/d')
  })

  it('is none in a circle, for every entry of it and below; that is reported', async () => {
    const { get, sync, write } = await opened({
      'leaf/a.json': { slug: 'a', part_of: to('b', 'leaf') },
      'leaf/b.json': { slug: 'b', part_of: to('c', 'leaf') },
      'leaf/c.json': { slug: 'c', part_of: to('a', 'leaf') },
      'leaf/below.json': { slug: 'below', part_of: to('b', 'leaf') },
      'leaf/self.json': { slug: 'self', part_of: to('self', 'leaf') },
    })
    const { reports } = await sync()
    expect(reports.map(({ file, reason }) => [file, reason.includes('(cycle)')])).toEqual([
      ['entries/leaf/a.json', true],
      ['entries/leaf/b.json', true],
      ['entries/leaf/below.json', false],
      ['entries/leaf/c.json', true],
      ['entries/leaf/self.json', true],
    ])
    write('leaf/c.json', { slug: 'c' })
    await sync()
    expect((await get('below'))?.path).toBe('/c/b/below')
  })

  it('may depend on who refers to the entry', async () => {
    const { get, sync, write, directory, published } = await opened({
      'leaf/a.json': { slug: 'a', resource: 'x' },
      'listing/l.json': { items: to('a', 'leaf') },
    })
    expect((await get('a'))?.path).toBe('/old/a')
    const since = await published.revision()
    write('listing/l.json', { items: [] })
    await sync()
    expect((await get('a'))?.path).toBe('/new/a')
    expect((await published.changes(since)).map(({ uid }) => uid).sort()).toEqual(['a', 'l'])
    write('listing/l.json', { items: to('a', 'leaf') })
    await sync()
    expect((await get('a'))?.path).toBe('/old/a')
    directory.remove('entries/listing/l.json')
    await sync()
    expect((await get('a'))?.path).toBe('/new/a')
    expect(await published.at('/old/a')).toEqual({ kind: 'moved', to: '/new/a' })
  })

  it('PRV-017 asks which addresses are taken, and what the institution says, again when it says something else', async () => {
    const free = page(note, '/:url*', ({ entry: { url }, isTaken, settings }) =>
      isTaken(url) || Object.values(settings).includes(url) ? null : url,
    )
    const site = smallSite({ pages: [free, page(listing, '/listing')] })
    const files = { 'note/a.json': { url: '/listing' }, 'note/b.json': { url: '/tools' } }
    const { get, options, close } = await opened(files, { site })
    expect([(await get('a'))?.path, (await get('b'))?.path]).toEqual([null, '/tools'])
    await close()
    const settings = { ...site.settings, kept: '/tools' }
    const again = await openContent({ ...options, site: { ...site, settings } })
    onTestFinished(again.close)
    expect((await again.published.get(['b']))[0]?.path).toBeNull()
  })

  it('whatever the tree, each path is its parent’s path and its slug', () => {
    const catalogue = createCatalogue(smallSite())
    fc.assert(
      fc.property(fc.array(fc.nat(20), { minLength: 1, maxLength: 20 }), (parents) => {
        const entry = (uid: string) => {
          const parent = parents[Number(uid)]
          if (parent === undefined) return null
          return {
            uid,
            contentType: 'leaf',
            title: uid,
            name: uid,
            path: null,
            version: 1,
            slug: `s${uid}`,
            ...(parent !== Number(uid) && { partOf: { uid: String(parent), contentType: 'leaf' } }),
          }
        }
        const derived = derivePaths(
          new Set([...parents.keys()].map(String)),
          { entry, path: () => null, isReferredBy: () => false },
          catalogue,
        )
        for (const [uid, { path }] of derived) {
          const parent = entry(uid)?.partOf
          if (!parent) expect(path).toBe(`/s${uid}`)
          else expect(path).toBe(derived.get(parent.uid)?.path ? `${derived.get(parent.uid)?.path}/s${uid}` : null)
        }
      }),
    )
  })

  it('of a slug stays the same when it is written with its prefix', () => {
    const slug = fc.stringMatching(/^[a-z0-9-]{1,8}(?:\/[a-z0-9-]{1,8}){0,2}$/)
    fc.assert(
      fc.property(slug, fc.constantFrom('/news/:slug', '/a/b/:slug*'), (slug, route) => {
        const prefix = route.slice(0, route.indexOf(':'))
        fc.pre(!`/${slug}/`.startsWith(prefix))
        const path = prefix + slug
        for (const url of [slug, `/${slug}`, `/${slug}/`, path, `${path}/`]) expect(pathOfUrl(route, url)).toBe(path)
      }),
    )
  })
})

describe('redirects', () => {
  const moved = async (redirects: Record<string, unknown>, path: string) => {
    const { published, sync } = await opened({ 'redirects.json': redirects, 'note/one.json': { url: '/one' } })
    return { match: await published.at(path), reports: (await sync()).reports }
  }

  it.each([
    ['/old', { '/old': '/notes/one' }, '/notes/one'],
    ['/old/', { '/old': '/notes/one?a=1#b' }, '/notes/one?a=1#b'],
    ['/old', { '/old/': '/mid', '/mid': '/notes/one' }, '/notes/one'],
    ['/old', { '/old': 'https://shop.example.org/x' }, 'https://shop.example.org/x'],
    ['/old', { '/old': '/nowhere' }, '/nowhere'],
  ])('%s of %j leads to %s at once', async (path, redirects, target) => {
    expect(await moved(redirects, path)).toEqual({ match: { kind: 'moved', to: target }, reports: [] })
  })

  it('give way to an entry at the same address', async () => {
    expect((await moved({ '/notes/one': '/elsewhere' }, '/notes/one')).match).toMatchObject({
      kind: 'entry',
      uid: 'one',
    })
  })

  it.each([
    ['a loop', { '/a': '/b', '/b': '/a' }, 2],
    ['itself', { '/a': '/a' }, 1],
    ['a foreign host', { '/a': 'https://evil.example/' }, 1],
    ['another scheme', { '/a': 'javascript:alert(1)' }, 1],
    ['another host by slashes', { '/a': '//evil.example' }, 1],
    ['a key that is not a valid path', { a: '/b' }, 1],
    ['a target that is not a text', { '/a': 5 }, 1],
  ])('refuse %s and say so', async (_, redirects, count) => {
    const { match, reports } = await moved(redirects as never, '/a')
    expect(match).toBeNull()
    expect(reports).toHaveLength(count)
    expect(reports[0]).toMatchObject({ file: 'redirects.json', severity: 'error' })
  })

  it('are followed when they change, with their addresses', async () => {
    const { published, sync, directory } = await opened({ 'redirects.json': { '/a': '/b', '/c': '/d' } })
    const since = await published.revision()
    directory.write('redirects.json', { '/a': '/x', '/c': '/d' })
    await sync()
    expect(await published.changes(since)).toMatchObject([{ paths: ['/a'], before: null, after: null }])
    directory.remove('redirects.json')
    await sync()
    expect(await published.at('/a')).toBeNull()
  })
})
