import {
  decoded,
  defineContentType,
  defined,
  f,
  foreignLanguage,
  type Image,
  type Log,
  listed,
  type Ports,
  serviceLanguage,
} from 'atrium'
import { z } from 'zod'
import messages from '../../messages.ts'
import { checkRecord } from '../collection/check-record.ts'
import type { CollectionRecord } from '../collection/collection.ts'

/** Describes what the collection service says of an object, as pages read it. */
export interface CollectionData extends Omit<CollectionRecord, 'objectID' | 'title'> {
  /** The title that the collection gives it. */
  displayTitle?: string
  /** Made from `iiifImageID`; it replaces the entry's own. */
  image?: Image
  /** The language of what the collection says (BCP 47), where it is another than that of the site. */
  factsLanguage?: string
}

export default defineContentType({
  name: 'collection_object',
  label: 'Collection object',
  plural: 'Collection objects',
  icon: 'amphora',
  category: 'Media',
  help: "A work of the museum's collection: the collection service says the rest.",
  schema: z.object({
    url: f.required(
      f.url({
        label: 'URL',
        help: 'The address of the work in the collection; its last part is the number of the object.',
        example: 'https://collection.example.org/objects/1988-31',
      }),
    ),
    image: f.image({
      help: 'Shown where the collection has no picture; its words and crops win for the same picture.',
    }),
  }),
  derive: ({ entry }) => ({ objectID: objectIdOf(entry.url) }),
  async enrich({ entry, ports, institution, log }): Promise<CollectionData | null> {
    const { title, url, image: own } = entry
    const objectID = objectIdOf(url)
    const record = objectID ? await ports.collection.get(objectID) : null
    if (!record) {
      log.warn({ objectID, url }, `The collection knows no object ${objectID}. Correct the url of "${title}".`)
      return null
    }
    const { objectID: _, title: called, ...data } = record
    // The collection speaks the institution's own language; in another one an entry that is written in it has a title there.
    const factsLanguage = serviceLanguage(institution)
    const isWritten = factsLanguage !== undefined && foreignLanguage(entry, institution.language) === undefined
    const displayTitle = isWritten ? undefined : called
    const picture = await pictureOf(record, { ports, log })
    return defined({
      ...data,
      displayTitle,
      factsLanguage,
      image: picture && described(picture, own, displayTitle ?? title),
    })
  },
  card: ({ entry: { path, url, maker, date, factsLanguage } }) => ({
    href: path ?? url,
    metaLang: factsLanguage,
    meta: listed([maker, date]) || undefined,
  }),
  kind: messages.artwork,
  check: ({ entry: { objectID }, port }) => checkRecord(objectID, port),
})

/** The last segment of an object's address. */
function objectIdOf(page: string): string | undefined {
  const last = page.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1)
  return last && decoded(last)
}

/** Where an editor described the same picture, with words and crops, that one is shown; its size is that of the master. */
const described = (picture: Image, own: Image | undefined, title: string): Image =>
  own?.iiif?.id === picture.iiif?.id ? { ...picture, ...own, ...sizeOf(picture) } : { title, alt: title, ...picture }

const sizeOf = ({ width, height }: Image) => defined({ width, height })

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
