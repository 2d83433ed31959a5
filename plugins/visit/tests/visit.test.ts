import type { Settings } from 'atrium'
import { composed, entryOf } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import visit from '../pages/visit.ts'
import { roomIds } from '../room-ids.ts'

const card = entryOf('event', 'e', { title: 'A walk', path: '/calendar/walk' })
const hours = entryOf('open_hours', 'h', { dailyHours: { saturday: { openTime: '10:00', closeTime: '17:30' } } })
const place = (locationId: string, fields: object = {}) =>
  entryOf('ellery_location', locationId, {
    title: `Ellery ${locationId}`,
    locationId,
    primaryUrl: `/visit/${locationId}`,
    ...fields,
  })
const promo = (uid: string) => entryOf('content_promo', uid, { title: uid })
const block = (uid: string, text: string) => entryOf('content_block', uid, { text })
const drawing = entryOf('image', 'img_map', { alt: 'A map of the bay', iiif: { id: 'map' }, width: 400, height: 560 })

const maps = {
  visit: {
    image: 'img_map',
    latitude: 34.0780358,
    longitude: -118.4762841,
    zoom: 11,
    pins: [
      { site: 'center', top: '49.5%', left: '50%', color: 'garden' },
      { site: 'villa', top: '59.5%', left: '17%', color: 'orange' },
    ],
  },
}
const fields = {
  title: 'Visit',
  exhibitionsAndEvents: { title: 'On now', items: [card] },
  locations: [
    {
      header: 'Where we are',
      intro: '<p>Two sites.</p>',
      promos: [promo('receipt')],
      tooltips: [
        { title: 'Center', content: '<p>On the ridge.</p>' },
        { title: 'Villa', content: '<p>In the cove.</p>' },
      ],
      items: [
        {
          header: 'Ellery Center',
          intro: '<p>A hill.</p>',
          image: { uid: 'i', alt: 'Plaza' },
          backgroundColorName: { colorName: 'navy' },
          contentBlock: [block('first', '<p>Ride the tram.</p>'), block('second', '<p>Not shown.</p>')],
          cards: [{ title: 'Cost', content: '<p>Free.</p>' }],
          cta: { title: 'Plan', href: '/visit/center' },
          openHours: hours,
        },
        { header: 'Ellery Villa' },
      ],
    },
    { header: 'Never used', items: [{ header: 'A B' }] },
  ],
  keepInMind: { title: 'Keep in mind', contentPromo: [promo('water')] },
  family: { title: 'Families', items: [card] },
  eNews: { item: promo('letter') },
}
const entries = [place('villa', { openHours: hours }), place('center'), drawing]
const options = {
  entries,
  settings: { siteMaps: maps } as Partial<Settings>,
  now: '2026-03-14T12:00:00-07:00',
  path: '/visit',
  routes: ['/visit/:site'],
}
const page = await composed(visit, fields, options)

const sites = [
  { code: 'center', name: 'Ellery Center' },
  { code: 'villa', name: 'Ellery Villa' },
  { code: 'shore', name: 'By the Sea' },
]

describe('the page for visitors', () => {
  it('VIS-001 stands at /visit', () => {
    expect(page.entry.path).toBe('/visit')
  })

  it('CLR-002 shows its parts in their order', () => {
    expect(page.sections.map(({ blockType }) => blockType)).toEqual([
      'hero',
      'cardListing',
      'siteMap',
      'visitLocations',
      'promoCards',
      'cardListing',
      'promoCards',
    ])
  })

  it.each<[string, number, Record<string, unknown>]>([
    ['VIS-003 VIS-001 a hero in the accent of its pages', 0, { variant: 'Landing', title: 'Visit' }],
    ['VIS-004 what is on, as a small listing', 1, { title: 'On now', size: 'small', items: [{ title: 'A walk' }] }],
    ['VIS-005 a map with header and intro', 2, { title: 'Where we are', intro: '<p>Two sites.</p>' }],
    ['VIS-005 promos of the sites', 3, { promos: [{ title: 'receipt' }] }],
    ['VIS-006 a room for each site', 3, { items: [{ title: 'Ellery Center' }, { title: 'Ellery Villa' }] }],
    ['VIS-007 with the second word as its id', 3, { items: [{ id: 'center' }, { id: 'villa' }] }],
    [
      'VIS-008 VIS-072 with ground, cards, intro, picture and hours',
      3,
      {
        items: [
          {
            colorName: 'navy',
            cards: [{ title: 'Cost', content: '<p>Free.</p>' }],
            intro: '<p>A hill.</p>',
            image: { alt: 'Plaza' },
            hours: { now: 'Open now until 5:30pm', today: '10am–5:30pm' },
          },
          { hours: { now: 'Open now until 5:30pm' } },
        ],
      },
    ],
    ['VIS-009 with the text of the first block', 3, { items: [{ body: '<p>Ride the tram.</p>' }, {}] }],
    ['VIS-010 with a call to action', 3, { items: [{ cta: { title: 'Plan', href: '/visit/center' } }, {}] }],
    [
      'VIS-011 tooltips of both sites',
      2,
      {
        pins: [
          { title: 'Center', body: '<p>On the ridge.</p>' },
          { title: 'Villa', body: '<p>In the cove.</p>' },
        ],
      },
    ],
    ['VIS-012 that lead to their rooms', 2, { pins: [{ href: '#center' }, { href: '#villa' }] }],
    ['VIS-014 the Villa on orange', 3, { items: [{}, { colorName: 'orange' }] }],
    [
      'VIS-015 the middle and nearness of the map',
      2,
      { view: { latitude: 34.0780358, longitude: -118.4762841, zoom: 11 } },
    ],
    ['VIS-016 the Center’s point', 2, { pins: [{ top: '49.5%', left: '50%' }, {}] }],
    ['VIS-017 the Villa’s point', 2, { pins: [{}, { top: '59.5%', left: '17%' }] }],
    ['its drawing', 2, { image: { alt: 'A map of the bay' } }],
    ['VIS-018 what to keep in mind', 4, { title: 'Keep in mind', items: [{ title: 'water' }] }],
    ['VIS-019 what is for families', 5, { title: 'Families', items: [{ title: 'A walk' }] }],
    ['VIS-020 the newsletter', 6, { items: [{ title: 'letter' }] }],
  ])('%s', (_row, index, expected) => {
    expect(page.sections[index]).toMatchObject(expected)
  })

  it('CLR-018 EVT-157 shows what is on the latest first, whatever the order of the editor', async () => {
    const items = ['2026-04-01', '2026-05-01'].map((startDate) =>
      entryOf('event', startDate, { title: startDate, startDate }),
    )
    expect((await composed(visit, { exhibitionsAndEvents: { items } })).of('cardListing')).toMatchObject([
      { items: [{ title: '2026-05-01' }, { title: '2026-04-01' }] },
    ])
  })

  it('VIS-013 the Center on garden, where an editor chose no ground', async () => {
    const items = [{ header: 'Ellery Center' }, { header: 'Ellery Villa' }]
    const { of } = await composed(visit, { ...fields, locations: [{ items }] }, options)
    expect(of('visitLocations')).toMatchObject([{ items: [{ colorName: 'garden' }, { colorName: 'orange' }] }])
  })

  it('VIS-012 a point without a room leads to the page of its site', async () => {
    const { of } = await composed(visit, { ...fields, locations: [{ items: [{ header: 'Ellery Villa' }] }] }, options)
    expect(of('siteMap')).toMatchObject([
      { pins: [{ href: '/visit/center', title: 'Ellery center' }, { href: '#villa' }] },
    ])
  })

  it('VIS-073 VIS-074 a closure in force stands in place of today’s hours', async () => {
    const closed = entryOf('open_hours', 'h', { ...hours, emergencyClosure: { closed: true, text: 'High wind.' } })
    const items = [{ header: 'Ellery Villa' }]
    const { of } = await composed(
      visit,
      { ...fields, locations: [{ items }] },
      { ...options, entries: [place('villa', { openHours: closed })] },
    )
    const [shown] = (of('visitLocations')[0]?.items ?? []) as { hours?: { now?: string; today?: string } }[]
    expect(shown?.hours).toMatchObject({ now: 'High wind.' })
    expect(shown?.hours?.today).toBeUndefined()
  })

  it('has no map and no rooms without a group of sites, and no points in an institution without a map', async () => {
    expect((await composed(visit, { ...fields, locations: [] }, options)).of('siteMap')).toEqual([])
    const elsewhere = await composed(visit, fields, { ...options, settings: {} })
    expect(elsewhere.of('siteMap')).toMatchObject([{ pins: [], title: 'Where we are' }])
  })

  it('VIS-007 VIS-012 a room that is called as its site is has the code as its anchor, in every script', async () => {
    const items = [{ header: 'مركز الإليري' }, { header: 'فيلا الإليري' }]
    const { of } = await composed(
      visit,
      { ...fields, locations: [{ items }] },
      {
        ...options,
        entries: [place('center', { title: 'مركز الإليري' }), place('villa', { title: 'فيلا الإليري' }), drawing],
        institution: { language: 'ar', sites: [{ code: 'center', name: 'المركز' }] },
      },
    )
    expect(of('visitLocations')).toMatchObject([{ items: [{ id: 'center' }, { id: 'villa' }] }])
    expect(of('siteMap')).toMatchObject([{ pins: [{ href: '#center' }, { href: '#villa' }] }])
  })

  it.each([
    ['Ellery Center', 'center'],
    ['The Ellery VILLA', 'villa'],
    ['By the sea', 'shore'],
    ['Annex', 'annex'],
    ['  New   Wing  ', 'wing'],
    ['Museum of the Sea', 'museum-of-the-sea'],
    ['متحف البحر الكبير', 'متحف-البحر-الكبير'],
    ['…', 'place-1'],
  ])('VIS-007 the id of “%s”', (header, id) => {
    expect(roomIds([header], sites)).toEqual([id])
  })

  it('VIS-007 no two rooms have one id', () => {
    expect(roomIds(['New Wing', 'Old Wing', 'Wing', 'Old Wing'], [])).toEqual([
      'wing',
      'old-wing',
      'wing-2',
      'old-wing-2',
    ])
  })
})
