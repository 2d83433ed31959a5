import type { Section } from 'atrium'
import { entryOf, type ModelEntry } from 'atrium/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { atCenter, card, center, compose, picture, shown } from './exhibitions.ts'

const listing = (...items: ModelEntry[]) => ({ title: 'By the editor', items })
const promo = entryOf('content_promo', 'p', { title: 'Members' })
const ines = entryOf('person', 'x', { givenName: 'Ines', familyName: 'Alder' })
const whole = {
  partnersSponsors: {
    tiers: [{ groups: [{ items: [{ organization: entryOf('organization', 'o', { title: 'Orchard' }) }] }] }],
  },
  selectedWorksModule: { title: 'Jars', items: [entryOf('artwork', 'w', { title: 'Jar', image: picture })] },
  contactModule: { title: 'Whom to ask', grouping: [{ items: [{ person: ines }] }] },
  relatedModule: listing(
    card('event', 'First', { startDate: '2026-03-01' }),
    card('tour', 'Walk'),
    card('event', 'Later', { startDate: '2026-04-01' }),
  ),
  schoolToursModule: listing(card('tour', 'Sixth grade')),
  featuredItem: { title: 'The book', item: card('publication', 'Clay') },
  guideAppModule: { content: '<p>Once around the jar.</p>' },
  featuredMediaModule: {
    title: 'Count along',
    media: [{ reference: picture }],
  },
  podcastModule: { title: 'Hear', subtitle: 'Six talks', items: [card('podcast_series', 'Hands')] },
  publicationsModule: listing(card('publication', 'Clay'), card('publication', 'Ash')),
  newsAndStoriesModule: listing(card('article', 'Kiln')),
  exhibitionResourcesModule: listing(card('resource', 'Cards')),
  eventMetadata: { partOf: [card('page_series', 'Summer of Clay', { path: '/whats-on/clay' })] },
  shopModule: {
    cta: { title: 'All of it', href: 'https://shop.example.org' },
    items: [
      {
        title: 'Cup',
        subtitle: 'Stoneware',
        url: 'https://shop.example.org/cup',
        image: picture,
        prices: ['$48', '£40'],
      },
      { title: 'Book', url: 'https://shop.example.org/book', ctaText: 'Order' },
    ],
  },
  customerSupportPromo: promo,
}

describe('what belongs to an exhibition', () => {
  let sections: Section[]
  beforeAll(async () => {
    sections = await compose(whole)
  })
  const byId = (id: string) => sections.find((section) => section.id === id)

  it('CLR-002 EVT-098 EVT-105 EVT-114 EVT-116 stands in the order of the documents', () => {
    expect(sections.map(({ blockType, id }) => id ?? blockType)).toEqual([
      'hero',
      'exhibitionInfo',
      'partnersSponsors',
      'selected-works',
      'contact',
      'related-events',
      'related-tours',
      'school-tours',
      'featuredItem',
      'ellery-guide',
      'featured-media',
      'podcast',
      'publications',
      'news-stories',
      'exhibition-resources',
      'series-information',
      'shop',
      'callOut',
    ])
    expect(sections.at(-1)).toMatchObject({ contentPromo: { uid: 'p', title: 'Members' } })
    expect(byId('series-information')).toMatchObject({ items: [{ title: 'Summer of Clay' }] })
  })

  it.each([
    ['EVT-099', 'selected-works', 'Selected Works'],
    ['EVT-101', 'contact', 'Contact'],
    ['EVT-102', 'related-events', 'Related Events'],
    ['EVT-103', 'related-tours', 'Related Tours'],
    ['EVT-104', 'school-tours', 'School Tours'],
    ['EVT-106', 'ellery-guide', 'Ellery Guide App'],
    ['EVT-108', 'featured-media', 'Featured Media'],
    ['EVT-109', 'podcast', 'Podcast'],
    ['EVT-110', 'publications', 'Publications'],
    ['EVT-112', 'news-stories', 'News & Stories'],
    ['EVT-113', 'exhibition-resources', 'Exhibition Resources'],
    ['EVT-115', 'shop', 'Shop the Exhibition'],
  ])('%s #%s is headed %s, whatever the editor wrote', (_row, id, title) => {
    const section = byId(id)
    expect(section?.heading ?? section?.title).toBe(title)
  })

  it('EVT-099 EVT-100 works open in a lightbox from a row to be scrolled', () => {
    expect(byId('selected-works')).toMatchObject({ blockType: 'lightboxListingCarousel', items: [{ title: 'Jar' }] })
  })

  it('EVT-102 CLR-018 related events are sorted, tours stand apart', () => {
    expect(byId('related-events')?.items).toMatchObject([{ title: 'Later' }, { title: 'First' }])
    expect(byId('related-tours')?.items).toMatchObject([{ title: 'Walk' }])
  })

  it('EVT-107 the guide app is downloaded from its store', () => {
    expect(byId('ellery-guide')).toMatchObject({
      body: '<p>Once around the jar.</p>',
      cta: { title: 'Download app', href: 'https://apps.example.org/guide' },
    })
  })

  it('EVT-109 EVT-111 EVT-115 podcasts, books and goods say what they are', () => {
    expect(byId('podcast')).toMatchObject({ subheading: 'Six talks', items: [{ title: 'Hands' }] })
    expect(byId('publications')).toMatchObject({ ctaText: 'Learn more about this publication' })
    expect(byId('shop')).toMatchObject({
      cta: { title: 'All of it' },
      items: [
        { title: 'Cup', meta: '$48/£40', ctas: [{ title: 'Shop now', href: 'https://shop.example.org/cup' }] },
        { title: 'Book', ctas: [{ title: 'Order', href: 'https://shop.example.org/book' }] },
      ],
    })
  })

  it('leaves out what has no data', async () => {
    expect((await compose()).map(({ blockType }) => blockType)).toEqual(['hero', 'exhibitionInfo'])
  })
})

describe('structured data of an exhibition', () => {
  const url = 'https://www.ellery.example/exhibitions/fire-and-earth'
  const node = async (fields: object) =>
    (await shown({ metaPage: { description: 'Pots.' }, featureImage: picture, ...fields })).jsonLd[0]

  it('EVT-118 is an ExhibitionEvent with its place, from the first moment to the last', async () => {
    expect(await node({ subtitle: 'Pots', ...whole, ...atCenter })).toEqual({
      '@type': 'ExhibitionEvent',
      '@id': `${url}#exhibition`,
      url,
      mainEntityOfPage: url,
      name: 'Fire and Earth: Pots',
      description: 'Pots.',
      startDate: '2026-01-20T00:00:00-08:00',
      endDate: '2026-05-10T23:59:59-07:00',
      inLanguage: 'en-US',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: 'Ellery Center',
        address: { '@type': 'PostalAddress', addressLocality: 'Los Angeles', addressCountry: 'US' },
      },
      isAccessibleForFree: true,
      organizer: { '@id': 'https://www.ellery.example/#organization' },
      superEvent: { '@type': 'EventSeries', name: 'Summer of Clay', url: 'https://www.ellery.example/whats-on/clay' },
      image: expect.stringMatching(/^https:\/\/www\.ellery\.example\/.*kiln/),
    })
  })

  it('EVT-118 of one online, too', async () => {
    const online = entryOf('ellery_location', 'online', { title: 'Online', locationId: 'online' })
    expect(await node({ locations: [center, online] })).toMatchObject({
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    })
    expect(await node({ locations: [online] })).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url },
    })
  })
})
