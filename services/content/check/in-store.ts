import { type Entry, trimPath } from 'atrium'
import { type FieldProblem, memo, type Problem } from '#engine/host.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { failed } from '../ingest/project.ts'
import { texts } from '../store/bytes.ts'
import type { Database } from '../store/database.ts'
import { checkEntry } from './entry-checks.ts'

export interface StoreCheckOptions {
  catalogue: Catalogue
  siteUrl: string
  /** Tells whether something beside the entries' own pages answers at a path, like an endpoint. */
  hasRoute?: ((path: string) => boolean | Promise<boolean>) | undefined
  /** Ids on a page; null where no page is shown. Absent: they are not looked for. */
  anchorsAt?: ((path: string) => Promise<ReadonlySet<string> | null>) | undefined
  /** Checks an entry against what is no entry, like the master of a picture. */
  checkBeside?: ((entry: Entry, stored: StoredEntries) => Promise<FieldProblem[]>) | undefined
}

/** Reads all entries of a content type, by its name. */
export type StoredEntries = (contentType: string) => Promise<Entry[]>

/** An entry, and where it comes from. */
export interface CheckedEntry {
  entry: Entry
  /** `entries/<type>/<name>.json`. */
  file: string
  /** Drafts may refer to drafts, published entries to published ones. */
  perspective: 'published' | 'draft'
}

/**
 * Checks entries against all others of a store. What was found of a path is kept: make a new one after a change.
 *
 * @returns what there is to say of an entry in view of all others
 */
export function checkInStore(
  db: Database,
  { catalogue, siteUrl, hasRoute, anchorsAt, checkBeside }: StoreCheckOptions,
): (checked: CheckedEntry) => Promise<Problem[]> {
  const leads = memo(async (path: string) => isShownAt(db, path) || ((await hasRoute?.(path)) ?? false))
  const anchors = memo(async (path: string) => (isShownAt(db, path) ? ((await anchorsAt?.(path)) ?? null) : null))
  const stored = memo(async (contentType: string) =>
    db
      .column<string>(`SELECT ${texts('model')} FROM preview WHERE content_type = ?`, contentType)
      .map((model) => JSON.parse(model) as Entry),
  )
  return async ({ entry, file, perspective }) => {
    const own = db.value<string>(`SELECT ${texts('path')} FROM preview_path WHERE uid = ?`, entry.uid)
    const check = {
      ...{ catalogue, leads, own: own ?? null, anchorsAt: anchors },
      stateOf: stateIn(db, perspective),
      typeOf: (uid: string) => typeStored(db, uid),
    }
    try {
      const beside = (await checkBeside?.(entry, stored)) ?? []
      return [...(await checkEntry(entry, { file, siteUrl }, check)), ...beside.map((issue) => ({ ...issue, file }))]
    } catch (error) {
      return [{ file, ...failed(error as Error) }]
    }
  }
}

const isShownAt = (db: Database, path: string): boolean =>
  db.first(
    'SELECT 1 FROM preview_path WHERE path = ?1 UNION ALL SELECT 1 FROM redirect WHERE path = ?1',
    trimPath(path),
  ) !== undefined

/** Returns what is known of a uid that is referred to. */
const stateIn = (db: Database, perspective: 'published' | 'draft') => (uid: string) => {
  if (db.first(`SELECT 1 FROM ${perspective === 'draft' ? 'preview' : 'published'} WHERE uid = ?`, uid)) return 'there'
  if (db.first('SELECT 1 FROM draft WHERE uid = ?', uid)) return 'draft'
  return db.first("SELECT 1 FROM file WHERE uid = ? AND state = 'raw'", uid) ? 'uninstalled' : 'missing'
}

const typeStored = (db: Database, uid: string): string | undefined =>
  db.value<string>(`SELECT ${texts('content_type')} FROM preview WHERE uid = ?`, uid)
