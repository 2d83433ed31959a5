import textBlock from 'atrium/blocks/text-block/index.tsx'
import { composed, entryOf } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import location from '../pages/location.ts'

const image = { uid: 'i', alt: 'Plaza', iiif: { id: 'plaza' }, width: 40, height: 30 }
const promo = (uid: string, fields = {}) => entryOf('content_promo', uid, { title: uid, ...fields })
const card = (title: string) => entryOf('event', title, { title, path: `/calendar/${title}` })
const usual = { openTime: '10:00', closeTime: '17:30' }
const hours = entryOf('open_hours', 'h', {
  dailyHours: { friday: usual, saturday: usual },
  dateHours: [{ date: '2026-03-20', reason: 'the spring cleaning' }, { date: '2026-03-01' }],
})
const address = entryOf('address', 'a', {
  streetAddress1: '1 Ridge Drive',
  locality: 'Los Angeles',
  region: 'CA',
  postalCode: '90049',
  country: 'US',
})
const site = (locationId: string, fields = {}) =>
  entryOf('ellery_location', locationId, {
    title: `Ellery ${locationId}`,
    locationId,
    openHours: hours,
    address,
    admissionStatement: ['<p>Free.</p>'],
    ...fields,
  })
const question = entryOf('question_answer', 'q', {
  title: 'Dogs?',
  answer: [{ blockType: 'textBlock', text: '<p>No.</p>' }],
})

const fields = {
  title: 'Ellery Center',
  hero: { header: 'The Center', intro: '<p>A hill.</p>' },
  location: site('center'),
  mediaFeature: {
    title: 'First, the view',
    body: '<p>South.</p>',
    image,
    cta: { title: 'Look', href: '/visit/center/top-things-to-do' },
  },
  admission: {
    header: 'Hours',
    title: 'Free',
    accordion: [{ title: 'Bags', content: '<p>Lockers.</p>' }],
    contentPromo: [promo('evening')],
    image,
  },
  locationAndDirections: { header: 'Getting here', contentPromos: [promo('car')], image },
  whatToSee: {
    header: 'What to see',
    featuredItem: { item: card('skies') },
    listing: { title: 'Also', items: [card('hours')] },
    cards: [{ title: 'Art', content: '<p>Prints.</p>' }],
    contentPromo: [promo('tours')],
    image,
  },
  library: { alert: 'Closes at 5pm.', contentPromo: promo('library', { alert: 'Never shown.' }) },
  prepare: { title: 'Before you come', items: [card('food')] },
  faq: {
    title: 'Asked',
    intro: '<p>At the desk.</p>',
    cta: { title: 'See all FAQs', href: '/faqs' },
    items: [question],
  },
  socialPhoto: {
    header: 'As you saw it',
    intro: '<p>Tag us.</p>',
    cta: { title: 'More', href: 'https://photos.example.org' },
    images: [{ image, url: 'https://photos.example.org/1' }, { image: { ...image, uid: 'j' } }],
  },
  explorePromo: promo('explore'),
}
const options = { now: '2026-03-14T12:00:00-07:00', blocks: [textBlock] }
const page = await composed(location, fields, options)
const villa = await composed(location, { ...fields, location: site('villa') }, options)

describe('the page of a site', () => {
  it('VIS-021 stands below /visit at the slug of its site', () => {
    expect([page.entry.path, villa.entry.path]).toEqual(['/visit/center', '/visit/villa'])
  })

  it('CLR-002 shows its parts in their order', () => {
    expect(page.sections.map(({ blockType }) => blockType)).toEqual([
      'hero',
      'textModule',
      'admission',
      'directions',
      'featuredItem',
      'cardListing',
      'titledCards',
      'promoCards',
      'promoCards',
      'cardListing',
      'faq',
      'socialPhotos',
      'promoCards',
    ])
  })

  it.each<[string, number, Record<string, unknown>]>([
    ['VIS-022 a hero', 0, { title: 'The Center', intro: '<p>A hill.</p>' }],
    [
      'VIS-023 a feature whose link has an eye',
      1,
      { title: 'First, the view', ctaIcon: 'eye', cta: { title: 'Look' } },
    ],
    [
      'VIS-025 VIS-037 admission with what opens, promos, hours and picture',
      2,
      {
        title: 'Hours',
        subheading: 'Free',
        accordion: [{ title: 'Bags' }],
        promos: [{ title: 'evening' }],
        hours: { now: 'Open now until 5:30pm', today: '10am–5:30pm' },
        statements: ['<p>Free.</p>'],
        image: { alt: 'Plaza' },
      },
    ],
    [
      'VIS-026 VIS-036 directions with address, map and ways',
      3,
      {
        title: 'Getting here',
        lines: ['1 Ridge Drive', 'Los Angeles, CA 90049', 'US'],
        mapUrl:
          'https://www.openstreetmap.org/search?query=1%20Ridge%20Drive%2C%20Los%20Angeles%2C%20CA%2090049%2C%20US',
        promos: [{ title: 'car' }],
        image: { alt: 'Plaza' },
      },
    ],
    ['VIS-027 VIS-038 one item large', 4, { heading: 'What to see', item: { title: 'skies' } }],
    ['VIS-027 VIS-038 further ones, large', 5, { title: 'Also', size: 'large', items: [{ title: 'hours' }] }],
    [
      'VIS-027 VIS-038 cards and picture',
      6,
      { items: [{ title: 'Art', content: '<p>Prints.</p>' }], image: { alt: 'Plaza' } },
    ],
    ['VIS-038 promos', 7, { items: [{ title: 'tours' }] }],
    ['VIS-028 the library with an alert of its own', 8, { items: [{ title: 'library', alert: 'Closes at 5pm.' }] }],
    ['VIS-029 what to prepare, large', 9, { title: 'Before you come', size: 'large' }],
    [
      'VIS-030 VIS-039 questions and answers',
      10,
      { title: 'Asked', intro: '<p>At the desk.</p>', cta: { title: 'See all FAQs' }, items: [{ question: 'Dogs?' }] },
    ],
    [
      'VIS-031 VIS-032 VIS-040 pictures of visitors, numbered from 1',
      11,
      {
        title: 'As you saw it',
        intro: '<p>Tag us.</p>',
        cta: { title: 'More' },
        items: [{ id: 1, url: 'https://photos.example.org/1' }, { id: 2 }],
      },
    ],
    ['VIS-033 where to go next', 12, { items: [{ title: 'explore' }] }],
  ])('%s', (_row, index, expected) => {
    expect(page.sections[index]).toMatchObject(expected)
  })

  it.each([
    ['VIS-024 the first site on blue', page, 1, 'blue'],
    ['VIS-024 another on magenta', villa, 1, 'magenta'],
    ['VIS-034 the first site leads on in sunset', page, 12, 'sunset'],
    ['VIS-034 another in sky', villa, 12, 'sky'],
  ])('%s', (_row, { sections }, index, colorName) => {
    expect(sections[index]).toMatchObject({ colorName })
  })

  it('CLR-006 answers hours, cost and directions from the site where the page says nothing', async () => {
    const bare = await composed(location, { title: 'Center', location: site('center') }, options)
    expect(bare.sections.map(({ blockType }) => blockType)).toEqual(['hero', 'admission', 'directions'])
    expect(bare.of('admission')).toMatchObject([
      { hours: { now: 'Open now until 5:30pm' }, statements: ['<p>Free.</p>'] },
    ])
  })

  it.each([
    [
      'that has a heading of its own',
      { featuredItem: { title: 'On now', item: card('skies') } },
      0,
      ['heading', 'On now'],
    ],
    [
      'of further ones',
      { featuredItem: undefined, listing: { items: [card('hours')] } },
      undefined,
      ['heading', 'What to see'],
    ],
    ['of further ones under their own', { featuredItem: undefined }, 0, ['title', 'Also']],
    ['of cards', { featuredItem: { item: undefined }, listing: undefined }, undefined, ['heading', 'What to see']],
    [
      'of promos',
      { featuredItem: undefined, listing: undefined, cards: [], image: undefined },
      undefined,
      ['heading', 'What to see'],
    ],
  ])(
    'VIS-027 VIS-038 heads what there is to see, whatever comes first: a part %s',
    async (_case, more, before, [name, heading]) => {
      const whatToSee = { ...fields.whatToSee, ...more }
      const { sections } = await composed(location, { ...fields, whatToSee }, options)
      const [first, second] = sections.slice(4)
      if (before !== undefined) expect(first).toMatchObject({ blockType: 'header', text: 'What to see' })
      expect((before === undefined ? first : second)?.[name as string]).toBe(heading)
      expect(JSON.stringify(sections).split('What to see')).toHaveLength(2)
    },
  )

  it('VIS-028 VIS-033 has no library and nowhere to go next where their promos are gone', async () => {
    const gone = { uid: 'gone', contentType: 'content_promo' }
    const { of } = await composed(location, { ...fields, library: { contentPromo: gone }, explorePromo: gone }, options)
    expect(of('promoCards')).toHaveLength(1)
  })

  it.each([
    ['was never named', undefined],
    ['is gone', { uid: 'gone', contentType: 'content_promo' }],
  ])('VIS-028 tells that the library is closed also where its promo %s', async (_case, contentPromo) => {
    const { of } = await composed(location, { ...fields, library: { alert: 'Closed.', contentPromo } }, options)
    expect(of('promoCards')[1]).toMatchObject({ items: [{ title: 'Library', alert: 'Closed.' }] })
  })

  it('VIS-035 VIS-070 is a museum with address and hours, and an organization with its parent', () => {
    const address = { '@type': 'PostalAddress', streetAddress: '1 Ridge Drive', addressLocality: 'Los Angeles' }
    const url = 'https://www.ellery.example/visit/center'
    expect(page.jsonLd).toMatchObject([
      {
        '@type': 'Museum',
        '@id': `${url}#museum`,
        url,
        name: 'Ellery center',
        address,
        openingHoursSpecification: [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: ['https://schema.org/Friday', 'https://schema.org/Saturday'],
            opens: '10:00',
            closes: '17:30',
          },
        ],
        specialOpeningHoursSpecification: [
          {
            '@type': 'OpeningHoursSpecification',
            opens: '00:00',
            closes: '00:00',
            validFrom: '2026-03-20',
            validThrough: '2026-03-20',
            description: 'the spring cleaning',
          },
        ],
      },
      {
        '@type': 'Organization',
        name: 'Ellery center',
        address,
        location: { '@id': `${url}#museum` },
        parentOrganization: { '@id': 'https://www.ellery.example/#organization' },
      },
    ])
  })

  it('VIS-035 VIS-036 search engines read the address that the page prints', async () => {
    const own = entryOf('address', 'own', { streetAddress1: '7 Harbor Road', locality: 'Ventura' })
    const locationAndDirections = { ...fields.locationAndDirections, address: own }
    const { of, jsonLd } = await composed(location, { ...fields, locationAndDirections }, options)
    expect(of('directions')).toMatchObject([{ lines: ['7 Harbor Road', 'Ventura'] }])
    const address = { streetAddress: '7 Harbor Road', addressLocality: 'Ventura' }
    expect(jsonLd).toMatchObject([{ address }, { address }])
  })

  it('VIS-074 structured data closes today in an emergency', async () => {
    const closed = { ...hours, emergencyClosure: { closed: true, text: 'High <em>wind</em>.' } }
    const { jsonLd } = await composed(location, { ...fields, location: site('center', { openHours: closed }) }, options)
    expect(jsonLd[0]).toMatchObject({
      specialOpeningHoursSpecification: [
        { validFrom: '2026-03-14', validThrough: '2026-03-14', opens: '00:00', description: 'High wind.' },
        { validFrom: '2026-03-20' },
      ],
    })
  })
})
