import { loaded } from 'atrium/blocks/example-entry.ts'
import featureCarousel from 'atrium/blocks/feature-carousel/index.tsx'
import heroCards from 'atrium/blocks/hero-cards/index.tsx'
import relatedLinks from 'atrium/blocks/related-links/index.tsx'
import storePromo from 'atrium/blocks/store-promo/index.tsx'
import visitCards from 'atrium/blocks/visit-cards/index.tsx'
import { visitCards as visitModule } from 'atrium/blocks/visit-cards/module.ts'
import location from 'atrium/model/place/types/location.ts'
import openHours from 'atrium/model/place/types/open-hours.ts'
import { pageContext, rememberingLog } from 'atrium/testing'
import { linksOf, shown, texts } from 'atrium/ui/testing/shown.tsx'
import { describe, expect, it } from 'vitest'

const image = { iiif: { id: 'harbor' }, alt: 'A harbor', width: 4800, height: 3600 }
const visit = { title: 'Plan a visit', href: '/visit/app' }

describe('a hero of cards', () => {
  const cards = [
    { title: 'Free to enter', cta: visit, image, backgroundColorName: { colorName: 'garden' as const } },
    { title: 'One red', cta: { title: 'Read', href: '/news/one-red' } },
    { title: 'The sky', cta: { title: 'Read', href: '/news/sky' } },
  ]
  const hero = shown(heroCards, { title: 'The Ellery', items: cards })
  const items = [...hero.querySelectorAll('li')]

  it('HOME-002 shows colour, picture, title and a labelled link on each', () => {
    expect(texts(hero, 'h1')).toEqual(['The Ellery'])
    expect(texts(hero, 'h2')).toEqual(['Free to enter', 'One red', 'The sky'])
    expect(items[0]?.dataset.color).toBe('garden')
    expect(items[0]?.querySelector('img')?.alt).toBe('A harbor')
    expect(texts(hero, 'a')).toEqual(['Plan a visit: Free to enter', 'Read: One red', 'Read: The sky'])
  })

  it('HOME-002 gives cards that name no colour one that differs from the neighbour’s', () => {
    const colors = items.map(({ dataset }) => dataset.color)
    expect(colors.every(Boolean)).toBe(true)
    expect(new Set(colors).size).toBe(3)
  })

  it.each([
    [1, 1],
    [3, 3],
    [4, 4],
    [5, 3],
    [8, 4],
    [9, 3],
  ])('HOME-002 stands %i cards in %i columns', (count, columns) => {
    const many = Array.from({ length: count }, (_, index) => ({ title: `Card ${index}`, cta: visit }))
    expect(shown(heroCards, { title: 'x', items: many }).querySelector('ul')?.dataset.columns).toBe(String(columns))
  })

  it('HOME-002 is a title alone without cards', () => {
    const bare = shown(heroCards, { title: 'The Ellery', items: [] })
    expect(texts(bare, 'h1')).toEqual(['The Ellery'])
    expect(bare.querySelector('ul')).toBeNull()
  })
})

describe('the store promo', () => {
  it('HOME-006 shows its title, words, picture and the way into the shop', () => {
    const store = shown(storePromo, {
      item: {
        title: 'Prints',
        blurb: '<p>On cotton.</p>',
        image,
        cta: [{ title: 'Shop', href: 'https://shop.example.org' }],
      },
    })
    expect(texts(store, 'h2')).toEqual(['Prints'])
    expect(texts(store, 'p')).toEqual(['On cotton.'])
    expect(store.querySelector('img')).not.toBeNull()
    expect(linksOf(store)).toEqual(['Shop → https://shop.example.org'])
  })

  it('HOME-006 is not there where nothing was chosen', () => {
    expect(storePromo.isEmpty?.({})).toBe(true)
  })
})

describe('the feature carousel', () => {
  const items = ['Kiln', 'Atlas', 'Wind'].map((title) => ({ title, href: `/news/${title.toLowerCase()}`, image }))

  it('HOME-009 is a named row of all cards in order, reached and scrolled with the keyboard, without scripts', () => {
    const carousel = shown(featureCarousel, { title: 'News', cta: { title: 'More news', href: '/news' }, items })
    const row = carousel.querySelector<HTMLElement>('[aria-label="News"]')
    expect(row?.tabIndex).toBe(0)
    expect(row && texts(row, 'li h3')).toEqual(['Kiln', 'Atlas', 'Wind'])
    expect(linksOf(carousel)[0]).toBe('More news → /news')
    expect([...carousel.querySelectorAll('button')].every((button) => button.hidden)).toBe(true)
  })

  it('BLK-057 BLK-058 warns when options and cards differ in number, and shows all cards as usual', () => {
    const log = rememberingLog()
    const carousel = shown(featureCarousel, { items, options: [{ show: [] }] }, { log })
    expect(log.lines).toMatchObject([{ level: 'warn', facts: { items: 3, options: 1 } }])
    expect(carousel.querySelectorAll('img')).toHaveLength(3)
    const silent = rememberingLog()
    const chosen = shown(featureCarousel, { items, options: [{ show: [] }, {}, {}] }, { log: silent })
    expect(silent.lines).toEqual([])
    expect(chosen.querySelectorAll('img')).toHaveLength(2)
  })
})

describe('related links', () => {
  const items = [
    {
      title: 'Walk',
      blurb: '<p>Slowly.</p>',
      iconGroup: { iconName: 'leaf' },
      cta: { title: 'The map', href: '/map' },
    },
    { title: 'Read', iconGroup: { iconName: 'library' } },
  ]

  it('HOME-011 are cards with words and a call to action', () => {
    const cards = [...shown(relatedLinks, { items }).querySelectorAll('li')]
    expect(cards).toHaveLength(2)
    expect(cards[0]?.textContent).toContain('Slowly.')
    expect(texts(cards[0] as Element, 'a')).toEqual(['The map: Walk'])
  })

  it('HOME-024 have headings of the level asked for, else of their place', () => {
    expect(texts(shown(relatedLinks, { items, headingLevel: 2 }), 'h2')).toEqual(['Walk', 'Read'])
    expect(texts(shown(relatedLinks, { items, title: 'More' }), 'h3')).toEqual(['Walk', 'Read'])
    expect(texts(shown(relatedLinks, { items, title: 'More', headingLevel: 4 }), 'h4')).toEqual(['Walk', 'Read'])
  })

  it('HOME-025 take their icon from the icon group; an unknown one is no icon, and is logged', () => {
    const icons = [...shown(relatedLinks, { items }).querySelectorAll('li > svg')].map(({ innerHTML }) => innerHTML)
    expect(new Set(icons).size).toBe(2)
    const log = rememberingLog()
    const strange = [{ title: 'x', iconGroup: { iconName: 'no-such-icon-anywhere' } }]
    expect(shown(relatedLinks, { items: strange }, { log }).querySelector('svg')).toBeNull()
    expect(log.lines).toMatchObject([{ level: 'warn', facts: { icon: 'no-such-icon-anywhere' } }])
  })
})

describe('places to visit', () => {
  const center = loaded(location, 'center', 'Ellery Center', {
    path: '/visit/center',
    admissionStatement: ['<p>Free.</p>', '<p>Parking is $20.</p>'],
    openHours: loaded(openHours, 'h', 'h', { standardHours: '<p>10am–5pm</p>' }),
  })
  const villa = loaded(location, 'villa', 'Ellery Villa', {
    path: '/visit/villa',
    primaryUrl: 'https://villa.example.org',
  })
  const places = visitModule.section({ header: 'Visit', cta: visit, items: [center, villa] }, {}, pageContext())

  it('HOME-013 say hours and admission under a header with a call to action', () => {
    const section = shown(visitCards, places ?? {})
    expect(texts(section, 'h2')).toEqual(['Visit'])
    expect(texts(section, 'h3')).toEqual(['Ellery Center', 'Ellery Villa'])
    expect(texts(section, 'p')).toEqual(['10am–5pm', 'Free.', 'Parking is $20.'])
    expect(linksOf(section)).toEqual([
      'Plan a visit → /visit/app',
      'Ellery Center → /visit/center',
      'Ellery Villa → https://villa.example.org',
    ])
  })

  it('HOME-013 are no section where the editor wrote none', () => {
    expect(visitModule.section(undefined, {}, pageContext())).toBeUndefined()
  })
})
