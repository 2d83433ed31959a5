import { f } from 'atrium'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createDependencies } from '#engine/content/dependencies.ts'
import { effectOf } from '#engine/content/effects.ts'
import { opened } from '../content/opened.ts'
import { author, note, page, smallSite, tag } from '../content/small-site.ts'
import { searchIn, site } from './records.ts'

describe('the index of published entries', () => {
  it('holds what has an address, and follows each publish', async () => {
    const { published, sync, directory, write } = await opened({
      'note/one.json': { title: 'Kiln', url: '/one', blurb: '<p>About <b>clay</b></p>' },
      'note/two.json': { title: 'Clay', url: '/two', blurb: 'About a kiln' },
      'note/three.json': { title: 'Clay draft', url: '/three', draft: true },
      'author/ana.json': { display_name: 'Ána Claymore', url: '/ana' },
      'image/clay.json': { title: 'Clay, a picture', alt: 'Clay' },
    })
    const find = searchIn(published)
    expect(await find('clay')).toEqual(['two', 'one'])
    expect(await find('ana')).toEqual(['ana'])
    expect(await find('kil')).toEqual(['one', 'two'])
    expect(await find('"kiln" OR NOT (clay*')).toEqual(expect.arrayContaining(['one', 'two']))
    expect(await published.search({ term: ' ', from: 0, size: 10 })).toMatchObject({ hits: [], total: 0 })
    expect(await published.search({ term: 'clay', from: 1, size: 1 })).toMatchObject({
      hits: [{ uid: 'one' }],
      total: 2,
    })
    write('note/two.json', { title: 'Stone', url: '/two' })
    directory.remove('entries/author/ana.json')
    await sync()
    expect(await find('claymore')).toEqual([])
    expect(await find('clay')).toEqual(['one'])
    expect(await find('stone')).toEqual(['two'])
  })

  it('shows of two entries at one address the one that stands there', async () => {
    const early = { publish_details: { time: '2026-01-01T00:00:00Z' } }
    const { published, sync, directory } = await opened({
      'note/old.json': { title: 'Old kiln', url: '/kiln', ...early },
      'note/new.json': { title: 'New kiln', url: '/kiln' },
    })
    expect(await searchIn(published)('kiln')).toEqual(['new'])
    directory.remove('entries/note/new.json')
    await sync()
    expect(await searchIn(published)('kiln')).toEqual(['old'])
  })

  it('names what was meant, and counts by kind', async () => {
    const { published } = await opened({
      'note/one.json': { title: 'The Marble Horse', url: '/one' },
      'author/two.json': { display_name: 'Marble Weaver', url: '/two' },
    })
    expect(await published.search({ term: 'marbel', from: 0, size: 5 })).toMatchObject({
      ...{ total: 2, suggestion: 'marble' },
      kinds: [
        { key: 'author', count: 1 },
        { key: 'note', count: 1 },
      ],
      sources: [{ key: 'website', count: 2 }],
    })
    expect(await published.search({ term: 'marble', from: 0, size: 5, kind: 'author' })).toMatchObject({
      ...{ total: 1, hits: [{ uid: 'two' }] },
      kinds: [{ count: 1 }, { count: 1 }],
      sources: [{ key: 'website', count: 1 }],
    })
    expect((await published.search({ term: 'marble', from: 0, size: 5 })).suggestion).toBeUndefined()
  })

  it.each([
    ['Łódź', 'lodz'],
    ['東京国立博物館', '国立'],
    ['Αθηνά Παρθένος', 'αθηνα'],
    ['متحف القاهرة', 'القاهرة'],
    ['المتحف المصري', 'متحف'],
    ['مُتْحَف', 'والمتحف'],
    ['لوحة', 'لوحات'],
    ['ガラスの器', 'ｶﾞﾗｽ'],
    ['ｶﾞﾗｽ', 'がらす'],
    ['Großes Tor', 'grosses tor'],
    ['Goldman’s House', 'goldmans house'],
  ])('finds a name in any script: %s by %s', async (title, term) => {
    const { published } = await opened({ 'note/one.json': { title, url: '/one' }, 'note/two.json': { url: '/two' } })
    expect(await searchIn(published)(term)).toContain('one')
  })
})

const FILE = 'search/museum_works.json'

describe('records of other applications', () => {
  const works = [
    { title: 'Jar with Horses', url: 'https://works.example/1', description: 'Clay, about 1450' },
    { title: 'Tide Table', url: 'https://works.example/2', kind: 'drawing' },
  ]

  it('are found beside entries, follow their file, and are counted by source', async () => {
    const files = { 'note/jar.json': { title: 'A jar of clay', url: '/jar' } }
    const { published, sync, directory } = await opened(files, { site })
    directory.write(FILE, works)
    await sync()
    const find = searchIn(published)
    expect(await find('jar')).toEqual(['jar', 'Jar with Horses'])
    expect(await find('jar', { source: 'museum_works' })).toEqual(['Jar with Horses'])
    expect(await find('tide', { kind: 'drawing' })).toEqual(['Tide Table'])
    expect((await published.search({ term: 'clay', from: 0, size: 1 })).sources).toEqual([
      { key: 'museum_works', count: 1 },
      { key: 'website', count: 1 },
    ])
    const revision = await published.revision()
    directory.write(FILE, [{ title: 'A bowl', url: 'https://works.example/3' }])
    await sync()
    expect([await find('tide'), await find('bowl')]).toEqual([[], ['A bowl']])
    expect(await published.revision()).toBeGreaterThan(revision)
    directory.write(FILE, '{')
    expect((await sync()).reports).toMatchObject([{ file: FILE, severity: 'error' }])
    expect(await find('bowl')).toEqual(['A bowl'])
    directory.remove(FILE)
    await sync()
    expect(await find('bowl')).toEqual([])
  })

  it.each([
    ['first', 'search/a_works.json', 'search/b_works.json'],
    ['last', 'search/b_works.json', 'search/a_works.json'],
  ])('that stand in two files are found until both are without them, the %s one first', async (_, one, other) => {
    const { published, sync, directory } = await opened({}, { site })
    const find = searchIn(published)
    directory.write(one, works)
    await sync()
    directory.write(other, works.slice(1))
    await sync()
    expect(await find('tide')).toEqual(['Tide Table'])
    directory.write(one, works.slice(0, 1))
    await sync()
    expect(await find('tide')).toEqual(['Tide Table'])
    directory.remove(other)
    await sync()
    expect([await find('tide'), await find('jar')]).toEqual([[], ['Jar with Horses']])
  })

  it('stand for an entry that leads to the same place, as long as they are there', async () => {
    const files = { 'note/horses.json': { title: 'Horses', url: 'https://works.example/1' } }
    const { published, sync, directory } = await opened(files, { site })
    expect(await searchIn(published)('horses')).toEqual(['horses'])
    directory.write(FILE, works)
    await sync()
    expect(await searchIn(published)('horses')).toEqual(['Jar with Horses'])
    directory.remove(FILE)
    await sync()
    expect(await searchIn(published)('horses')).toEqual(['horses'])
  })
})

describe('what anybody may type', () => {
  const terms = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.stringMatching(/^[a-z"'()*:^{}+\-\\ NEARODT]{0,80}$/),
    fc.constantFrom(
      ...['"', '""', '*', 'a*', '"kiln', 'NEAR(kiln clay)', 'title:kiln', '-kiln', '^kiln', '{title}:kiln', 'kiln AND'],
      ...[
        "'; DROP TABLE search_document; --",
        "' OR 1=1",
        '<script>alert(1)</script>',
        '%',
        '_',
        '\0',
        'k_note',
        's_website',
      ],
      ...['kiln\u202eclay', '\ud800', 'a'.repeat(10_000), 'kiln '.repeat(3000), 'facets : k_note', '“kiln', '”'],
    ),
  )

  it('finds nothing bad and breaks nothing: operators, quotes, control characters, SQL, 10,000 characters', async () => {
    const { published, get } = await opened({
      'note/one.json': { title: 'Kiln', url: '/one', blurb: 'clay' },
      'note/two.json': { title: 'Secret', url: '/two', draft: true },
    })
    await fc.assert(
      fc.asyncProperty(terms, fc.nat(20_000), async (term, from) => {
        const { hits, total } = await published.search({ term, from, size: 20 })
        expect(hits.length).toBeLessThanOrEqual(total)
        for (const hit of hits) expect(hit).toMatchObject({ uid: 'one' })
        const { names } = await published.complete(term)
        for (const name of names) expect(name).toBe('Kiln')
        await published.search({ term: 'kiln', from: 0, size: 20, kind: term, source: term })
      }),
      { seed: 13, numRuns: 300 },
    )
    expect(await get('one')).toBeDefined()
    expect(await searchIn(published)('kiln')).toEqual(['one'])
  })
})

describe('a page of results is made again by a publish', () => {
  it.each([
    ['that brings a word looked for', 'kiln', { blurb: 'A kiln' }, true],
    ['that brings another form of it', 'kilns', { blurb: 'A kiln' }, true],
    ['that takes it away', 'horse', {}, true],
    ['that brings what may have been meant', 'kinl', { blurb: 'A kiln' }, true],
    ['and not by one that has nothing to do with it', 'marble', { blurb: 'A kiln' }, false],
  ])('%s', async (_, term, fields, isAffected) => {
    const { published, write, sync } = await opened({
      'note/one.json': { title: 'One', url: '/one', blurb: 'A horse' },
      'note/two.json': { title: 'Two', url: '/two', blurb: 'Marble' },
    })
    const { words } = await published.search({ term, from: 0, size: 20 })
    const dependencies = createDependencies()
    dependencies.queries.set('search', { types: ['note'], words: { ...words, language: 'en' } })
    const revision = await published.revision()
    write('note/one.json', { title: 'One', url: '/one', ...fields })
    await sync()
    const changes = await published.changes(revision)
    expect(changes).toHaveLength(1)
    expect(effectOf(changes)(dependencies)).toBe(isAffected ? 'list' : null)
  })
})

describe('what is shown within a page', () => {
  it('is found with that page, and the page with the names that every reader of it sees', async () => {
    const part = { ...tag, foundWithPages: true, schema: z.object({ answer: f.html() }) } as never
    const seen = { ...note, preload: ['tag', 'rows.to'] } as never
    const parts = smallSite({
      types: [seen, part, author] as never,
      pages: [page(note, '/notes/:slug'), page(author, '/author/:slug')],
    })
    const to = (type: string, uid: string) => [{ uid, _content_type_uid: type }]
    const { published, sync, write } = await opened(
      {
        'note/one.json': {
          title: 'One',
          url: '/one',
          tag: to('tag', 'tag_a'),
          rows: [{ label: 'By', to: to('author', 'ana') }],
        },
        'tag/tag_a.json': { title: 'Dogs', answer: '<p>Leashes are lent at the gate.</p>' },
        'author/ana.json': { display_name: 'Ana Weft', url: '/ana' },
      },
      { site: parts },
    )
    const find = searchIn(published)
    expect([await find('leashes'), (await find('weft')).sort()]).toEqual([['one'], ['ana', 'one']])
    write('tag/tag_a.json', { title: 'Dogs', answer: '<p>Baskets are lent.</p>' })
    write('author/ana.json', { display_name: 'Ana Warp', url: '/ana' })
    await sync()
    expect([await find('leashes'), await find('baskets'), (await find('warp')).sort()]).toEqual([
      [],
      ['one'],
      ['ana', 'one'],
    ])
    expect(await find('weft')).toEqual([])
  })
})
