import { type FileName, fileId, uidOf } from '../../source/files/file-names.ts'
import type { EntryFiles } from '../../source/files/languages/entry-files.ts'
import { isShown } from '../../source/files/listing.ts'
import { TYPE_NAME } from '../../source/files/nested-folders.ts'
import { texts } from '../../store/bytes.ts'
import type { Database } from '../../store/database.ts'
import { type Difference, revivedBy } from './scan.ts'

/**
 * The files of entries among paths of a content directory. What is beside `entries` is none: it is looked at in each
 * run. Neither is a hidden file.
 *
 * @returns null where a path names something else in `entries`: anything may have changed
 */
export function entryFiles(paths: readonly string[]): FileName[] | null {
  const files = new Map<string, FileName>()
  for (const path of paths) {
    const [root, folder = '', name = '', ...more] = path.split('/')
    if (root !== 'entries' || !isShown(name)) continue
    if (!TYPE_NAME.test(folder) || !name.endsWith('.json') || name.includes('\0') || more.length > 0) return null
    files.set(`${folder}/${name}`, { folder, name })
  }
  return [...files.values()]
}

/** Compares these files with what the store has read of them. No others are looked at. */
export function lookAt(
  files: EntryFiles,
  db: Database,
  named: readonly FileName[],
  codeOf: (type: string) => string,
): Difference {
  const difference: Difference = { changed: [], gone: [], reports: [] }
  const own = new Map(named.flatMap((file) => files.filesOf(file)).map((file) => [fileId(file), file]))
  for (const file of own.values()) {
    const known = db.first<{ stamp: string; code: string }>(
      `SELECT ${texts('stamp', 'code')} FROM file WHERE folder = ? AND name = ?`,
      file.folder,
      file.name,
    )
    const stamp = files.stampOf(file)
    if (stamp === null) {
      if (known) difference.gone.push(file)
    } else if (known?.stamp !== stamp || known.code !== codeOf(file.folder)) difference.changed.push({ ...file, stamp })
  }
  const { changed, gone } = difference
  changed.push(...revivedBy(db, files, gone.map(uidOf), new Set([...changed, ...gone].map(fileId))))
  return difference
}

const KEY = 'looked through'

/** Tells whether the whole directory was looked through by the present code: then only what has changed since differs. */
export const isLookedThrough = (db: Database, code: string): boolean =>
  db.value<string>(`SELECT ${texts('value')} FROM meta WHERE key = '${KEY}'`) === code

/** @param code changes when entries would be stored otherwise */
export function noteLookedThrough(db: Database, code: string): void {
  if (!isLookedThrough(db, code)) db.run(`INSERT OR REPLACE INTO meta VALUES ('${KEY}', ?)`, code)
}
