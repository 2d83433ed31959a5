import cardListing from 'atrium/blocks/card-listing/index.tsx'
import { composed, entryOf } from 'atrium/testing'
import { shown, texts } from 'atrium/ui/testing/shown.tsx'
import { describe, expect, it } from 'vitest'
import resource from '../pages/resource.ts'
import older from '../pages/resource-listing.ts'
import topic from '../pages/topic.ts'
import { refer, resourceOf, types } from './fixtures.ts'

const OLDER = '/education/teachers/pst-art-art-science-collide'
const sky = { title: 'Sky', url: '/the-sky', resources: { title: 'Lessons', items: [refer('moons')] } }
const picture = entryOf('image', 'chart', { alt: 'A chart', iiif: { id: 'chart' }, width: 400, height: 300 })

describe('the address of a resource', () => {
  const pathWith = async (...entries: object[]) =>
    (await composed(resource, { uid: 'moons', title: 'Moons', url: '/moons' }, { types, entries: entries as [] })).entry
      .path

  it.each<[string, object[], string]>([
    ['EDU-030 is below the listing', [], '/education/k-12-learning/moons'],
    [
      'EDU-031 is below the older listing when a topic refers to it',
      [entryOf('education_topic', 't', sky)],
      `${OLDER}/moons`,
    ],
    [
      'EDU-031 and when the older listing does',
      [entryOf('education_resource_listing', 'l', { title: 'L', resources: { items: [refer('moons')] } })],
      `${OLDER}/moons`,
    ],
    [
      'EDU-031 not when another resource does',
      [resourceOf('other', {}, { institutionEducationModule: { items: [refer('moons')] } })],
      '/education/k-12-learning/moons',
    ],
  ])('%s', async (_, entries, path) => {
    expect(await pathWith(...entries)).toBe(path)
  })

  it.each<[string, string, object[], string]>([
    ['the older one', `${OLDER}/moons`, [], '/education/k-12-learning/moons'],
    ['the newer one', '/education/k-12-learning/moons', [entryOf('education_topic', 't', sky)], `${OLDER}/moons`],
    ['its own', `${OLDER}/moons`, [entryOf('education_topic', 't', sky)], `${OLDER}/moons`],
  ])('EDU-030 EDU-031 is named once where the whole address of %s is written', async (_, url, entries, path) => {
    const fields = { uid: 'moons', title: 'Moons', url }
    expect((await composed(resource, fields, { types, entries: entries as [] })).entry.path).toBe(path)
  })

  it.each([
    ['moons', '/education/k-12-learning/moons'],
    ['/education/k-12-learning/moons', '/education/k-12-learning/moons'],
    ['https://elsewhere.example.org/moons', null],
  ])('EDU-030 of the url %s is %s', async (url, path) => {
    expect((await composed(resource, { title: 'Moons', url }, { types })).entry.path).toBe(path)
  })
})

describe('the older listing', () => {
  it('EDU-020 EDU-021 EDU-022 EDU-023 EDU-024 opens with its hero, and shows resources and topics as cards', async () => {
    const resources = { title: 'All', items: [refer('moons'), { uid: 'sky', contentType: 'education_topic' }] }
    const entries = [resourceOf('moons'), entryOf('education_topic', 'sky', { title: 'Sky', url: '/the-sky' })]
    const hero = { header: 'Art & Science', intro: '<p>For both.</p>' }
    const { of, entry } = await composed(older, { title: 'L', hero, resources }, { types, entries })
    expect(entry.path).toBe(OLDER)
    expect(of('hero')).toMatchObject([{ title: 'Art & Science', intro: '<p>For both.</p>' }])
    expect(of('cardListing')).toMatchObject([
      {
        title: 'All',
        items: [
          { title: 'moons', subtitle: 'Teacher Resource', href: `${OLDER}/moons` },
          { title: 'Sky', subtitle: 'Teacher Resource', href: `${OLDER}/the-sky` },
        ],
      },
    ])
    const [list = {}] = of('cardListing')
    expect(texts(shown(cardListing, list as never), '.card-subtitle')).toEqual(['Teacher Resource', 'Teacher Resource'])
  })
})

describe('a topic', () => {
  it('EDU-025 EDU-026 EDU-027 EDU-028 EDU-029 shows its hero, its media, and its resources', async () => {
    const reference = { uid: 'chart', contentType: 'image' }
    const fields = {
      ...sky,
      media: { asset: [reference] },
      keyMedia: { layout: 'column-width', media: [{ reference }] },
    }
    const { sections, entry } = await composed(topic, fields, { types, entries: [picture, resourceOf('moons')] })
    expect(entry.path).toBe(`${OLDER}/the-sky`)
    expect(sections).toMatchObject([
      { blockType: 'hero', title: 'Sky' },
      { blockType: 'resourceMedia', items: [{ uid: 'chart' }] },
      { blockType: 'keyMedia', layout: 'column-width', media: [{ reference: { uid: 'chart' } }] },
      { blockType: 'cardListing', title: 'Lessons', items: [{ title: 'moons', href: `${OLDER}/moons` }] },
    ])
  })
})
