import { composed, entryOf } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import museum from '../pages/museum.ts'
import museumV2 from '../pages/museum-departments.ts'
import ourWork from '../pages/our-work.ts'

const link = { title: 'See more', href: 'https://collection.example.org' }
const cards = (name: string, count = 1) =>
  Array.from({ length: count }, (_, at) => entryOf('story', `${name}${at}`, { title: `${name} ${at}` }))
const items = (name: string, count?: number) => ({ title: name, items: cards(name, count) })
const featured = { title: 'Featured', cta: link, item: cards('featured')[0] }
const shop = entryOf('promo', 'shop', { title: 'Shop' })
const submenu = { title: 'See also', link: [{ title: 'Art', href: '/art' }] }

const first = await composed(museum, {
  title: 'Museum',
  submenu,
  collectionModule: items('collection'),
  exhibitions: items('exhibition'),
  events: items('event'),
  featuredItem: featured,
  featuredItems: items('features'),
  publications: items('book'),
  store: shop,
  news: items('news'),
  resources: items('kit', 2),
  visit: {
    header: 'Two sites',
    cta: { title: 'Plan', href: '/visit' },
    items: [entryOf('ellery_location', 'center', { title: 'Center', locationId: 'center' })],
  },
})

describe('the museum', () => {
  it('MUS-001 stands at /museum', () => {
    expect(first.entry.path).toBe('/museum')
  })

  it.each<[string, number, Record<string, unknown>]>([
    ['MUS-001 MUS-002', 0, { blockType: 'hero', title: 'Museum', variant: 'Landing', submenu }],
    ['MUS-003', 1, { blockType: 'cardListing', title: 'collection', items: [{ title: 'collection 0' }] }],
    ['MUS-004', 2, { blockType: 'cardListing', title: 'exhibition', size: 'small' }],
    ['MUS-001 MUS-005', 3, { blockType: 'cardListing', title: 'event', size: 'small', colorName: 'black' }],
    ['MUS-006', 4, { blockType: 'featuredItem', item: { title: 'featured 0' } }],
    ['MUS-007', 5, { blockType: 'cardListing', title: 'features' }],
    ['MUS-008', 6, { blockType: 'cardListing', title: 'book', size: 'xsmall' }],
    ['MUS-009', 7, { blockType: 'storePromo', item: { title: 'Shop' } }],
    ['MUS-010', 8, { blockType: 'cardListing', title: 'news', size: 'masonry' }],
    ['MUS-011 two', 9, { blockType: 'cardListing', title: 'kit', size: 'large' }],
    ['MUS-012', 10, { blockType: 'visitCards', title: 'Two sites', items: [{ title: 'Center' }] }],
  ])('%s', (_row, at, expected) => {
    expect(first.sections[at]).toMatchObject(expected)
  })

  it('CLR-018 EVT-157 shows events and exhibitions the latest first, whatever the order of the editor', async () => {
    const dated = (type: string) => ({
      items: ['2026-04-01', '2026-05-01'].map((startDate) => entryOf(type, startDate, { title: startDate, startDate })),
    })
    const fields = { title: 'Museum', exhibitions: dated('exhibition'), events: dated('event') }
    const listed = (await composed(museum, fields)).of('cardListing')
    expect(listed).toMatchObject([1, 2].map(() => ({ items: [{ title: '2026-05-01' }, { title: '2026-04-01' }] })))
  })

  it('MUS-011 shows more than two resources smaller', async () => {
    const { of } = await composed(museum, { title: 'Museum', resources: items('kit', 3) })
    expect(of('cardListing')).toMatchObject([{ size: 'medium' }])
  })
})

const person = entryOf('person', 'p', { givenName: 'A', familyName: 'B' })
const second = await composed(museumV2, {
  title: 'Museum',
  intro: '<p>Open.</p>',
  seniorStaff: { title: 'Who leads', grouping: [{ items: [{ person }] }] },
  departments: items('department'),
  collectionPromo: entryOf('content_promo', 'collection', { title: 'Collection' }),
  mediaFeature: { title: 'Look', body: '<p>Closely.</p>', cta: link },
  featuredItem: featured,
  featuredSet: items('set'),
  resources: items('kit'),
  shopPromo: shop,
})

describe('the museum in its second version', () => {
  it('MUS-013 MUS-023 is a page of its own at the same address', () => {
    expect([first.entry, second.entry].map(({ contentType, path }) => [contentType, path])).toEqual([
      ['page_museum', '/museum'],
      ['page_museum_v2', '/museum'],
    ])
  })

  it.each<[string, number, Record<string, unknown>]>([
    ['MUS-014', 0, { blockType: 'hero', jumpTo: 'sections', intro: '<p>Open.</p>' }],
    [
      'MUS-015',
      1,
      { blockType: 'contactRows', title: 'Who leads', grouping: [{ items: [{ person: { name: 'A B' } }] }] },
    ],
    ['MUS-016', 2, { blockType: 'cardListing', title: 'department', items: [{ title: 'department 0' }] }],
    ['MUS-017', 3, { blockType: 'promoCards', items: [{ title: 'Collection' }] }],
    ['MUS-018', 4, { blockType: 'textModule', title: 'Look', cta: link, ctaIcon: 'eye' }],
    ['MUS-019', 5, { blockType: 'featuredItem', heading: 'Featured', cta: link, item: { title: 'featured 0' } }],
    ['MUS-020', 6, { blockType: 'cardListing', title: 'set' }],
    ['MUS-021', 7, { blockType: 'cardListing', title: 'kit' }],
    ['MUS-022', 8, { blockType: 'storePromo', item: { title: 'Shop' } }],
  ])('%s', (_row, at, expected) => {
    expect(second.sections[at]).toMatchObject(expected)
  })
})

describe('our work', () => {
  it.each<[string, number, Record<string, unknown>]>([
    ['MUS-034 MUS-035', 0, { blockType: 'hero', variant: 'Landing', submenu }],
    ['MUS-036', 1, { blockType: 'featuredItem', item: { title: 'featured 0' } }],
    ['MUS-037', 2, { blockType: 'cardListing', title: 'features' }],
    ['MUS-038', 3, { blockType: 'cardListing', title: 'part', items: [{ title: 'part 0' }, { title: 'part 1' }] }],
    ['MUS-039', 4, { blockType: 'cardListing', title: 'news', size: 'masonry' }],
  ])('%s', async (_row, at, expected) => {
    const { entry, sections } = await composed(ourWork, {
      title: 'Our Work',
      submenu,
      featuredItem: featured,
      featuredItems: items('features'),
      indexListing: items('part', 2),
      news: items('news'),
    })
    expect(entry.path).toBe('/our-work')
    expect(sections[at]).toMatchObject(expected)
  })
})
