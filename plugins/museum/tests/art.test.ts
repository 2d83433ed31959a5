import { composed, entryOf } from 'atrium/testing'
import { shown } from 'atrium/ui/testing/shown.tsx'
import { describe, expect, it } from 'vitest'
import artworkRows from '../blocks/artwork-rows/index.tsx'
import art from '../pages/art.ts'

const cards = (name: string, count = 1) =>
  Array.from({ length: count }, (_, at) => entryOf('story', `${name}${at}`, { title: `${name} ${at}` }))
const items = (name: string) => ({ title: name, items: cards(name) })
const cta = { title: 'The whole collection', href: 'https://collection.example.org' }
const page = await composed(art, {
  title: 'Art',
  collections: items('collection'),
  featuredArtworks: { title: 'Begin here', cta, items: cards('work', 2) },
  featuredItem: { item: cards('featured')[0] },
  featuredItems: items('features'),
  news: items('news'),
  publications: items('book'),
  resources: items('kit'),
})

describe('art', () => {
  it.each<[string, number, Record<string, unknown>]>([
    ['MUS-024', 0, { blockType: 'hero', title: 'Art' }],
    ['MUS-025', 1, { blockType: 'cardListing', title: 'collection' }],
    [
      'MUS-026',
      2,
      { blockType: 'artworkRows', title: 'Begin here', cta, items: [{ title: 'work 0' }, { title: 'work 1' }] },
    ],
    ['MUS-029', 3, { blockType: 'featuredItem', item: { title: 'featured 0' } }],
    ['MUS-030', 4, { blockType: 'cardListing', title: 'features' }],
    ['MUS-031', 5, { blockType: 'cardListing', title: 'news' }],
    ['MUS-032', 6, { blockType: 'cardListing', title: 'book' }],
    ['MUS-033', 7, { blockType: 'cardListing', title: 'kit' }],
  ])('%s', (_row, at, expected) => {
    expect(page.entry.path).toBe('/art')
    expect(page.sections[at]).toMatchObject(expected)
  })

  it('MUS-027 MUS-028 hangs works two in a row, in rows of 6, 5 and 8 columns of twelve, which begin again', () => {
    const main = shown(artworkRows, { items: cards('work', 9).map(({ uid, title }) => ({ uid, title })) })
    const columns = [...main.querySelectorAll('li')].map((item) => Number(item.getAttribute('data-columns')))
    expect(columns).toEqual([6, 6, 5, 7, 8, 4, 6, 6, 5])
  })
})
