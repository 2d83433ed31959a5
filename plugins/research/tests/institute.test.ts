import { composed, entryOf } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import institute from '../pages/institute.ts'

const card = (uid: string, type = 'resource', fields: object = {}) => entryOf(type, uid, { title: uid, ...fields })
const cta = { title: 'All of them', href: 'https://shop.example.org' }
const person = entryOf('person', 'p', { givenName: 'A', familyName: 'B' })
const link = { title: 'Open', href: 'https://data.example.org' }
const page = await composed(institute, {
  title: 'Research Institute',
  events: { title: 'Talks', cta, items: [card('talk', 'event')] },
  exhibition: {
    item: card('skies', 'exhibition'),
    variation: 'image-left_wide_16-9',
    backgroundColorName: { colorName: 'navy' },
  },
  whatWeDo: { title: 'What we do', body: '<p>Open boxes.</p>' },
  featuredWork: { title: 'From the Collections', items: [card('chart', 'artwork')] },
  news: { title: 'Never printed', items: [card('story', 'article')] },
  publications: { title: 'Books', cta, items: [card('book', 'publication')] },
  resources: {
    title: 'Resources',
    intro: '<p>From home.</p>',
    image: entryOf('image', 'i', { alt: 'A ledger' }),
    items: [{ title: 'Stock books', link: [link] }],
  },
  staff: { grouping: [{ items: [{ person }] }] },
  stayConnected: [entryOf('content_promo', 'letter', { title: 'Letters' })],
  whoWeAre: { items: [{ title: 'Librarians', blurb: '<p>They keep.</p>' }] },
})
const [hero, ...sections] = page.sections

describe('the page of the research institute', () => {
  it('RES-001 stands at /research-institute and opens with its hero', () => {
    expect(page.entry.path).toBe('/research-institute')
    expect(hero).toMatchObject({ blockType: 'hero', title: 'Research Institute' })
  })

  it.each<[string, number, Record<string, unknown>]>([
    ['RES-002', 0, { blockType: 'cardListing', title: 'Talks', cta, items: [{ title: 'talk' }] }],
    ['RES-001 RES-003', 1, { blockType: 'featuredItem', colorName: 'navy', item: { title: 'skies' } }],
    ['RES-004', 1, { variation: 'image-left' }],
    ['RES-005', 2, { blockType: 'textModule', title: 'What we do', body: '<p>Open boxes.</p>' }],
    ['RES-006', 3, { blockType: 'featureCarousel', title: 'From the Collections', items: [{ title: 'chart' }] }],
    ['RES-008', 4, { heading: 'News & Stories', id: 'news-and-stories', items: [{ title: 'story' }] }],
    ['RES-009', 5, { blockType: 'featureCarousel', title: 'Books', cta, items: [{ title: 'book' }] }],
    [
      'RES-010',
      6,
      { intro: '<p>From home.</p>', image: { alt: 'A ledger' }, items: [{ title: 'Stock books', cta: [link] }] },
    ],
    ['RES-011', 7, { heading: 'Staff & Contact', grouping: [{ items: [{ person: { name: 'A B' } }] }] }],
    ['RES-012', 8, { heading: 'Stay Connected', items: [{ title: 'Letters' }] }],
    ['RES-013', 9, { heading: 'Who We Are', items: [{ title: 'Librarians' }] }],
  ])('%s', (_row, at, expected) => {
    expect(sections[at]).toMatchObject(expected)
  })

  it('CLR-018 EVT-157 shows events the latest first, whatever the order of the editor', async () => {
    const items = ['2026-04-01', '2026-05-01'].map((startDate) => card(startDate, 'event', { startDate }))
    expect((await composed(institute, { events: { items } })).of('cardListing')).toMatchObject([
      { items: [{ title: '2026-05-01' }, { title: '2026-04-01' }] },
    ])
  })

  it('RES-007 leaves the anchor of featured works to their title', () => {
    expect(sections[3]).not.toHaveProperty('id')
    expect(hero).toMatchObject({ jumpTo: 'sections' })
  })
})
