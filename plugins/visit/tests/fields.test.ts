import place from 'atrium/model/place/types/location.ts'
import { contentOf, to, type WireEntry } from 'atrium/testing'
import { expect, it } from 'vitest'
import { describeFields } from '#engine/schema/describe.ts'
import covid from '../pages/covid-safety.ts'
import highlights from '../pages/highlights.ts'
import location from '../pages/location.ts'
import visit from '../pages/visit.ts'

const PAGE = ['hero', 'metaPage']

it.each([
  ['VIS-002', visit, ['exhibitionsAndEvents', 'family', 'keepInMind', 'eNews', 'locations']],
  [
    'VIS-021',
    location,
    [
      'location',
      'mediaFeature',
      'admission',
      'locationAndDirections',
      'whatToSee',
      'library',
      'prepare',
      'faq',
      'socialPhoto',
      'explorePromo',
    ],
  ],
  [
    'VIS-041',
    highlights,
    ['location', 'header', 'barLinks', 'mapImage', 'highlights', 'openHours', 'admission', 'planYourVisit'],
  ],
  [
    'VIS-057',
    covid,
    ['admission', 'cards', 'keepInMind', 'mapCards', 'notOpen', 'planAhead', 'updatedDate', 'whatSOpen'],
  ],
] as const)('%s editors fill in', (_row, { contentType }, names) => {
  expect(Object.keys(describeFields(contentType.schema))).toEqual(expect.arrayContaining([...PAGE, ...names]))
})

/** An entry as the content service delivers it, as the site reads it. */
function read(page: typeof visit | typeof location, fields: object) {
  const entry = { uid: 'page', title: 'Page', _content_type_uid: page.contentType.name, ...fields } as WireEntry
  const site = { uid: 'l', title: 'Center', location_id: 'center', _content_type_uid: 'ellery_location' }
  const { entryOf, issues } = contentOf({ types: [page, place], entries: [entry, site] })
  return { entry: entryOf('page') as Record<string, unknown> | undefined, issues: issues.page ?? [] }
}

it('VIS-002 VIS-005 VIS-011 the wire names of a page for visitors are read', () => {
  const { entry, issues } = read(visit, {
    exhibitions_and_events: { heading: 'On now' },
    locations: [
      {
        header: 'Where',
        tooltips: [{ title: 'Center', body: '<p>Hill.</p>' }],
        items: [
          {
            header: 'Ellery Center',
            cards: [{ header: 'Cost', text: '<p>Free.</p>' }],
            cta: { title: 'Go', href: '/a' },
          },
        ],
      },
    ],
    e_news: { item: to('content_promo', 'x') },
  })
  expect(issues).toEqual([])
  expect(entry).toMatchObject({
    exhibitionsAndEvents: { title: 'On now' },
    locations: [
      {
        tooltips: [{ title: 'Center', content: '<p>Hill.</p>' }],
        items: [{ cards: [{ title: 'Cost', content: '<p>Free.</p>' }], cta: { href: '/a' } }],
      },
    ],
  })
})

it('VIS-036 VIS-037 VIS-038 VIS-039 VIS-040 the wire names of a page of a site are read', () => {
  const { entry, issues } = read(location, {
    location: to('ellery_location', 'l'),
    admission: {
      header: 'Hours',
      title: 'Free',
      accordion: [{ title: 'Bags', content: '<p>Lockers.</p>' }],
      open_hours: to('open_hours', 'h'),
      content_promo: to('content_promo', 'p'),
      image: to('image', 'i'),
    },
    location_and_directions: {
      address: to('address', 'a'),
      address_url: 'https://maps.example.org',
      content_promos: to('content_promo', 'p'),
      image: to('image', 'i'),
    },
    what_to_see: {
      header: 'See',
      cards: [{ title: 'Art', body: '<p>Prints.</p>' }],
      featured_item: { item: to('event', 'e') },
      listing: { title: 'More' },
      content_promo: to('content_promo', 'p'),
      image: to('image', 'i'),
    },
    faq: {
      header: 'Asked',
      intro: '<p>Here.</p>',
      cta: { title: 'All', href: '/faqs' },
      items: to('question_answer', 'q'),
    },
    social_photo: {
      header: 'Seen',
      intro: '<p>By you.</p>',
      cta: { title: 'More', href: '/more' },
      images: [{ image: to('image', 'i'), url: 'https://photos.example.org/1' }],
    },
  })
  expect(issues).toEqual([])
  expect(entry).toMatchObject({
    admission: {
      header: 'Hours',
      title: 'Free',
      accordion: [{ title: 'Bags', content: '<p>Lockers.</p>' }],
      openHours: { uid: 'h' },
      contentPromo: [{ uid: 'p' }],
      image: { uid: 'i' },
    },
    locationAndDirections: {
      address: { uid: 'a' },
      addressUrl: 'https://maps.example.org',
      contentPromos: [{ uid: 'p' }],
      image: { uid: 'i' },
    },
    whatToSee: {
      header: 'See',
      cards: [{ title: 'Art' }],
      featuredItem: { item: { uid: 'e' } },
      listing: { title: 'More' },
      contentPromo: [{ uid: 'p' }],
      image: { uid: 'i' },
    },
    faq: { title: 'Asked', intro: '<p>Here.</p>', cta: { title: 'All' }, items: [{ uid: 'q' }] },
    socialPhoto: { header: 'Seen', images: [{ image: { uid: 'i' }, url: 'https://photos.example.org/1' }] },
  })
})
