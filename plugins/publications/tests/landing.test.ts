import { composed, entryOf } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import landing from '../pages/publications.ts'

const book = (uid: string) => entryOf('publication', uid, { title: uid })
const cta = { title: 'All books', href: '/publications-reports' }
const press = entryOf('contact', 'press', { title: 'Press desk' })
const page = await composed(landing, {
  title: 'Publications',
  submenu: { title: 'Also', link: [{ title: 'Journal', href: '/publications/journal' }] },
  aboutModule: {
    overview: { title: 'Twenty books a year', content: '<p>Slowly.</p>' },
    values: { title: 'What we hold to', items: [{ title: 'Open', content: '<p>Free after a year.</p>' }] },
    contact: { title: 'Whom to ask', contacts: [press] },
  },
  connectModule: {
    title: 'Connect',
    subheading: 'Letters',
    items: [{ iconGroup: { iconName: 'mail' }, text: '<p>Monthly.</p>', links: [cta] }],
  },
  factsModule: { title: 'In numbers', items: [{ heading: '412', text: '<p>titles in print</p>' }] },
  feature: { title: 'The bindery', body: '<p>Sewn.</p>', image: entryOf('image', 'i', { alt: 'Thread' }) },
  featuredItemModule: { title: 'Book of the season', item: book('kiln') },
  featuredSetModule: { title: 'Series', items: [book('skies')] },
  newPublicationsModule: { title: 'New', cta, items: [book('ash')] },
})
const [hero, ...sections] = page.sections

describe('the landing page of the publisher', () => {
  it('PUB-001 PUB-011 PUB-012 stands at /publications and opens with its hero and submenu', () => {
    expect(page.entry.path).toBe('/publications')
    expect(hero).toMatchObject({
      blockType: 'hero',
      title: 'Publications',
      submenu: { title: 'Also', link: [{ title: 'Journal' }] },
    })
  })

  it.each<[string, number, Record<string, unknown>]>([
    ['PUB-002', 0, { blockType: 'textModule', title: 'Twenty books a year', body: '<p>Slowly.</p>' }],
    ['PUB-003', 1, { blockType: 'titledCards', title: 'What we hold to', items: [{ title: 'Open' }] }],
    ['PUB-004', 2, { title: 'Whom to ask', grouping: [{ items: [{ contact: { title: 'Press desk' } }] }] }],
    ['PUB-005', 3, { title: 'Connect', subheading: 'Letters', items: [{ icon: 'mail', links: [cta] }] }],
    ['PUB-006', 4, { blockType: 'facts', title: 'In numbers', items: [{ heading: '412' }] }],
    ['PUB-007', 5, { title: 'The bindery', body: '<p>Sewn.</p>', image: { alt: 'Thread' } }],
    ['PUB-008', 6, { blockType: 'featuredItem', heading: 'Book of the season', item: { title: 'kiln' } }],
    ['PUB-009', 7, { blockType: 'cardListing', title: 'Series', items: [{ title: 'skies' }] }],
    ['PUB-010', 8, { blockType: 'cardListing', title: 'New', cta, size: 'xsmall', items: [{ title: 'ash' }] }],
  ])('%s CLR-002', (_row, at, expected) => {
    expect(sections[at]).toMatchObject(expected)
  })

  it('PUB-002 PUB-003 PUB-004 says nothing of itself where editors wrote nothing', async () => {
    const { sections: shown } = await composed(landing, { aboutModule: { overview: { title: 'Books' } } })
    expect(shown.map(({ blockType }) => blockType)).toEqual(['hero', 'textModule'])
  })
})
