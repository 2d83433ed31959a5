import { entryOf } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { atCenter, center, compose, picture, shown } from './exhibitions.ts'

describe('the address of an exhibition', () => {
  it.each([
    ['EVT-091 by its slug', { url: '/fire-and-earth' }, '/exhibitions/fire-and-earth'],
    ['EVT-091 with the prefix in its url', { url: '/exhibitions/fire-and-earth' }, '/exhibitions/fire-and-earth'],
    ['EVT-094 none for a legacy one', { url: '/art/exhibitions/fire', isLegacy: true }, null],
    ['EVT-093 none for one elsewhere', { url: 'https://old.ellery.example/fire' }, null],
    ['EVT-093 none for an old page', { url: '/fire.html' }, null],
    ['EVT-093 none without url', { url: undefined }, null],
  ])('%s', async (_row, fields, expected) => {
    expect((await shown(fields)).entry.path).toBe(expected)
  })
})

describe('the hero of an exhibition', () => {
  it('EVT-095 is titled by title and subtitle, in the head too', async () => {
    const fields = { subtitle: 'Six Thousand Years of Pots' }
    const { sections, head } = await shown(fields)
    expect(sections[0]).toMatchObject({
      blockType: 'hero',
      title: 'Fire and Earth',
      titleTail: 'Six Thousand Years of Pots',
    })
    expect(head.openGraph.title).toBe('Fire and Earth: Six Thousand Years of Pots')
    expect((await shown()).head.openGraph.title).toBe('Fire and Earth')
  })

  it('EVT-096 shows its media, else the feature picture in its size', async () => {
    const featureImage = picture
    const hero = async (fields: object) => (await compose(fields))[0]
    expect(await hero({ featureImage })).toMatchObject({ image: { uid: 'img' }, imageSize: 'post_xlarge' })
    expect(await hero({ featureImage, featureImageAspectRatio: 'post_large_variable_height' })).toMatchObject({
      imageSize: 'post_large_variable_height',
    })
    expect(await hero({ featureImage, featureImageAspectRatio: 'poster' })).toMatchObject({ imageSize: 'post_xlarge' })
    const film = entryOf('video_asset', 'v', { title: 'Film', metadataFields: {} })
    const media = { layout: 'full-bleed', media: [{ reference: film }] }
    expect(await hero({ featureImage, hero: { media } })).toMatchObject({
      media: { layout: 'full-bleed', media: [{ reference: { uid: 'v' } }] },
    })
  })

  it('EVT-117 EVT-120 says that it is past from the end of its last day on', async () => {
    expect((await compose({}, '2026-05-10T23:59:59-07:00'))[0]).not.toHaveProperty('eyebrow')
    expect((await compose({}, '2026-05-11T00:00:00-07:00'))[0]).toMatchObject({
      eyebrow: { title: 'This is a past exhibition.' },
    })
  })

  it('says when and where', async () => {
    expect((await compose(atCenter))[0]).toMatchObject({ subtitle: 'January 20 to May 10, 2026 · Ellery Center' })
    expect((await compose({ datesMessage: 'Ongoing' }))[0]).toMatchObject({ subtitle: 'Ongoing' })
  })
})

describe('the information on an exhibition', () => {
  const info = async (...given: Parameters<typeof compose>) => (await compose(...given))[1]

  it('EVT-097 EVT-068 says what it is, in which languages, and when, where and at what cost', async () => {
    const exhibitionDetails = {
      description: '<p>From hearth to studio.</p>',
      accessibilityNote: '<p>Three pots may be lifted.</p>',
      languages: [{ text: 'English' }, { text: 'Español' }],
      costNote: [{ text: 'Parking is $20' }],
      location: 'West Pavilion',
    }
    expect(await info({ exhibitionDetails, ...atCenter })).toMatchObject({
      description: '<p>From hearth to studio.</p>',
      accessibilityNote: '<p>Three pots may be lifted.</p>',
      languages: ['English', 'Español'],
      dates: 'January 20 to May 10, 2026',
      places: [{ title: 'Ellery Center', hours: 'Open today 10am–8pm' }],
      room: 'West Pavilion',
      cost: 'Free',
      costNotes: ['Parking is $20'],
      cta: { title: 'Plan your visit', href: 'https://tickets.example.org/center' },
    })
    expect(await info({ blurb: '<p>Pots.</p>' })).toMatchObject({ description: '<p>Pots.</p>', cost: 'Free' })
  })

  it('EVT-092 changes by itself: hours by the day, none of today when it is over', async () => {
    const hours = async (now: string) =>
      ((await info(atCenter, now))?.places as { hours?: string }[] | undefined)?.[0]?.hours
    expect(await hours('2026-03-14T19:59:59-07:00')).toBe('Open today 10am–8pm')
    expect(await hours('2026-03-14T20:00:00-07:00')).toBe('Opens March 21 at 10am')
    expect(await hours('2026-03-15T00:00:00-07:00')).toBe('Closed today. Opens Saturday at 10am')
    expect(await hours('2026-03-28T12:00:00-07:00')).toBe('Closed today. Opens April 4 at 10am')
    const last = await info(atCenter, '2026-05-10T23:59:59-07:00')
    expect(last).toHaveProperty('cta')
    const past = await info(atCenter, '2026-05-11T00:00:00-07:00')
    expect(past).toMatchObject({ places: [{ title: 'Ellery Center' }] })
    expect(past).not.toHaveProperty('cta')
    expect(await hours('2026-05-11T00:00:00-07:00')).toBeUndefined()
  })

  it('says on paper the usual hours, and nothing that is true today alone', async () => {
    const shown = await info(atCenter, '2026-03-15T00:00:00-07:00')
    const [place] = (shown?.places ?? []) as { usualHours?: string }[]
    expect(place?.usualHours).toMatch(/Saturday: 10am–8pm/)
    expect(place?.usualHours).not.toContain('today')
  })

  it('says how it is made easier to see', async () => {
    expect(await info({ access: ['step-free', 'touch'] })).toMatchObject({
      access: ['Touch and handling', 'Step-free'],
    })
  })

  it('EVT-120 tells no hours of today before it opens', async () => {
    expect((await info({ startDate: '2026-03-15', ...atCenter }))?.places).toEqual([{ title: 'Ellery Center' }])
  })

  it('EVT-122 one without dates is coming', async () => {
    expect(await info({ startDate: undefined, endDate: undefined })).toMatchObject({ dates: 'Coming soon' })
  })

  it('EVT-092 finds the places that it names by slug alone, and their pages', async () => {
    const villa = entryOf('ellery_location', 'villa', {
      title: 'Ellery Villa',
      locationId: 'villa',
      primaryUrl: '/visit/the-villa',
    })
    const { sections } = await shown(
      { locationIds: ['villa', 'center', 'online'] },
      { entries: [center, villa], routes: ['/visit/center', '/visit/the-villa'] },
    )
    const places = sections[1]?.places as { title: string; href?: string }[] | undefined
    expect(places?.map(({ title, href }) => [title, href])).toEqual([
      ['Ellery Villa', '/visit/the-villa'],
      ['Ellery Center', '/visit/center'],
      ['Online', undefined],
    ])
  })
})
