import { decoded } from 'atrium'
import { BoundedCache, type ContentStore } from '#engine/host.ts'

/** Where the own image server is mounted. */
export const IMAGES = '/iiif'

/** Bounds what names of pictures may take, in bytes; far more than a site has. */
const MAX_BYTES = 8 * 2 ** 20
/** A picture of the own image server. */
const OWN = /\/iiif\/([^/]+)/

/**
 * Which pictures anybody may ask for by their id: all but those that only drafts name. A picture that no entry names is
 * public, and so is one that a page shows: services name pictures as well.
 */
export class PublicPictures {
  readonly #shown = new BoundedCache<true>(MAX_BYTES)
  readonly #published: Pick<ContentStore, 'find'>
  readonly #drafts: Pick<ContentStore, 'find'>

  /**
   * @param published content that everybody sees
   * @param drafts content with drafts in place of what is published
   */
  constructor(published: Pick<ContentStore, 'find'>, drafts: Pick<ContentStore, 'find'>) {
    this.#published = published
    this.#drafts = drafts
  }

  /** Notes the pictures that a public page shows, by what their addresses begin with. */
  noteShown(bases: readonly string[] = []): void {
    for (const base of bases) {
      const id = OWN.exec(base)?.[1]
      if (id) this.#shown.set(decoded(id).normalize(), true, 0)
    }
  }

  /**
   * @param id in any spelling of Unicode: files are found by all of them
   * @throws when the store cannot be asked
   */
  async isPublic(id: string): Promise<boolean> {
    if (this.#shown.has(id.normalize())) return true
    const spellings = [...new Set([id.normalize(), id.normalize('NFD'), id])]
    const isNamed = async (store: Pick<ContentStore, 'find'>) =>
      (await store.find(['image'], { where: { id: { in: spellings } }, page: { number: 1, size: 1 } })).items.length > 0
    return !(await isNamed(this.#drafts)) || isNamed(this.#published)
  }
}
