import { setImmediate } from 'node:timers/promises'
import type { Problem } from '#engine/host.ts'
import { type FileName, fileId, uidOf } from '../../source/files/file-names.ts'
import type { EntryFiles } from '../../source/files/languages/entry-files.ts'
import { contentOf, isNotUtf8, namesIn, strangeName, unreadableFolder } from '../../source/files/listing.ts'
import { nestedFolders, strangeFiles, strangeFolders, TYPE_NAME } from '../../source/files/nested-folders.ts'
import { texts } from '../../store/bytes.ts'
import type { Database } from '../../store/database.ts'
import { distinctValues } from '../../store/distinct.ts'

export interface FileFacts extends FileName {
  /** Time of the last change and size; differs when the file may have changed. */
  stamp: string
  /** Read again though it is as it was: something else stood in its way until now. */
  isRevived?: boolean
}

export interface Difference {
  /** New files, changed ones, and those whose content type has other code than when they were read. */
  changed: FileFacts[]
  gone: FileName[]
  /** Folders that cannot be read, of which what is stored stays, and those in which nothing is read. */
  reports: Problem[]
}

/** Files looked at before other work gets its turn. */
const FILES_PER_SLICE = 2000
/**
 * Compares the files of a content directory with those the store has read, by time and size. Nothing is opened.
 *
 * @param codeOf the code of a content type at present
 */
export async function scan(
  contentDir: string,
  entries: EntryFiles,
  db: Database,
  codeOf: (type: string) => string,
): Promise<Difference> {
  const root = `${contentDir}/entries`
  const { folders, files } = contentOf(root)
  const present = folders.filter((name) => TYPE_NAME.test(name))
  const known = distinctValues(db, { table: 'file', column: 'folder' })
  const difference: Difference = {
    changed: [],
    gone: [],
    reports: [...strangeFolders(root, folders), ...strangeFiles('', files)],
  }
  for (const folder of [...new Set([...present, ...known])].sort())
    await scanFolder(root, folder, { entries, db, code: codeOf(folder) }, difference)
  const { changed, gone } = difference
  changed.push(...revivedBy(db, entries, gone.map(uidOf), new Set([...changed, ...gone].map(fileId))))
  return difference
}

/** One string for a folder of any size: it is made and taken apart faster than as many rows. No name holds a slash. */
const KNOWN =
  "SELECT CAST(group_concat(name || '/' || stamp || ' ' || code, '//') AS BLOB) AS files FROM file WHERE folder = ?"

async function scanFolder(
  root: string,
  folder: string,
  { entries, db, code }: { entries: EntryFiles; db: Database; code: string },
  difference: Difference,
): Promise<void> {
  const names = namesIn(root, folder)
  if (names instanceof Error) {
    difference.reports.push(unreadableFolder(folder, names))
    return
  }
  difference.reports.push(...nestedFolders(root, folder, names), ...strangeFiles(folder, names))
  const known = new Set(db.value<string | null>(KNOWN, folder)?.split('//'))
  const changed = new Set<string>()
  const present = new Set(names)
  let looked = 0
  for (const name of entries.namesOf(folder, names)) {
    if (!name.endsWith('.json')) continue
    if (++looked % FILES_PER_SLICE === 0) await setImmediate()
    const stamp = entries.stampOf({ folder, name }, present)
    if (stamp === null && isNotUtf8(name)) difference.reports.push(strangeName(folder, name))
    if (stamp === null || known.delete(`${name}/${stamp} ${code}`)) continue
    changed.add(name)
    difference.changed.push({ folder, name, stamp })
  }
  for (const file of known) {
    const [name] = file.split('/', 1) as [string]
    if (!changed.has(name)) difference.gone.push({ folder, name })
  }
}

/**
 * The files that stood back for another one with their uid, which no longer holds: a published version for its draft, or
 * one of two files of one uid. They are read again.
 *
 * @param settled ids of files that need not be read again
 */
export function revivedBy(
  db: Database,
  files: EntryFiles,
  uids: readonly string[],
  settled: ReadonlySet<string>,
): FileFacts[] {
  return [...new Set(uids)].flatMap((uid) =>
    db.all<FileName>(`SELECT ${texts('folder', 'name')} FROM file WHERE uid = ?`, uid).flatMap((file) => {
      const stamp = settled.has(fileId(file)) ? null : files.stampOf(file)
      return stamp === null ? [] : [{ ...file, stamp, isRevived: true }]
    }),
  )
}
