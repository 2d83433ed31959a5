import { createDateFormats, createTranslator, type Entry, type Image, type Institution, type Ports } from 'atrium'
import { contentOf, rememberingLog, testInstitution, type WireEntry } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { createClock } from '#engine/time/clock.ts'
import type { CollectionRecord } from '../collection/collection.ts'
import collectionObject, { type CollectionData } from '../types/collection-object.ts'

const objects = (...entries: WireEntry[]) => contentOf({ types: [collectionObject], entries })

const wire = (url: string) => ({ uid: 'o', _content_type_uid: 'collection_object', title: 'Cup', url })
const page = 'https://collection.example.org/objects/1988-31'
const record: CollectionRecord = {
  objectID: '1988-31',
  title: 'Drinking Cup with Octopus',
  iiifImageID: 'pottery-02',
  iiifManifest: 'https://iiif.example.org/1988-31/manifest.json',
  creditLine: 'Ellery Museum',
  date: 'about 1300 B.C.',
  place: 'Eastern Mediterranean',
  material: 'Terracotta',
  maker: 'Unknown potter',
  dimensions: '21.5 × 19 cm',
}

type Size = Awaited<ReturnType<Ports['images']['sizeOf']>>

async function enriched(
  known: CollectionRecord | null,
  size: () => Promise<Size> = async () => ({ width: 4400, height: 4600 }),
  image?: Image,
  { institution = testInstitution as Institution, locale = 'en-US' } = {},
) {
  const log = rememberingLog()
  const asked: string[] = []
  const ports = {
    collection: {
      get: async (objectID: string) => {
        asked.push(objectID)
        return known
      },
    },
    images: { sizeOf: size },
  } as unknown as Ports
  const entry = objects(wire(page)).entryOf('o') as Entry<{ url: string; image?: Image }>
  const publishDetails = { time: '2026-01-10T16:00:00.000Z', locale }
  const whole = { ...entry, image: image ?? entry.image, publishDetails } as never
  const facts = await collectionObject.enrich?.({ entry: whole, ports, institution, log, holds: () => {} })
  return { facts: facts as CollectionData | null, log, asked }
}

describe('a collection object', () => {
  it.each([
    ['https://collection.example.org/object/8411', '8411'],
    ['https://collection.example.org/object/8411/', '8411'],
    ['/art/collection/object/8411?tab=1#top', '8411'],
    ['https://collection.example.org/objects/2004-17', '2004-17'],
    ['https://collection.example.org/objects/2004%2017', '2004 17'],
    ['https://collection.example.org/objects/50%25', '50%'],
    ['https://collection.example.org/objects/100%', '100%'],
  ])('SITE-100 SITE-101 the object of %s is %s', async (url, objectID) => {
    const { entryOf, cardOf } = objects(wire(url))
    expect(entryOf('o')?.objectID).toBe(objectID)
    expect((await cardOf('o'))?.href).toBe(url)
  })

  it('SITE-100 SITE-102 is enriched by its objectID with what the service knows', async () => {
    const { facts, asked } = await enriched(record)
    const { objectID: _, title, ...rest } = record
    expect(facts).toMatchObject({ ...rest, displayTitle: title })
    expect(asked).toEqual(['1988-31'])
  })

  it('says on a site in another language what the collection says in its own, and the title in that of the entry', async () => {
    const languages = [
      { tag: 'en-US', path: '' as const, label: 'English' },
      { tag: 'ar', path: '/ar' as const, label: 'العربية', fallback: 'en-US' },
    ]
    const arabic = { ...testInstitution, language: 'ar', languages }
    const written = await enriched(record, undefined, undefined, { institution: arabic, locale: 'ar' })
    expect(written.facts).toMatchObject({ maker: 'Unknown potter', factsLanguage: 'en-US', image: { alt: 'Cup' } })
    expect(written.facts).not.toHaveProperty('displayTitle')
    const fallback = await enriched(record, undefined, undefined, { institution: arabic })
    expect(fallback.facts).toMatchObject({ displayTitle: record.title, factsLanguage: 'en-US' })
    const english = await enriched(record, undefined, undefined, { institution: { ...arabic, language: 'en-US' } })
    expect(english.facts).not.toHaveProperty('factsLanguage')
  })

  it('SITE-100 has the picture of its iiifImageID, whole and in its size', async () => {
    const { facts } = await enriched(record)
    expect(facts?.image).toEqual({
      title: 'Drinking Cup with Octopus',
      alt: 'Drinking Cup with Octopus',
      iiif: { id: 'pottery-02' },
      placemat: true,
      width: 4400,
      height: 4600,
    })
  })

  it('SITE-100 keeps its own picture where the service names none, or one that is not there', async () => {
    const { iiifImageID: _, ...without } = record
    expect((await enriched(without)).facts).not.toHaveProperty('image')
    const { facts, log } = await enriched(record, async () => null)
    expect(facts).not.toHaveProperty('image')
    expect(log.messages).toEqual(['The image server has no picture "pottery-02" of the object 1988-31.'])
  })

  it('SITE-100 keeps what an editor wrote of the same picture, and nothing of another', async () => {
    const own = { alt: 'An octopus winds around a cup', imageCrops: [{ ratio: '1:1', x: 0, y: 0, w: 9, h: 9 }] }
    const same = await enriched(record, undefined, { ...own, iiif: { id: 'pottery-02' }, width: 9, height: 9 })
    expect(same.facts?.image).toMatchObject({ ...own, iiif: { id: 'pottery-02' }, width: 4400 })
    const other = await enriched(record, undefined, { ...own, iiif: { id: 'pottery-09' } })
    expect(other.facts?.image).toMatchObject({ alt: 'Drinking Cup with Octopus', iiif: { id: 'pottery-02' } })
    expect(other.facts?.image?.imageCrops).toBeUndefined()
  })

  it('Q-20 keeps its picture when the image server does not say its size', async () => {
    const { facts, log } = await enriched(record, () => Promise.reject(new Error('The image server answered 500.')))
    expect(facts?.image).toMatchObject({ iiif: { id: 'pottery-02' } })
    expect(log.messages).toEqual([expect.stringContaining('The image server answered 500.')])
  })

  it('SITE-102 that the service does not know is left as it is, and named in the log', async () => {
    const { facts, log } = await enriched(null)
    expect(facts).toBeNull()
    expect(log.messages).toEqual(['The collection knows no object 1988-31. Correct the url of "Cup".'])
  })

  it('stands as a card with maker and date', () => {
    const facts = { maker: 'Unknown potter', date: 'about 1300 B.C.' } as CollectionData
    const translator = createTranslator('en-US')
    const { translate } = translator
    const clock = createClock(() => new Date('2026-03-10T12:00:00Z'), 'UTC')
    const dates = createDateFormats('America/Los_Angeles', translator)
    const card = (facts: object) => {
      const { card: make } = collectionObject
      return (
        make && make({ entry: { ...entry, ...facts } as never, clock, dates, institution: testInstitution, translate })
      )
    }
    const entry = objects(wire(page)).entryOf('o') as Entry<{ url: string }>
    expect(card(facts)).toMatchObject({
      href: page,
      meta: 'Unknown potter, about 1300 B.C.',
    })
    expect(card({})).toMatchObject({ meta: undefined })
  })
})
