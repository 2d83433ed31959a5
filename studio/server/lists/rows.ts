import { defined, localAddress } from 'atrium'
import type { ContentStore, SiteDefinition } from '#engine/host.ts'
import type { ListedEntry, Translation } from '../desk/content.ts'
import type { FileHead } from './file-head.ts'
import { findPictures } from './pictures.ts'

/** Names an entry. */
export interface Ref {
  type: string
  uid: string
}

/** An entry in a list. */
export interface Row extends Omit<ListedEntry, 'uid' | 'type' | 'at' | 'isBroken'> {
  ref: Ref
  typeLabel: string
  /** When it is published, or expired, ISO 8601. */
  at?: string
  /** Address of a small picture, on the origin of the canvas. */
  picture?: string
  /** Its newest file is no JSON: only its text can be shown. */
  isDamaged?: true
  /** What it has in the language that is written, where that is not the institution's own. */
  translation?: 'missing' | 'outdated'
}

interface RowSources {
  site: Pick<SiteDefinition, 'contentTypes'>
  drafts: Pick<ContentStore, 'get'>
  /** Where the own image server answers. */
  images: string
  /** What addresses of the language begin with. */
  basePath: string
  /** What entries have in the language that is written; absent: it is the institution's own. */
  translationOf?(ref: Ref): Translation
  /** Reads what an entry that cannot be loaded is called in its file, and whether that can be read. */
  fileHead(ref: Ref): Promise<FileHead>
}

/** Makes rows of what was found, with their pictures; these are looked up in the drafts, or in a store that is given. */
export const rowsOf =
  ({ site, drafts, images, basePath, translationOf, fileHead }: RowSources) =>
  async (entries: readonly ListedEntry[], store = drafts): Promise<Row[]> => {
    const pictures = findPictures(site, store, images)
    const shown = await pictures(entries.map(({ uid }) => uid))
    return Promise.all(
      entries.map(async ({ uid, type, at, isBroken, ...entry }) => {
        const ref = { type, uid }
        const translation = translationOf?.(ref)
        const head = isBroken ? await fileHead(ref) : undefined
        return defined({
          ref,
          ...entry,
          path: entry.path === null ? null : localAddress(entry.path, basePath),
          ...(translation && inLanguage(entry.state, translation)),
          // What cannot be loaded is listed by its uid.
          title: entry.title === uid ? (head?.title ?? uid) : entry.title,
          isDamaged: head?.isDamaged || undefined,
          typeLabel: site.contentTypes.get(type)?.definition.label ?? type,
          at: at ?? undefined,
          picture: shown.get(uid),
        })
      }),
    )
  }

/** What moments say of an entry holds for all its languages; whether it is a draft, the files of one say. */
const inLanguage = (state: ListedEntry['state'], { state: own, isOutdated }: Translation) => ({
  state: own === 'missing' || state === 'scheduled' || state === 'expired' ? state : own,
  ...(own === 'missing' ? { translation: 'missing' as const } : isOutdated && { translation: 'outdated' as const }),
})
