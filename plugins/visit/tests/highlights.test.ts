import { createTranslator } from 'atrium'
import { composed, entryOf } from 'atrium/testing'
import { linksOf, shown, texts } from 'atrium/ui/testing/shown.tsx'
import { describe, expect, it } from 'vitest'
import highlightsBlock from '../blocks/highlights/index.tsx'
import siteMap from '../blocks/site-map/index.tsx'
import { highlightId } from '../highlights.ts'
import spanish from '../messages.es.ts'
import highlights from '../pages/highlights.ts'

const picture = (uid: string, more = {}) => ({ uid, alt: uid, iiif: { id: uid }, width: 400, height: 300, ...more })
const hours = (closeTime: string) =>
  entryOf('open_hours', `h${closeTime}`, { dailyHours: { saturday: { openTime: '10:00', closeTime } } })
const site = entryOf('ellery_location', 'center', {
  title: 'Ellery Center',
  locationId: 'center',
  openHours: hours('17:00'),
})
const garden = {
  title: 'The Central Garden',
  intro: '<p>Follow the water.</p>',
  backgroundColor: 'garden',
  mapPosition: { top: '73%', left: '48.5%' },
  cta: [{ title: 'Gardens', href: '/gardens' }],
  images: [picture('rill', { caption: 'The rill', credit: 'Not shown' }), picture('maze', { credit: 'Studio Ige' })],
  cards: [
    { title: 'Amount of Time', content: '<p>Forty minutes.</p>' },
    { title: 'Best season', content: '<p>Spring.</p>' },
  ],
}
const fields = {
  title: 'Top things to do',
  hero: { intro: '<p>Five.</p>' },
  location: site,
  header: 'From the tram to the cactus',
  intro: '<p>Ten minutes.</p>',
  barLinks: [{ title: 'Hours', href: '#admission' }],
  mapImage: [picture('plan', { alt: 'Plan of the Center' }), picture('unused')],
  highlights: [
    garden,
    { title: 'The Central Garden' },
    { title: 'Nowhere', mapPosition: { top: 'half way', left: '2%' } },
  ],
  openHours: hours('18:00'),
  admission: {
    header: 'Come and see',
    cta: [{ title: 'Plan', href: '/plan' }],
    contentBlockReference: entryOf('content_block', 'b', { text: '<p>Free for everybody.</p>' }),
  },
  planYourVisit: { title: 'Plan your visit', items: [entryOf('event', 'e', { title: 'Parking' })] },
}
const options = { now: '2026-03-14T12:00:00-07:00' }
const page = await composed(highlights, fields, options)

describe('the highlights of a site', () => {
  it('VIS-041 stand below its page', () => {
    expect(page.entry.path).toBe('/visit/center/top-things-to-do')
  })

  it('CLR-002 are shown in their order', () => {
    expect(page.sections.map(({ blockType }) => blockType)).toEqual([
      'hero',
      'siteMap',
      'highlights',
      'admission',
      'cardListing',
    ])
  })

  it.each<[string, number, Record<string, unknown>]>([
    ['VIS-042 a hero', 0, { title: 'Top things to do', intro: '<p>Five.</p>' }],
    ['VIS-049 links in a bar', 1, { links: [{ title: 'Hours', href: '#admission' }] }],
    ['VIS-050 a header and an intro', 1, { title: 'From the tram to the cactus', intro: '<p>Ten minutes.</p>' }],
    ['VIS-051 VIS-055 the first map, which opens large', 1, { image: { uid: 'plan' }, enlarge: true }],
    [
      'VIS-046 points of those that have a place',
      1,
      { pins: [{ href: '#the-central-garden', top: '73%', left: '48.5%' }] },
    ],
    [
      'VIS-043 VIS-046 VIS-054 highlights with ground, intro, links, pictures and cards',
      2,
      {
        items: [
          {
            title: 'The Central Garden',
            colorName: 'garden',
            intro: '<p>Follow the water.</p>',
            links: [{ title: 'Gardens' }],
            images: [{ uid: 'rill' }, { uid: 'maze' }],
            cards: [{ content: '<p>Forty minutes.</p>' }, { title: 'Best season' }],
          },
          { id: 'the-central-garden-2' },
          { id: 'nowhere' },
        ],
      },
    ],
    [
      'VIS-048 a clock on how long it takes',
      2,
      { items: [{ cards: [{ icon: 'clock' }, { title: 'Best season' }] }, {}, {}] },
    ],
    ['VIS-052 the hours of the page', 3, { hours: { now: 'Open now until 6pm' } }],
    [
      'VIS-053 VIS-055 admission with header, link and text',
      3,
      { title: 'Come and see', ctas: [{ title: 'Plan' }], statements: ['<p>Free for everybody.</p>'] },
    ],
    ['VIS-044 what to plan', 4, { title: 'Plan your visit', items: [{ title: 'Parking' }] }],
  ])('%s', (_row, index, expected) => {
    expect(page.sections[index]).toMatchObject(expected)
  })

  it('VIS-048 a clock on how long it takes, in Spanish, too', async () => {
    const cards = ['Cuánto tiempo', 'La mejor época'].map((title) => ({ title, content: '<p>Media hora.</p>' }))
    const texts = new Map(Object.entries(spanish.texts).map(([name, text]) => [`${spanish.group}.${name}`, text]))
    const { of } = await composed(
      highlights,
      { ...fields, highlights: [{ ...garden, cards }] },
      { ...options, translator: createTranslator('es', texts) },
    )
    expect(of('highlights')).toMatchObject([{ items: [{ cards: [{ icon: 'clock' }, { title: 'La mejor época' }] }] }])
  })

  it('VIS-053 the hours of admission come first, those of the site last', async () => {
    const own = { ...fields, admission: { ...fields.admission, openHours: hours('20:00') } }
    expect((await composed(highlights, own, options)).of('admission')).toMatchObject([
      { hours: { now: 'Open now until 8pm' } },
    ])
    const bare = { title: 'x', location: site }
    expect((await composed(highlights, bare, options)).of('admission')).toMatchObject([
      { hours: { now: 'Open now until 5pm' } },
    ])
  })

  it.each([
    ['The Central Garden', 'the-central-garden'],
    ['Prints & Drawings', 'prints--drawings'],
    ['Room 4: Anselm  Varga', 'room--anselm--varga'],
    [' Café ', '-café-'],
    ['Top-Ten', 'top-ten'],
  ])('VIS-045 CLR-026 the anchor of “%s”', (title, id) => {
    expect(highlightId(title)).toBe(id)
  })

  it('VIS-047 a picture shows its caption, or its credit without one', () => {
    const { items } = page.of('highlights')[0] as never
    const section = shown(highlightsBlock, { items })
    expect(texts(section, 'figcaption')).toEqual(['The rill', 'Studio Ige'])
    expect(section.querySelector('#the-central-garden')?.getAttribute('data-color')).toBe('garden')
  })

  it('VIS-051 the map opens in a dialog that its text names', () => {
    const section = shown(siteMap, page.of('siteMap')[0] as never)
    expect(section.querySelector<HTMLElement>('.lightbox')?.dataset.label).toBe('Plan of the Center')
    expect(linksOf(section)).toContain('The Central Garden → #the-central-garden')
  })
})
