import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
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

/**
 * Lists the files of a folder, the newest first.
 *
 * @param folder may be missing
 */
export async function listFiles(folder: string): Promise<ListedFile[]> {
  const names = await readdir(folder).catch(() => [])
  const files: ListedFile[] = []
  const waiting = names.flatMap((name) => {
    const read = readFileName(name)
    return read ? [{ name, read }] : []
  })
  waiting.length = Math.min(waiting.length, MAX_FILES)
  const next = async (): Promise<void> => {
    for (let one = waiting.pop(); one; one = waiting.pop()) {
      const facts = await stat(join(folder, one.name)).catch(() => undefined)
      if (!facts?.isFile()) continue
      const { size: bytes, mtime } = facts
      files.push({ ...one.read, address: `/${FOLDER}/${one.name}`, bytes, changedAt: mtime.toISOString() })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
  const order = (one: ListedFile, other: ListedFile) =>
    other.changedAt < one.changedAt ? -1 : other.changedAt > one.changedAt ? 1 : one.address < other.address ? -1 : 1
  return files.sort(order)
}
