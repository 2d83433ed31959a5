import { composed, entryOf } from 'atrium/testing'
import { linksOf, shown, texts } from 'atrium/ui/testing/shown.tsx'
import { describe, expect, it } from 'vitest'
import mapCards from '../blocks/map-cards/index.tsx'
import siteMap from '../blocks/site-map/index.tsx'
import covid from '../pages/covid-safety.ts'

const promo = (uid: string) => entryOf('content_promo', uid, { title: uid })
const site = (locationId: string, primaryUrl?: string) =>
  entryOf('ellery_location', locationId, { title: `Ellery ${locationId}`, locationId, primaryUrl })
const list = (title: string) => ({
  title,
  intro: `<p>${title}.</p>`,
  items: [{ title: 'One', content: '<p>Two.</p>' }],
})
const maps = {
  healthAndSafety: {
    latitude: 34.073645,
    longitude: -118.508921,
    zoom: 12,
    pins: [
      { site: 'center', top: '46.66%', left: '65.91%' },
      { site: 'villa', top: '64.66%', left: '21.5%' },
    ],
  },
}
const image = { uid: 'i', alt: 'Plaza', iiif: { id: 'plaza' }, width: 40, height: 30 }
const fields = {
  title: 'Health and safety',
  updatedDate: '2026-02-18',
  admission: { header: 'Coming in', admissionStatement: ['<p>Free.</p>'] },
  cards: {
    title: 'What we do',
    intro: '<p>Measured.</p>',
    cards: [{ title: 'Air', content: '<p>Six times.</p>', iconGroup: { iconName: 'wind' } }],
  },
  keepInMind: { title: 'Keep in mind', contentPromo: [promo('water')] },
  mapCards: {
    title: 'At each site',
    intro: '<p>Choose.</p>',
    cards: [
      {
        title: 'On the ridge',
        subtitle: 'Six galleries',
        blurb: '<p>Air.</p>',
        image,
        location: site('center', '/visit/center'),
        links: [{ title: 'Parking', href: '/parking' }],
        cta: { title: 'Plan', href: '/plan' },
      },
      { title: 'In the cove', location: site('villa') },
    ],
  },
  notOpen: list('Not open'),
  planAhead: list('Plan ahead'),
  whatSOpen: list('Open'),
}
const entries = [site('center', '/visit/center'), site('villa')]
const page = await composed(covid, fields, { entries, settings: { siteMaps: maps }, routes: ['/visit/:site'] })

describe('health and safety', () => {
  it('VIS-056 stands at its own address', () => {
    expect(page.entry.path).toBe('/visit/covid-safety')
  })

  it('CLR-002 shows its parts in their order', () => {
    expect(page.sections.map(({ blockType }) => blockType)).toEqual([
      'hero',
      'admission',
      'titledCards',
      'promoCards',
      'mapCards',
      'titledCards',
      'titledCards',
      'titledCards',
      'siteMap',
    ])
  })

  it.each<[string, number, Record<string, unknown>]>([
    ['VIS-065 when it was changed', 0, { updated: { iso: '2026-02-18', label: 'Updated: February 18, 2026' } }],
    ['VIS-058 admission', 1, { title: 'Coming in', statements: ['<p>Free.</p>'] }],
    [
      'VIS-059 cards with icons',
      2,
      {
        title: 'What we do',
        intro: '<p>Measured.</p>',
        items: [{ title: 'Air', content: '<p>Six times.</p>', icon: 'wind' }],
      },
    ],
    ['VIS-060 what to keep in mind', 3, { title: 'Keep in mind', items: [{ title: 'water' }] }],
    [
      'VIS-061 cards of sites',
      4,
      {
        title: 'At each site',
        intro: '<p>Choose.</p>',
        items: [
          {
            title: 'On the ridge',
            subtitle: 'Six galleries',
            blurb: '<p>Air.</p>',
            image: { alt: 'Plaza' },
            location: { title: 'Ellery center', href: '/visit/center' },
            links: [{ title: 'Parking' }],
            cta: { title: 'Plan' },
          },
          { location: { title: 'Ellery villa', href: '/visit/villa' } },
        ],
      },
    ],
    ['VIS-066 a map with both sites', 8, { pins: [{ href: '/visit/center' }, { href: '/visit/villa' }] }],
    ['VIS-067 its middle and nearness', 8, { view: { latitude: 34.073645, longitude: -118.508921, zoom: 12 } }],
    ['VIS-068 the Center’s point', 8, { pins: [{ top: '46.66%', left: '65.91%' }, {}] }],
    ['VIS-069 the Villa’s point', 8, { pins: [{}, { top: '64.66%', left: '21.5%' }] }],
    ['VIS-062 what is not open', 5, { title: 'Not open', intro: '<p>Not open.</p>', items: [{ title: 'One' }] }],
    ['VIS-063 what to plan ahead', 6, { title: 'Plan ahead', items: [{ content: '<p>Two.</p>' }] }],
    ['VIS-064 what is open', 7, { title: 'Open', items: [{ title: 'One' }] }],
  ])('%s', (_row, index, expected) => {
    expect(page.sections[index]).toMatchObject(expected)
  })

  it('VIS-065 says nothing of a date that nobody wrote, and has no map without points', async () => {
    const bare = await composed(covid, { title: 'Health' })
    expect(bare.sections.map(({ blockType }) => blockType)).toEqual(['hero'])
    expect(bare.of('hero')[0]?.updated).toBeUndefined()
  })

  it('VIS-061 VIS-066 cards and points lead to the sites, and the map into the world', () => {
    const cards = shown(mapCards, page.of('mapCards')[0] as never)
    expect(texts(cards, 'h3')).toEqual(['On the ridge', 'In the cove'])
    expect(linksOf(cards)).toContain('Ellery center → /visit/center')
    const map = shown(siteMap, page.of('siteMap')[0] as never)
    const pins = [...map.querySelectorAll('.map-pin')]
    expect(pins.map((pin) => [pin.getAttribute('data-link-id'), pin.getAttribute('href')])).toEqual([
      ['1', '/visit/center'],
      ['2', '/visit/villa'],
    ])
    const circle = pins[0]?.querySelector('circle')
    expect([circle?.getAttribute('cx'), circle?.getAttribute('cy')]).toEqual(['65.91%', '46.66%'])
    expect(linksOf(map)).toContain('Open in a map → https://www.openstreetmap.org/#map=12/34.073645/-118.508921')
  })
})
