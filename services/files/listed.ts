import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { eachOf } from '#engine/host.ts'
import { FOLDER, type NamedFile, readFileName } from './names.ts'

/** A file of the content directory that visitors may be led to. */
export interface ListedFile extends NamedFile {
  /** Like `/media/kiln.mp3`. */
  address: string
  bytes: number
  /** When it was changed, ISO 8601. */
  changedAt: string
}

/** Far more than an institution has; of more the rest is not listed. */
const MAX_FILES = 20_000
/** Files asked for at once. */
const AT_ONCE = 32

/** Milliseconds in which a folder in which nothing came or went is not read again. */
const FRESH = 5000

/** The files of a folder, which may be missing. */
export interface FileList {
  /** All of them, the newest first; what changed in place is told after a few seconds. */
  all(): Promise<readonly ListedFile[]>
  /** One by its name, as it is now. */
  one(name: string): Promise<ListedFile | undefined>
}

export function openFileList(folder: string): FileList {
  const one = async (name: string): Promise<ListedFile | undefined> => {
    const read = readFileName(name)
    if (!read) return undefined
    const facts = await stat(join(folder, name)).catch(() => undefined)
    if (!facts?.isFile()) return undefined
    const { size: bytes, mtime } = facts
    return { ...read, address: `/${FOLDER}/${name}`, bytes, changedAt: mtime.toISOString() }
  }
  const list = async (): Promise<ListedFile[]> => {
    const names = (await readdir(folder).catch(() => [])).filter(readFileName).slice(0, MAX_FILES)
    const files: ListedFile[] = []
    await eachOf(names, AT_ONCE, async (name) => {
      const file = await one(name)
      if (file) files.push(file)
    })
    return files.sort(newestFirst)
  }
  let known: { state: number; read: number; files: Promise<readonly ListedFile[]> } | undefined
  return {
    one,
    async all() {
      const state = (await stat(folder).catch(() => undefined))?.mtimeMs ?? 0
      const now = performance.now()
      if (known?.state !== state || now - known.read > FRESH) known = { state, read: now, files: list() }
      return known.files
    },
  }
}

const newestFirst = (one: ListedFile, other: ListedFile): number =>
  other.changedAt < one.changedAt ? -1 : other.changedAt > one.changedAt ? 1 : one.address < other.address ? -1 : 1
