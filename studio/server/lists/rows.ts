import { defined } from '#engine'
import type { ContentStore, SiteDefinition } from '#engine/host.ts'
import type { ListedEntry } from '../desk/content.ts'
import { findPictures } from './pictures.ts'

/** Names an entry. */
export interface Ref {
  type: string
  uid: string
}

/** An entry in a list. */
export interface Row extends Omit<ListedEntry, 'uid' | 'type' | 'at'> {
  ref: Ref
  typeLabel: string
  /** When it is published, or expired, ISO 8601. */
  at?: string
  /** Address of a small picture, on the origin of the canvas. */
  picture?: string
}

interface RowSources {
  site: Pick<SiteDefinition, 'contentTypes'>
  drafts: Pick<ContentStore, 'get'>
  /** Where the own image server answers. */
  images: string
  /** Reads what an entry that cannot be loaded is called in its file. */
  fileTitle(ref: Ref): Promise<string | undefined>
}

/** Makes rows of what was found, with their pictures; these are looked up in the drafts, or in a store that is given. */
export const rowsOf =
  ({ site, drafts, images, fileTitle }: RowSources) =>
  async (entries: readonly ListedEntry[], store = drafts): Promise<Row[]> => {
    const pictures = findPictures(site, store, images)
    const shown = await pictures(entries.map(({ uid }) => uid))
    return Promise.all(
      entries.map(async ({ uid, type, at, ...entry }) => {
        const ref = { type, uid }
        // What cannot be loaded is listed by its uid.
        const title = entry.title === uid ? ((await fileTitle(ref)) ?? uid) : entry.title
        return defined({
          ref,
          ...entry,
          title,
          typeLabel: site.contentTypes.get(type)?.definition.label ?? type,
          at: at ?? undefined,
          picture: shown.get(uid),
        })
      }),
    )
  }
