import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { contentPlace, FileError, realPathSync } from '#engine/host.ts'
import type { Report } from '../report.ts'
import { texts } from '../store/bytes.ts'
import type { Database } from '../store/database.ts'
import { distinctValues } from '../store/distinct.ts'
import { nestedFolders, strangeFiles, strangeFolders, TYPE_NAME } from './nested-folders.ts'

/** A file of the content directory: `entries/<folder>/<name>`. */
export interface FileName {
  folder: string
  name: string
}

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
  reports: Report[]
}

export const fileId = ({ folder, name }: FileName): string => `${folder}/${name}`
/** The path inside the content directory, for reports. */
export const filePath = (file: FileName): string => `entries/${fileId(file)}`
export const uidOf = ({ name }: FileName): string => name.replace(/(?:\.draft)?\.json$/, '')
export const isDraftFile = ({ name }: FileName): boolean => name.endsWith('.draft.json')

/** Files looked at before other work gets its turn. */
const STRIDE = 2000
/** Bytes of a folder itself, which has some fifty for each file: its names have to fit into memory. */
const LARGEST_FOLDER = 64 * 1024 * 1024

/**
 * Compares the files of a content directory with those the store has read, by time and size. Nothing is opened.
 *
 * @param codeOf the code of a content type at present
 */
export async function scan(contentDir: string, db: Database, codeOf: (type: string) => string): Promise<Difference> {
  const root = join(contentDir, 'entries')
  const { folders, files } = contentOf(root)
  const present = folders.filter((name) => TYPE_NAME.test(name))
  const known = distinctValues(db, { table: 'file', column: 'folder' })
  const difference: Difference = {
    changed: [],
    gone: [],
    reports: [...strangeFolders(root, folders), ...strangeFiles('', files)],
  }
  for (const folder of [...new Set([...present, ...known])].sort())
    await scanFolder(root, folder, db, codeOf(folder), difference)
  const { changed, gone } = difference
  changed.push(...revivedBy(db, root, gone.map(uidOf), new Set([...changed, ...gone].map(fileId))))
  return difference
}

/** Why a content directory cannot be ingested; null when it can. One that is gone is not one whose entries are gone. */
export function whyUnreadable(contentDir: string): string | null {
  const entries = join(contentDir, 'entries')
  try {
    readdirSync(entries)
    return null
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && code !== 'ENOTDIR')
      return `The content directory cannot be read: ${message}. Let it be read.`
    return existsSync(contentDir)
      ? `The content directory ${contentDir} has no folder "entries". Set CONTENT_DIR, or make the folder.`
      : `There is no content directory ${contentDir}. Set CONTENT_DIR, or bring it back.`
  }
}

function contentOf(root: string): { folders: string[]; files: string[] } {
  const items = readdirSync(root, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'))
  const [folders, files] = [true, false].map((isWanted) =>
    items.filter((item) => isFolder(root, item) === isWanted).map(({ name }) => name),
  ) as [string[], string[]]
  return { folders, files }
}

/** A link that leads to a folder is one, also where it leads out: that is said when it is read. */
function isFolder(root: string, item: Dirent): boolean {
  if (!item.isSymbolicLink()) return item.isDirectory()
  try {
    return statSync(join(root, item.name)).isDirectory()
  } catch {
    return false
  }
}

/** Names of the files in a folder; none when it is not there. */
function namesIn(root: string, folder: string): string[] | Error {
  try {
    const path = realPathSync(contentPlace(dirname(root), `entries/${folder}`))
    if (statSync(path).size > LARGEST_FOLDER)
      return new FileError('it holds too many files', 'Keep a million files at most in a folder.')
    return readdirSync(path)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? [] : (error as Error)
  }
}

const unreadableFolder = (folder: string, error: Error): Report => ({
  path: `entries/${folder}`,
  severity: 'error',
  field: '',
  reason: `cannot be read: ${error.message}`,
  remedy:
    error instanceof FileError ? error.remedy : 'Make it a folder that can be read, or delete it with its entries.',
})

/** What stands for bytes that are no text: no file is called so. */
const NOT_UTF8 = '\ufffd'

const strangeName = (folder: string, name: string): Report => ({
  path: `entries/${folder}/${name}`,
  severity: 'error',
  field: '',
  reason: 'is not read: its name is not UTF-8',
  remedy: 'Name the file again.',
})

/** One string for a folder of any size: it is made and taken apart faster than as many rows. No name holds a slash. */
const KNOWN =
  "SELECT CAST(group_concat(name || '/' || stamp || ' ' || code, '//') AS BLOB) AS files FROM file WHERE folder = ?"

async function scanFolder(
  root: string,
  folder: string,
  db: Database,
  code: string,
  difference: Difference,
): Promise<void> {
  const names = namesIn(root, folder)
  if (names instanceof Error) {
    difference.reports.push(unreadableFolder(folder, names))
    return
  }
  difference.reports.push(...nestedFolders(root, folder, names), ...strangeFiles(folder, names))
  const known = new Set(db.first<{ files: string | null }>(KNOWN, folder)?.files?.split('//'))
  const changed = new Set<string>()
  let looked = 0
  for (const name of names) {
    if (!name.endsWith('.json')) continue
    if (++looked % STRIDE === 0) await setImmediate()
    const stamp = stampOf(`${root}/${folder}/${name}`)
    if (stamp === null && name.includes(NOT_UTF8)) difference.reports.push(strangeName(folder, name))
    if (stamp === null || known.delete(`${name}/${stamp} ${code}`)) continue
    changed.add(name)
    difference.changed.push({ folder, name, stamp })
  }
  for (const file of known) {
    const [name] = file.split('/', 1) as [string]
    if (!changed.has(name)) difference.gone.push({ folder, name })
  }
}

/** Null for a file that is not there, nothing for one that cannot be looked at: reading it says why. */
export function stampOf(path: string): string | null {
  try {
    const facts = statSync(path, { throwIfNoEntry: false })
    return facts ? `${facts.mtimeMs} ${facts.size}` : null
  } catch {
    return ''
  }
}

/**
 * The files that stood back for another one with their uid, which no longer holds: a published version for its draft, or
 * one of two files of one uid. They are read again.
 *
 * @param root folder `entries`
 * @param settled ids of files that need not be read again
 */
export function revivedBy(
  db: Database,
  root: string,
  uids: readonly string[],
  settled: ReadonlySet<string>,
): FileFacts[] {
  return [...new Set(uids)].flatMap((uid) =>
    db.all<FileName>(`SELECT ${texts('folder', 'name')} FROM file WHERE uid = ?`, uid).flatMap((file) => {
      const stamp = settled.has(fileId(file)) ? null : stampOf(`${root}/${fileId(file)}`)
      return stamp === null ? [] : [{ ...file, stamp, isRevived: true }]
    }),
  )
}
