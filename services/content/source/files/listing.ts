import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { attempt, contentPlace, FileError, nearestName, type Problem, problemOf, realPathSync } from '#engine/host.ts'
import { TYPE_NAME } from './nested-folders.ts'

/** Bytes of a folder itself, which has some fifty for each file: its names have to fit into memory. */
const LARGEST_FOLDER = 64 * 1024 * 1024

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
    const nearest = nearestName('entries', namesOf(contentDir).filter(isShown))
    const remedy = nearest ? `Did you mean "${nearest}"? Rename it.` : 'Set CONTENT_DIR, or make the folder.'
    return existsSync(contentDir)
      ? `The content directory ${contentDir} has no folder "entries". ${remedy}`
      : `There is no content directory ${contentDir}. Set CONTENT_DIR, or bring it back.`
  }
}

/** False for a hidden file: systems, editors and copies leave such beside content, and none is of it. */
export const isShown = (name: string): boolean => !name.startsWith('.')

/** Folders and files in `entries`, without hidden ones. */
export function contentOf(root: string): { folders: string[]; files: string[] } {
  const items = readdirSync(root, { withFileTypes: true }).filter(({ name }) => isShown(name))
  const named = (isWanted: boolean) => items.filter((item) => isFolder(root, item) === isWanted).map(({ name }) => name)
  return { folders: named(true), files: named(false) }
}

/** A link that leads to a folder is one, also where it leads out: that is said when it is read. */
export function isFolder(root: string, item: Dirent): boolean {
  if (!item.isSymbolicLink()) return item.isDirectory()
  return attempt(() => statSync(join(root, item.name)).isDirectory()) ?? false
}

/** Names of the files in a folder, without hidden ones; none when it is not there. */
export function namesIn(root: string, folder: string): string[] | Error {
  try {
    const path = realPathSync(contentPlace(dirname(root), `entries/${folder}`))
    if (statSync(path).size > LARGEST_FOLDER)
      return new FileError('it holds too many files', 'Keep a million files at most in a folder.')
    return readdirSync(path).filter(isShown)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? [] : (error as Error)
  }
}

/** Paths of all files of entries, in order. Folders that cannot be read are named when they are ingested. */
export function entryPaths(contentDir: string): string[] {
  const root = join(contentDir, 'entries')
  const paths = contentOf(root)
    .folders.filter((folder) => TYPE_NAME.test(folder))
    .flatMap((folder) => {
      const names = namesIn(root, folder)
      const files = names instanceof Error ? [] : names.filter((name) => name.endsWith('.json'))
      return files.map((name) => `entries/${folder}/${name}`)
    })
  return paths.sort()
}

export function unreadableFolder(folder: string, error: Error): Problem {
  const remedy = 'Make it a folder that can be read, or delete it with its entries.'
  const { message } = error
  return problemOf(
    `entries/${folder}`,
    `cannot be read: ${message}`,
    error instanceof FileError ? error.remedy : remedy,
  )
}

/** Tells whether a name has bytes that are no text, which are read as this letter. */
export const isNotUtf8 = (name: string): boolean => name.includes('\ufffd')

export const strangeName = (folder: string, name: string): Problem =>
  problemOf(`entries/${folder}/${name}`, 'is not read: its name is not UTF-8', 'Name the file again.')

/** Null for a file that is not there, nothing for one that cannot be looked at: reading it says why. */
export function stampOf(path: string): string | null {
  try {
    const facts = statSync(path, { throwIfNoEntry: false })
    return facts ? `${facts.mtimeMs} ${facts.size}` : null
  } catch {
    return ''
  }
}

/** Names in any folder, in order; none where there is no such folder, or it cannot be read. */
export const namesOf = (folder: string): string[] => attempt(() => readdirSync(folder).sort()) ?? []
