import { describe, expect, it } from 'vitest'
import { loaded } from '#blocks/example-content.ts'
import type { PageContext } from '#engine'
import { exhibitionPage } from '../exhibition/page/exhibition-page.ts'
import { shownPlaces } from '../exhibition/page/places.ts'
import { atCenter, center, compose, contextAt, entry, NOW, picture } from './exhibitions.ts'

describe('the address of an exhibition', () => {
  it.each([
    ['EVT-091 by its slug', { url: '/fire-and-earth' }, '/exhibitions/fire-and-earth'],
    ['EVT-091 with the prefix in its url', { url: '/exhibitions/fire-and-earth' }, '/exhibitions/fire-and-earth'],
    ['EVT-094 none for a legacy one', { url: '/art/exhibitions/fire', isLegacy: true }, null],
    ['EVT-093 none for one elsewhere', { url: 'https://old.ellery.example/fire' }, null],
    ['EVT-093 none for an old page', { url: '/fire.html' }, null],
    ['EVT-093 none without url', {}, null],
  ])('%s', (_row, fields, expected) => {
    expect(exhibitionPage.path?.(entry(fields), {} as never)).toBe(expected)
  })
})

describe('the hero of an exhibition', () => {
  it('EVT-095 is titled by title and subtitle, in the head too', () => {
    const fields = { subtitle: 'Six Thousand Years of Pots' }
    expect(compose(fields)[0]).toMatchObject({
      blockType: 'hero',
      title: 'Fire and Earth',
      titleTail: 'Six Thousand Years of Pots',
    })
    const title = (more: object) => exhibitionPage.head?.(entry(more), [], contextAt(NOW)).title
    expect(title(fields)).toBe('Fire and Earth: Six Thousand Years of Pots')
    expect(title({})).toBe('Fire and Earth')
  })

  it('EVT-096 shows its media, else the feature picture in its size', () => {
    expect(compose({ featureImage: picture })[0]).toMatchObject({ image: picture, imageSize: 'post_xlarge' })
    expect(compose({ featureImage: picture, featureImageAspectRatio: 'post_large_variable_height' })[0]).toMatchObject({
      imageSize: 'post_large_variable_height',
    })
    expect(compose({ featureImage: picture, featureImageAspectRatio: 'poster' })[0]).toMatchObject({
      imageSize: 'post_xlarge',
    })
    const film = loaded('video_asset', 'v', 'Film', {})
    const media = { layout: 'full-bleed', media: [{ reference: film }] }
    expect(compose({ featureImage: picture, hero: { media } } as never)[0]).toMatchObject({ media })
  })

  it('EVT-117 EVT-120 says that it is past from the end of its last day on', () => {
    expect(compose({}, [], '2026-05-10T23:59:59-07:00')[0]).not.toHaveProperty('eyebrow')
    expect(compose({}, [], '2026-05-11T00:00:00-07:00')[0]).toMatchObject({
      eyebrow: { title: 'This is a past exhibition.' },
    })
  })

  it('says when and where', () => {
    expect(compose({}, atCenter)[0]).toMatchObject({ subtitle: 'January 20 to May 10, 2026 · Ellery Center' })
    expect(compose({ datesMessage: 'Ongoing' })[0]).toMatchObject({ subtitle: 'Ongoing' })
  })
})

describe('the information on an exhibition', () => {
  const info = (...given: Parameters<typeof compose>) => compose(...given)[1]

  it('EVT-097 EVT-068 says what it is, in which languages, and when, where and at what cost', () => {
    const exhibitionDetails = {
      description: '<p>From hearth to studio.</p>',
      accessibilityNote: '<p>Three pots may be lifted.</p>',
      languages: [{ text: 'English' }, { text: 'Español' }],
      costNote: [{ text: 'Parking is $20' }],
      location: 'West Pavilion',
    }
    expect(info({ exhibitionDetails }, atCenter)).toMatchObject({
      description: '<p>From hearth to studio.</p>',
      accessibilityNote: '<p>Three pots may be lifted.</p>',
      languages: ['English', 'Español'],
      dates: 'January 20 to May 10, 2026',
      places: [{ title: 'Ellery Center', hours: '10am–8pm' }],
      room: 'West Pavilion',
      cost: 'Free',
      costNotes: ['Parking is $20'],
      cta: { title: 'Plan your visit', href: 'https://tickets.example.org/center' },
    })
    expect(info({ blurb: '<p>Pots.</p>' })).toMatchObject({ description: '<p>Pots.</p>', cost: 'Free' })
  })

  it('EVT-092 changes by itself: hours by the day, none of today when it is over', () => {
    const hours = (now: string) => (info({}, atCenter, now)?.places as { hours?: string }[] | undefined)?.[0]?.hours
    expect(hours('2026-03-14T23:59:59-07:00')).toBe('10am–8pm')
    expect(hours('2026-03-15T00:00:00-07:00')).toBe('Closed')
    expect(hours('2026-03-28T12:00:00-07:00')).toBe('Closed')
    const last = info({}, atCenter, '2026-05-10T23:59:59-07:00')
    expect(last).toHaveProperty('cta')
    const past = info({}, atCenter, '2026-05-11T00:00:00-07:00')
    expect(past).toMatchObject({ places: [{ title: 'Ellery Center' }] })
    expect(past).not.toHaveProperty('cta')
    expect(hours('2026-05-11T00:00:00-07:00')).toBeUndefined()
  })

  it('EVT-120 tells no hours of today before it opens', () => {
    expect(info({ startDate: '2026-03-15' }, atCenter)?.places).toEqual([{ title: 'Ellery Center' }])
  })

  it('EVT-122 one without dates is coming', () => {
    expect(info({ startDate: undefined, endDate: undefined })).toMatchObject({ dates: 'Coming soon' })
  })

  it('EVT-092 finds the places that it names by slug alone, and their pages', async () => {
    const items = [center, { ...center, locationId: 'villa', title: 'Ellery Villa', primaryUrl: '/visit/the-villa' }]
    const context = {
      content: { entries: async () => ({ items, total: 2 }) },
      hasRoute: async (path: string) => path === '/visit/center',
    } as unknown as PageContext
    const places = await shownPlaces(entry({ locationIds: ['villa', 'center', 'online'] }), context)
    expect(places.map(({ title, href }) => [title, href])).toEqual([
      ['Ellery Villa', '/visit/the-villa'],
      ['Ellery Center', '/visit/center'],
      ['Online', undefined],
    ])
  })
})
