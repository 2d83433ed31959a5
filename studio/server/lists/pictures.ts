import { type Entry, type Image, isRecord, pictureUrl } from 'atrium'
import type { ContentStore, Field, Fields, SiteDefinition } from '#engine/host.ts'

/** Addresses of small pictures of entries, by uid; on the origin of the canvas. */
export type Pictures = (uids: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** Pixels. */
const WIDTH = 160
/** The content type of pictures; see `f.image`. */
const IMAGE = 'image'

/**
 * Finds the first picture that each entry names itself.
 *
 * @param base address of the own image server
 */
export const findPictures =
  (site: Pick<SiteDefinition, 'contentTypes'>, store: Pick<ContentStore, 'get'>, base: string): Pictures =>
  async (uids) => {
    const named = new Map<string, string>()
    const found = new Map<string, string>()
    for (const entry of await store.get(uids)) {
      const fields = site.contentTypes.get(entry.contentType)?.fields ?? {}
      const picture = entry.contentType === IMAGE ? entry.uid : firstPicture(fields, entry)
      if (picture) named.set(entry.uid, picture)
    }
    const images = new Map((await store.get([...new Set(named.values())])).map((image) => [image.uid, image]))
    for (const [uid, picture] of named) {
      const address = addressOf(images.get(picture), base)
      if (address) found.set(uid, address)
    }
    return found
  }

function firstPicture(fields: Fields, model: Record<string, unknown>): string | undefined {
  for (const [name, field] of Object.entries(fields)) {
    const uid = pictureIn(field, model[name])
    if (uid) return uid
  }
  return undefined
}

function pictureIn(field: Field, value: unknown): string | undefined {
  if (field.kind === 'reference')
    return field.to.join() === IMAGE && isRecord(value) ? (value.uid as string | undefined) : undefined
  if (field.kind === 'group') return isRecord(value) ? firstPicture(field.fields, value) : undefined
  return field.kind === 'list' && Array.isArray(value) && value.length > 0 ? pictureIn(field.of, value[0]) : undefined
}

function addressOf(entry: Entry | undefined, base: string): string | undefined {
  const { iiif, width, height } = (entry ?? {}) as Partial<Image>
  if (!iiif?.id || iiif.service) return undefined
  const whole = `${base}/${encodeURIComponent(iiif.id)}`
  return width && height
    ? pictureUrl(whole, { w: width, h: height }, Math.min(WIDTH, width))
    : `${whole}/full/${WIDTH},/0/default.jpg`
}
