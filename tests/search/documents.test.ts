import { describe, expect, it } from 'vitest'
import { Database } from '../../services/content/store/database.ts'
import { opened } from '../content/opened.ts'
import { searchIn, site } from './records.ts'

const work = (title: string, number: number) => ({ title, url: `https://works.example/${number}`, description: '' })

describe('of many documents', () => {
  it('the one that is called so comes first, then pages of this site, then titles that say more', async () => {
    const { published, directory, sync } = await opened(
      { 'note/kilns.json': { title: 'Kilns of the coast', url: '/kilns' } },
      { site },
    )
    const many = Array.from({ length: 120 }, (_, index) => work(`A kiln, drawing ${index}`, index))
    directory.write('search/works.json', [...many, work('Kiln', 200), work('Other', 201)])
    await sync()
    const { hits, total } = await published.search({ term: 'kiln', from: 0, size: 3 })
    expect(hits.map((hit) => ('uid' in hit ? hit.uid : hit.title))).toEqual(['Kiln', 'kilns', 'A kiln, drawing 0'])
    expect(total).toBe(122)
    const pages = await Promise.all(
      [0, 20, 40, 60, 80, 100, 120].map(
        async (from) => (await published.search({ term: 'kiln', from, size: 20 })).hits,
      ),
    )
    expect(new Set(pages.flat().map((hit) => JSON.stringify(hit))).size).toBe(122)
  })

  it('names of pages are completed before names of records, whichever came first', async () => {
    const { published, directory, sync, write } = await opened({}, { site })
    directory.write('search/works.json', [work('Marble jar', 1), work('A marble horse', 2)])
    await sync()
    write('note/old.json', { title: 'Marble, old', url: '/old', publish_details: { time: '2025-01-01T00:00:00Z' } })
    write('note/new.json', { title: 'Marble, new', url: '/new', publish_details: { time: '2026-01-01T00:00:00Z' } })
    await sync()
    expect((await published.complete('marb')).names).toEqual([
      'Marble, new',
      'Marble, old',
      'Marble jar',
      'A marble horse',
    ])
    expect((await published.complete('marble ja')).names).toEqual(['Marble jar'])
    expect((await published.complete('horse marb')).names).toEqual(['A marble horse'])
  })

  it('names are completed by how often their word is meant, and further ones are pages that hold it', async () => {
    const texts = Object.fromEntries(
      Array.from({ length: 5 }, (_, at) => [
        `note/text_${at}.json`,
        { title: `Of clay, ${at}`, url: `/text-${at}`, blurb: 'A vase by the sea' },
      ]),
    )
    const { published } = await opened({
      ...texts,
      'note/vasari.json': { title: 'Vasari', url: '/vasari', publish_details: { time: '2026-03-01T00:00:00Z' } },
      'note/vase.json': { title: 'Vase and moon', url: '/vase', publish_details: { time: '2025-01-01T00:00:00Z' } },
      'note/other.json': { title: 'The other vase', url: '/other' },
    })
    const { names } = await published.complete('vas')
    expect(names.slice(0, 3)).toEqual(['Vase and moon', 'Vasari', 'The other vase'])
    expect(names.slice(3).sort()).toEqual(['Of clay, 0', 'Of clay, 1', 'Of clay, 2', 'Of clay, 3', 'Of clay, 4'])
    expect((await published.complete('vase moo')).names).toEqual(['Vase and moon'])
    expect((await published.complete('vasel')).names).toContain('Vase and moon')
  })

  it('those that are gone leave nothing behind that grows', async () => {
    const { published, directory, sync } = await opened({}, { site })
    const stored = () => {
      const db = new Database(`${directory.dataDir}/content.db`)
      const blocks = db.bytes<{ block: number; live: number }>('SELECT block, live FROM search_block')
      const words = db.first<{ count: number }>('SELECT count(*) AS count FROM search_word')?.count
      db.close()
      return { blocks: blocks.map(({ live }) => live), words }
    }
    const file = (round: number) => Array.from({ length: 4100 }, (_, index) => work(`Jar r${round}`, index))
    for (const round of [1, 2]) {
      directory.write('search/works.json', file(round))
      await sync()
    }
    expect(stored()).toMatchObject({ blocks: [4092, 8] })
    expect([
      await searchIn(published)('r1'),
      (await published.search({ term: 'jar', from: 0, size: 1 })).total,
    ]).toEqual([[], 4100])
    directory.write('search/works.json', file(3).slice(0, 10))
    await sync()
    expect(stored().blocks).toEqual([10])
  })
})

describe('a word that is typed wrong', () => {
  const owed = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [
      `note/owed_${index}.json`,
      { title: `Owed ${index}`, url: `/owed-${index}` },
    ]),
  )

  it.each([
    ['owel', { 'note/owl.json': { title: 'Owl', url: '/owl' } }, 'owl'],
    ['owel', { 'note/towel.json': { title: 'Towel', url: '/towel' } }, 'towel'],
    ['oewd', {}, 'owed'],
  ])('%s is taken for what is likely to be meant, not for what is most common', async (term, files, suggestion) => {
    const { published } = await opened({ ...owed, ...files })
    expect((await published.search({ term, from: 0, size: 1 })).suggestion).toBe(suggestion)
  })

  it('is replaced where it is long, and only offered where it is short: that may mean anything', async () => {
    const files = {
      'note/wife.json': { title: 'The wife of the potter', url: '/wife' },
      'note/villa.json': { title: 'The villa', url: '/villa' },
    }
    const { published } = await opened(files)
    const found = async (term: string) => {
      const { total, suggestion, isReplaced } = await published.search({ term, from: 0, size: 5 })
      return { total, suggestion, isReplaced }
    }
    expect(await found('wifi')).toEqual({ total: 0, suggestion: 'wife', isReplaced: undefined })
    expect(await found('pottr')).toEqual({ total: 0, suggestion: 'potter', isReplaced: undefined })
    expect(await found('potterr')).toEqual({ total: 1, suggestion: 'potter', isReplaced: true })
    // Nothing says that both are meant.
    expect(await found('villa wifi')).toEqual({ total: 1, suggestion: undefined, isReplaced: undefined })
    expect(await found('potter wifi')).toEqual({ total: 1, suggestion: 'potter wife', isReplaced: undefined })
  })

  it('is taken for the word that stands with the others', async () => {
    const files = {
      'note/owl.json': { title: 'Owl', url: '/owl' },
      'note/wages.json': { title: 'Wages owed', url: '/w' },
    }
    const { published } = await opened(files)
    expect((await published.search({ term: 'wages owel', from: 0, size: 1 })).suggestion).toBe('wages owed')
  })
})
