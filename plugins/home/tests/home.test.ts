import { defineContentType, f, section } from 'atrium'
import featuredItem from 'atrium/blocks/featured-item/index.tsx'
import location from 'atrium/model/place/types/location.ts'
import { composed, entryOf } from 'atrium/testing'
import { shown, texts } from 'atrium/ui/testing/shown.tsx'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import home from '../pages/home.ts'
import homeV2 from '../pages/home-stories.ts'

const event = defineContentType({
  name: 'event',
  label: 'Event',
  schema: z.object({ subtitle: f.text(), blurb: f.html() }),
  card: () => ({ subtitle: 'Event' }),
})
const card = { title: 'A story', href: '/news/a', excerpt: '<p>Look closely.</p>', subtitle: 'Free, at noon' }
const story = entryOf('story', 'a', { ...card, path: '/news/a' })
const listing = (title: string) => ({ title, items: [story] })
const featured = {
  title: 'The long read',
  item: story,
  cta: { title: 'Read', href: '/news/a' },
  tag: 'Prints',
  backgroundColorName: { colorName: 'blue' },
}
const link = { title: 'Walk', iconGroup: { iconName: 'leaf' }, cta: { title: 'Go', href: '/visit/app' } }

const v1 = {
  title: 'The Ellery',
  hero: {
    cards: [{ title: 'Enter', cta: { title: 'Go', href: '/visit/app' }, backgroundColorName: { colorName: 'garden' } }],
  },
  collections: listing('Collections'),
  featuredItem: featured,
  featuredItems: listing('Features'),
  store: entryOf('promo', 's', { title: 'Store' }),
  projects: listing('Projects'),
  publications: listing('Books'),
  news: listing('News'),
  textNews: listing('Announcements'),
  relatedLinks: [link],
  resources: listing('Resources'),
  visit: {
    header: 'Visit',
    cta: { title: 'Plan', href: '/visit/app' },
    items: [entryOf('ellery_location', 'center', { title: 'Center', locationId: 'center' })],
  },
}
const v2 = {
  title: 'Home, second version',
  displayTitle: 'The Ellery',
  hero: { header: 'Free to enter', image: { uid: 'i', alt: 'Plaza' } },
  featureSet: listing('Features'),
  textNews: listing('Announcements'),
  featuredItemModule: featured,
  priorityModule: { ...featured, title: 'Walks' },
  resources: listing('Resources'),
  relatedLinks: [link],
}
const first = await composed(home, v1)
const second = await composed(homeV2, v2, { types: [location] })

describe('the home page', () => {
  it.each<[string, number, Record<string, unknown>]>([
    [
      'HOME-002 a hero of cards with colour, link and label',
      0,
      {
        blockType: 'heroCards',
        items: [{ title: 'Enter', cta: { title: 'Go' }, backgroundColorName: { colorName: 'garden' } }],
      },
    ],
    ['HOME-003 collections, large', 1, { blockType: 'cardListing', title: 'Collections', size: 'large' }],
    [
      'HOME-004 one featured post, full-bleed, with excerpt and tag',
      2,
      { blockType: 'featuredItem', size: 'full-bleed', tag: 'Prints', excerpt: '<p>Look closely.</p>' },
    ],
    ['HOME-005 featured posts, large', 3, { blockType: 'cardListing', title: 'Features', size: 'large' }],
    ['HOME-006 the store', 4, { blockType: 'storePromo', item: { uid: 's', contentType: 'promo', title: 'Store' } }],
    [
      'HOME-007 HOME-001 projects on warm grey',
      5,
      { blockType: 'cardListing', title: 'Projects', colorName: 'warm-grey' },
    ],
    ['HOME-008 publications, xsmall', 6, { blockType: 'cardListing', title: 'Books', size: 'xsmall' }],
    ['HOME-009 the news carousel', 7, { blockType: 'featureCarousel', title: 'News', items: [card] }],
    ['HOME-010 news in words', 8, { blockType: 'textNews', title: 'Announcements', items: [card] }],
    ['HOME-011 related links', 9, { blockType: 'relatedLinks', items: [link] }],
    ['HOME-012 resources', 10, { blockType: 'cardListing', title: 'Resources' }],
    [
      'HOME-013 places with header and call to action',
      11,
      { blockType: 'visitCards', title: 'Visit', cta: { title: 'Plan' }, items: [{ title: 'Center' }] },
    ],
  ])('%s', (_row, index, expected) => {
    expect(first.sections[index]).toMatchObject(expected)
  })

  it('ENG-005 shows nothing for what is not there', async () => {
    expect((await composed(home)).of('cardListing')).toEqual([])
  })
})

describe('the home page in its second version', () => {
  it.each<[string, number, Record<string, unknown>]>([
    [
      'HOME-015 ENG-014 a hero with display text, picture and page title',
      0,
      { blockType: 'hero', title: 'Free to enter', eyebrow: { title: 'The Ellery' }, image: { uid: 'i' } },
    ],
    ['HOME-016 the feature set', 1, { blockType: 'cardListing', title: 'Features' }],
    ['HOME-017 news in words', 2, { blockType: 'textNews', title: 'Announcements' }],
    [
      'HOME-018 the featured item',
      3,
      { blockType: 'featuredItem', heading: 'The long read', item: card, cta: { title: 'Read' } },
    ],
    [
      'HOME-019 HOME-014 the priority item on its colour',
      4,
      { blockType: 'featuredItem', heading: 'Walks', colorName: 'blue', item: card },
    ],
    ['HOME-020 titled by its blurb', 4, { itemTitle: '<p>Look closely.</p>' }],
    ['HOME-021 with its subtitle as intro', 4, { intro: 'Free, at noon' }],
    ['HOME-022 without space around it', 4, { modifier: 'no-space' }],
    ['HOME-023 resources', 5, { blockType: 'cardListing', title: 'Resources' }],
    [
      'HOME-024 HOME-025 related links of level 2 with icons',
      6,
      { blockType: 'relatedLinks', headingLevel: 2, items: [{ iconGroup: { iconName: 'leaf' } }] },
    ],
  ])('%s', (_row, index, expected) => {
    expect(second.sections[index]).toMatchObject(expected)
  })

  it('HOME-021 the kind of the priority item is no intro, and what it says itself is in its language', async () => {
    const of = async (fields: object) => {
      const item = entryOf('event', 'walk', {
        title: 'Walk',
        blurb: '<p>Come.</p>',
        publishDetails: { time: '2026-03-01T00:00:00.000Z', locale: 'es' },
        ...fields,
      })
      const told = { title: 'Home', priorityModule: { title: 'Walks', item } }
      return (await composed(homeV2, told, { types: [location, event] })).of('featuredItem')[0]
    }
    expect([(await of({}))?.item, (await of({}))?.intro]).toMatchObject([{ subtitle: 'Event' }, undefined])
    const body = shown(featuredItem, (await of({ subtitle: 'Gratis' })) as never)
    const languageOf = (selector: string) => body.querySelector(selector)?.closest<HTMLElement>('[lang]')?.lang
    expect(texts(body, '.featured-intro')).toEqual(['Gratis'])
    expect(['.featured-title', '.featured-intro', '.featured-heading'].map(languageOf)).toEqual(['es', 'es', 'en-US'])
  })

  it('HOME-020 its blurb is not printed twice', () => {
    expect(second.sections[4]).not.toHaveProperty('excerpt')
  })

  it('HOME-014 HOME-028 is a page of its own at the same address', () => {
    expect([first.entry, second.entry].map(({ contentType, path }) => [contentType, path])).toEqual([
      ['page_home', '/'],
      ['page_home_v2', '/'],
    ])
  })

  it('HOME-026 HOME-027 is a WebPage of a WebSite', () => {
    expect(second.jsonLd).toMatchObject([
      {
        '@type': 'WebPage',
        name: 'The Ellery',
        url: 'https://www.ellery.example/',
        breadcrumb: { itemListElement: [{ name: 'Home' }] },
      },
      {
        '@type': 'WebSite',
        '@id': 'https://www.ellery.example/#website',
        name: 'The Ellery',
        publisher: { '@id': 'https://www.ellery.example/#organization' },
      },
    ])
  })
})

describe.each([
  ['the first version', home, v1],
  ['the second version', homeV2, v2],
])('sections of other areas: %s', (_row, page, fields) => {
  it('follow those of editors, and are none where no area has any', async () => {
    const sections = [section('textBlock', { text: '<p>Three residents work here now.</p>' })]
    const residencies = { name: 'residencies', contributes: { homeSections: { make: async () => sections } } }
    const [without, within] = [
      await composed(page, fields),
      await composed(page, fields, { plugins: [residencies] }),
    ].map((shown) => shown.sections)
    expect(within?.filter((one) => !without?.some((other) => other.blockType === one.blockType))).toEqual(sections)
    expect(within).toHaveLength((without?.length ?? 0) + 1)
  })
})
