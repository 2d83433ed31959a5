import { composed, entryOf } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import reports from '../pages/publications-reports.ts'

const book = (uid: string, meta: Record<string, unknown> = {}, fields: object = {}) =>
  entryOf('publication', uid, { title: uid, ...fields, meta })
const url = 'https://shop.example.org/ash'
const promo = entryOf('content_promo', 'letter', { title: 'The sales catalogue by mail' })
const fields = {
  title: 'Publications and Reports',
  submenu: { title: 'Never shown', link: [{ title: 'X', href: '/x' }] },
  linkList: { title: 'Jump to', link: [{ title: 'Free reports', href: '#free' }] },
  featuredPublication: { header: 'Book of the month', ctaText: 'Look inside', item: book('Ash', {}, { url }) },
  featuredPublications: { title: 'Chosen', items: [book('Kiln')] },
  newPublications: { title: 'New', items: [book('Reeds')] },
  themedPublications: { title: 'On water', items: [book('Wells')] },
  news: { title: 'News', items: [entryOf('promo', 'n', { title: 'A prize', tag: 'Prize' })] },
  resources: { title: 'Resources', items: [entryOf('resource', 'r', { title: 'Style guide' })] },
  signup: { item: promo },
}
const page = await composed(reports, fields)
const [hero, ...sections] = page.sections

const imprints = ['Museum', 'Institute']
const shelf = Array.from({ length: 30 }, (_, at) =>
  book(`Book ${String(at + 1).padStart(2, '0')}`, {
    imprint: imprints[at % 2],
    format: at % 3 === 0 ? 'Hardcover' : 'Paperback',
    pubDate: `${1996 + at}-05-01`,
  }),
)
const listOf = async (query: Record<string, string> = {}, entries = shelf) =>
  (await composed(reports, { title: 'All' }, { entries, query })).list

describe('publications and reports', () => {
  it('PUB-013 PUB-014 PUB-015 stand at their address and open with a list of links under its heading', () => {
    expect(page.entry.path).toBe('/publications-reports')
    expect(hero).toMatchObject({
      blockType: 'hero',
      title: 'Publications and Reports',
      submenu: { title: 'Jump to', link: [{ title: 'Free reports' }] },
    })
  })

  it.each<[string, number, Record<string, unknown>]>([
    ['PUB-016', 0, { heading: 'Book of the month', item: { title: 'Ash' }, cta: { title: 'Look inside', href: url } }],
    ['PUB-017', 1, { blockType: 'cardListing', title: 'Chosen', size: 'xsmall', items: [{ title: 'Kiln' }] }],
    ['PUB-018', 2, { blockType: 'cardListing', title: 'New', size: 'xsmall', items: [{ title: 'Reeds' }] }],
    ['PUB-019', 3, { blockType: 'cardListing', title: 'On water', size: 'xsmall', items: [{ title: 'Wells' }] }],
    ['PUB-020', 5, { title: 'News', show: expect.arrayContaining(['excerpt', 'tag']), items: [{ tag: 'Prize' }] }],
    ['PUB-021', 6, { title: 'Resources', items: [{ title: 'Style guide' }] }],
    ['PUB-022', 7, { blockType: 'promoCards', items: [{ title: 'The sales catalogue by mail' }] }],
  ])('PUB-014 CLR-002 %s', (_row, at, expected) => {
    expect(sections[at]).toMatchObject(expected)
  })

  it('PUB-016 leads on in words of the site where an editor wrote none', async () => {
    const { of } = await composed(reports, { featuredPublication: { item: book('Ash', {}, { url }) } })
    expect(of('featuredItem')).toMatchObject([{ cta: { title: 'Learn more', href: url } }])
  })

  it('PUB-016 shows no link of its own words to a publication without an address', async () => {
    const { of } = await composed(reports, { featuredPublication: { ctaText: 'Look inside', item: book('Ash') } })
    expect(of('featuredItem')).toMatchObject([{ item: { title: 'Ash' } }])
    expect(of('featuredItem')[0]).not.toHaveProperty('cta')
  })
})

describe('the list of all publications', () => {
  it('stands the newest first, twenty-four on a page', async () => {
    const { items, total, pages, size } = await listOf()
    expect([total, pages, size, items[0]?.title]).toEqual([30, 2, 24, 'Book 30'])
  })

  it.each([
    ['on further pages', { page: '2' }],
    ['under a filter', { imprint: 'museum' }],
    ['in another order', { sort: 'title', order: 'ascending' }],
  ])('stands %s without what editors put forward', async (_, query) => {
    const shown = await composed(reports, fields, { entries: shelf, query })
    const types = shown.sections.map(({ blockType }) => blockType)
    expect(types).toEqual(['hero', 'filteredList', 'cardListing', 'cardListing', 'promoCards'])
  })

  it('is filtered by imprint, format and year, and says how many each choice leaves', async () => {
    const { filters, items } = await listOf({ imprint: 'museum', format: 'hardcover' })
    expect(items.map(({ title }) => title)).toEqual(['Book 25', 'Book 19', 'Book 13', 'Book 07', 'Book 01'])
    expect(filters.map(({ label }) => label)).toEqual(['Imprint', 'Format', 'Year'])
    expect(filters[1]?.choices.map(({ label, count }) => `${label} ${count}`)).toEqual(['Paperback 10', 'Hardcover 5'])
    expect((await listOf({ year: '2001' })).items).toMatchObject([{ title: 'Book 06' }])
  })

  it('is sorted by title as visitors ask', async () => {
    const query = { sort: 'title', order: 'ascending' }
    expect((await listOf(query)).items[0]?.title).toBe('Book 01')
    expect((await listOf({ ...query, order: 'descending' })).items[0]?.title).toBe('Book 30')
  })

  it('says that there is nothing yet', async () => {
    const { of } = await composed(reports, {})
    expect(of('emptyNotice')).toMatchObject([{ text: 'No publications are listed yet.' }])
  })
})
