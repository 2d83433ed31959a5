import resource from 'atrium/model/promo/types/resource.ts'
import { composed, entryOf } from 'atrium/testing'
import { shown, texts } from 'atrium/ui/testing/shown.tsx'
import { describe, expect, it } from 'vitest'
import locationAndContact from '../blocks/location-and-contact/index.tsx'
import aboutLibrary from '../pages/about-library.ts'
import library from '../pages/library.ts'

const card = (uid: string, type = 'resource', fields: object = {}) => entryOf(type, uid, { title: uid, ...fields })
const link = (title: string) => ({ title, href: 'https://library.example.org' })
const image = (alt: string) => entryOf('image', alt, { alt })
const promo = entryOf('content_promo', 'tram', {
  title: 'By tram',
  blurbAlternate: '<p>Two stops.</p>',
  iconGroup: { iconName: 'tram-front' },
  image: image('Never shown'),
  ctas: [link('Map'), link('Never shown')],
})
const hours = entryOf('open_hours', 'h', { dailyHours: { saturday: { openTime: '09:30', closeTime: '17:00' } } })
const page = await composed(
  library,
  {
    title: 'Library',
    hero: { image: image('Reading room') },
    about: { title: 'What is kept', body: '<p>Paper.</p>' },
    callToAction: { heading: 'Become a reader', blurb: '<p>Free.</p>', cta: link('Register') },
    faqs: {
      title: 'Before you come',
      items: [{ title: 'Order ahead?', content: '<p>By noon.</p>' }, { title: 'No answer' }],
      links: [link('All')],
    },
    keyResources: { items: [card('catalog', 'promo')] },
    locationAndContact: { title: 'Where', contact: entryOf('contact', 'desk', { title: 'Desk' }), cards: [promo] },
    newsStories: { items: [card('story', 'article')] },
    resources: {
      items: [
        card('ledgers', 'resource', {
          image: image('Ledger'),
          primaryUrl: 'https://ledgers.example.org',
          resourceType: 'Database',
        }),
      ],
    },
    usingTheLibrary: {
      title: 'Using the library',
      subtitle: 'From first to last',
      image: image('Table'),
      items: [{ title: 'Borrow', blurb: '<p>At home.</p>', link: [link('Rules')] }],
    },
    visitTheLibrary: {
      header: 'Visit',
      title: 'Six days',
      alert: 'Not on Sundays.',
      admissionStatement: ['<p>Free.</p>'],
      accordion: [{ title: 'Rooms', content: '<p>Two.</p>' }],
      openHours: hours,
      cta: link('Hours'),
      image: image('Door'),
    },
  },
  { now: '2026-03-14T12:00:00-07:00', types: [resource] },
)

describe('the page of the library', () => {
  it('RES-014 stands at its address', () => {
    expect(page.entry.path).toBe('/research-conservation/library')
  })

  it.each<[string, number, Record<string, unknown>]>([
    ['RES-015', 0, { blockType: 'hero', title: 'Library', image: { alt: 'Reading room' } }],
    ['RES-016', 1, { blockType: 'textModule', title: 'What is kept' }],
    ['RES-017', 2, { items: [{ title: 'Become a reader', blurb: '<p>Free.</p>', cta: [link('Register')] }] }],
    [
      'RES-018',
      3,
      {
        blockType: 'accordion',
        title: 'Before you come',
        items: [{ title: 'Order ahead?', content: '<p>By noon.</p>' }],
        links: [link('All')],
      },
    ],
    ['RES-019', 4, { blockType: 'cardListing', items: [{ title: 'catalog' }] }],
    [
      'RES-020',
      5,
      {
        title: 'Where',
        contact: { name: 'Desk' },
        items: [{ title: 'By tram', icon: 'tram-front', excerpt: '<p>Two stops.</p>', ctas: [link('Map')] }],
      },
    ],
    ['RES-022', 6, { items: [{ title: 'story' }] }],
    [
      'RES-023',
      7,
      {
        show: ['image', 'subtitle'],
        items: [
          { title: 'ledgers', href: 'https://ledgers.example.org', subtitle: 'Database', image: { alt: 'Ledger' } },
        ],
      },
    ],
    [
      'RES-024',
      8,
      {
        title: 'Using the library',
        subheading: 'From first to last',
        image: { alt: 'Table' },
        items: [{ title: 'Borrow', blurb: '<p>At home.</p>', cta: [link('Rules')] }],
      },
    ],
    [
      'RES-025',
      9,
      {
        title: 'Visit',
        subheading: 'Six days',
        alert: 'Not on Sundays.',
        statements: ['<p>Free.</p>'],
        accordion: [{ title: 'Rooms' }],
        hours: { now: 'Open now until 5pm' },
        ctas: [link('Hours')],
        image: { alt: 'Door' },
      },
    ],
  ])('%s', (_row, at, expected) => {
    expect(page.sections[at]).toMatchObject(expected)
  })

  it('RES-020 RES-021 shows of its location no pictures, and headings of the fourth level', () => {
    const { contact, items = [] } = page.sections[5] as { contact?: object; items?: object[] }
    expect(items[0]).not.toHaveProperty('image')
    const details = shown(locationAndContact, { blockType: 'locationAndContact', title: 'Where', contact, items })
    expect([texts(details, 'h2'), texts(details, 'h3'), texts(details, 'h4')]).toEqual([
      ['Where'],
      ['Desk'],
      ['By tram'],
    ])
  })
})

it('RES-020 a card of its location that is in another language says so', async () => {
  const cards = [promo, { ...promo, uid: 'tranvía', publishDetails: { locale: 'es' } }]
  const { of } = await composed(library, { title: 'Library', locationAndContact: { cards } })
  const body = shown(locationAndContact, of('locationAndContact')[0] as never)
  expect([...body.querySelectorAll('article')].map(({ lang }) => lang)).toEqual(['', 'es'])
})

const about = await composed(aboutLibrary, {
  title: 'About the Library',
  subtitle: 'It began in a laundry',
  collectionHighlights: { title: 'Four things', cta: link('Catalog'), items: [card('chart', 'artwork')] },
  exhibitionsAndEvents: { items: [card('drawings', 'exhibition')] },
  facts: {
    title: 'In numbers',
    items: [{ heading: '96', text: '<p>seats</p>', backgroundColorName: { colorName: 'sky' } }],
  },
  ourHoldings: {
    title: 'Our holdings',
    items: [{ title: 'Archives', blurb: '<p>Whole.</p>', image: image('Box'), link: [link('Aids')] }],
  },
  ourPeople: { title: 'Our people', image: image('Desk'), cta: link('Ask') },
  welcome: { title: 'Welcome', body: '<p>Come in.</p>', image: image('Stair'), cta: link('Register') },
  worksFromTheCollections: { items: [card('paper', 'artwork')] },
})

describe('the page about the library', () => {
  it('RES-026 stands below the library', () => {
    expect(about.entry.path).toBe('/research-conservation/library/about')
  })

  it.each<[string, number, Record<string, unknown>]>([
    ['RES-032', 0, { blockType: 'hero', subtitle: 'It began in a laundry' }],
    ['RES-027', 1, { title: 'Four things', cta: link('Catalog'), items: [{ title: 'chart' }] }],
    ['RES-028', 2, { items: [{ title: 'drawings' }] }],
    [
      'RES-029',
      3,
      { blockType: 'facts', title: 'In numbers', items: [{ heading: '96', text: '<p>seats</p>', colorName: 'sky' }] },
    ],
    [
      'RES-030',
      4,
      { title: 'Our holdings', items: [{ title: 'Archives', image: { alt: 'Box' }, cta: [link('Aids')] }] },
    ],
    ['RES-031', 5, { title: 'Our people', image: { alt: 'Desk' }, cta: link('Ask') }],
    ['RES-033', 6, { title: 'Welcome', body: '<p>Come in.</p>', image: { alt: 'Stair' }, cta: link('Register') }],
    ['RES-034', 7, { items: [{ title: 'paper' }] }],
  ])('%s', (_row, at, expected) => {
    expect(about.sections[at]).toMatchObject(expected)
  })

  it('CLR-018 EVT-157 shows events the latest first, whatever the order of the editor', async () => {
    const items = ['2026-04-01', '2026-05-01'].map((startDate) => card(startDate, 'event', { startDate }))
    expect((await composed(aboutLibrary, { exhibitionsAndEvents: { items } })).of('cardListing')).toMatchObject([
      { items: [{ title: '2026-05-01' }, { title: '2026-04-01' }] },
    ])
  })
})
