import type { Clock, Institution, Log } from '#engine'
import type { Catalogue } from './catalogue/catalogue.ts'
import { checkInStore } from './check/in-store.ts'
import { type EditorLists, openEditorLists } from './read/editors/index.ts'
import type { WritableSource } from './source/source.ts'
import type { ContentWriter } from './writer/content-writer.ts'
import { openWriter } from './writer/open-writer.ts'

export type { EditorLists, ListedEntry, ListedQuery, ListedState } from './read/editors/index.ts'
export type { Conflict, ContentWriter, EntryTexts, Saved, Text } from './writer/content-writer.ts'

/** What those who write entries need beside what visitors see. */
export interface Editing {
  lists: EditorLists
  /** Absent: entries are written elsewhere. */
  writer?: ContentWriter
  /** By how many weeks dates of the content directory are moved where they are shown. */
  movedBy(): number
}

export interface EditingInputs {
  /** Where entries are written; absent: elsewhere. */
  source?: WritableSource | undefined
  /** Has files shown that were written. */
  onWritten(paths: readonly string[]): Promise<unknown>
  /** Tells whether something beside the entries' own pages answers at a path. */
  hasRoute?: (path: string) => boolean | Promise<boolean>
}

interface EditingOptions extends EditingInputs {
  /** The store file. */
  store: string
  catalogue: Catalogue
  institution: Institution
  clock: Clock
  movedBy: () => number
  log: Log
}

/** Whoever serves visitors does not load this. */
export function openEditing({
  source,
  onWritten,
  hasRoute,
  store,
  catalogue,
  institution: { siteUrl, timeZone },
  clock,
  movedBy,
  log,
}: EditingOptions): Editing {
  const lists = openEditorLists({
    path: store,
    catalogue,
    now: () => clock.now(),
    checkOver: (db) => checkInStore(db, { catalogue, siteUrl, hasRoute }),
  })
  const addressesOf = ({ uid }: { uid: string }) => lists.addresses(uid)
  const writer = source && openWriter({ source, clock, timeZone, addressesOf, onWritten, log })
  return { lists, movedBy, ...(writer && { writer }) }
}
