import { join } from 'node:path'
import { isRecord, parseJson } from 'atrium'
import { contentText, MAX_LIST_BYTES, writeWhole } from '#engine/host.ts'

/** In the content directory, so that it goes where its files go; hidden, so that it is none of them. */
const FILE = '.pulled.json'

/** Hashes of files of a content directory as they were taken from the database. */
export function readPulled(directory: string): Map<string, string> {
  try {
    const value = parseJson(contentText(directory, FILE, MAX_LIST_BYTES) ?? '{}')
    return new Map(Object.entries(isRecord(value) ? value : {}).map(([path, hash]) => [path, String(hash)]))
  } catch {
    // Without it more is asked of whoever publishes.
    return new Map()
  }
}

export const notePulled = (directory: string, pulled: ReadonlyMap<string, string>): Promise<void> =>
  writeWhole(join(directory, FILE), `${JSON.stringify(Object.fromEntries(pulled), null, 2)}\n`)

/** Forgets files of which directory and database are one by now. A directory that cannot be written keeps them. */
export async function forgetPulled(directory: string, kept: ReadonlySet<string>): Promise<void> {
  const pulled = readPulled(directory)
  const needed = new Map([...pulled].filter(([path]) => kept.has(path)))
  if (needed.size < pulled.size) await notePulled(directory, needed).catch(() => undefined)
}
