import { z } from 'zod'
import { defineContentType, type Image, image, type Log, type Ports, required, url } from '#engine'
import type { CollectionRecord } from './service/collection.ts'

/** What the collection service says of an object, as pages read it. */
export interface CollectionFacts extends Omit<CollectionRecord, 'objectID' | 'title'> {
  /** The title that the collection gives it. */
  displayTitle?: string
  /** Made from `iiifImageID`; it stands in the place of the entry's own. */
  image?: Image
}

/** A work of the museum's collection, known by its page there; the collection service says the rest. */
export const collectionObject = defineContentType({
  name: 'collection_object',
  label: 'Collection object',
  schema: z.object({ url: required(url()), image: image() }),
  derive: ({ url: page }) => ({ objectID: objectIdOf(page) }),
  async enrich({ title, url: page, image: own }, { ports, log }): Promise<CollectionFacts | null> {
    const objectID = objectIdOf(page)
    const record = objectID ? await ports.collection.get(objectID) : null
    if (!record) {
      log.warn({ objectID, url: page }, `The collection knows no object ${objectID}. Correct the url of "${title}".`)
      return null
    }
    const { objectID: _, title: displayTitle, ...facts } = record
    const picture = await pictureOf(record, { ports, log })
    return {
      ...facts,
      ...(displayTitle && { displayTitle }),
      ...(picture && { image: described(picture, own, displayTitle ?? title) }),
    }
  },
  card: {
    include: ['image'],
    map: ({ image: picture, path, url: page, maker, date }) => ({
      href: path ?? page,
      image: picture,
      meta: [maker, date].filter(Boolean).join(', ') || undefined,
    }),
  },
  search: ({ title }) => ({ title, type: 'Artwork' }),
})

/** The last segment of an object's address. */
function objectIdOf(page: string): string | undefined {
  const last = page.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1)
  try {
    return last && decodeURIComponent(last)
  } catch {
    return last
  }
}

/** Where an editor described the same picture, with words and crops, that stands. */
const described = (picture: Image, own: Image | undefined, title: string): Image =>
  own?.iiif?.id === picture.iiif?.id ? { ...picture, ...own } : { title, alt: title, ...picture }

/** The picture of an object, shown whole; without its size, which the image server may not say, when that fails. */
async function pictureOf(
  { objectID, iiifImageID: id }: CollectionRecord,
  { ports, log }: { ports: Ports; log: Log },
): Promise<Image | undefined> {
  if (!id) return undefined
  try {
    const size = await ports.images.sizeOf(id)
    if (size) return { iiif: { id }, placemat: true, ...size }
    log.warn({ objectID, iiifImageID: id }, `The image server has no picture "${id}" of the object ${objectID}.`)
    return undefined
  } catch (error) {
    log.warn({ objectID, iiifImageID: id, error }, `The size of "${id}" is not known: ${(error as Error).message}`)
    return { iiif: { id }, placemat: true }
  }
}
