import { closeSync, fsync, fsyncSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { unfinishedName } from './unfinished-files.ts'

/** A file that is written whole beside its place, and is on disk. */
export interface StagedFile {
  /** Its hidden name, in the folder of its place. Whoever takes it renames it, and brings the folder to disk. */
  name: string
  /** Removes what was not taken. */
  discard(): void
}

/** Bytes that the end of an unfinished name takes, and more. */
const ROOM = 40
const MAX_NAME_BYTES = 255

let staged = 0

const toDisk = promisify(fsync)

/**
 * Writes a file beside its place. Its name is hidden until it is taken. The system has it at once, and nobody is held up
 * while it goes to disk: each step that the thread waits for would have its turn after whatever else there is to do.
 */
export async function stageFile(file: string, content: string | Buffer): Promise<StagedFile> {
  const unfinished = unfinishedName(join(dirname(file), `.${shortened(basename(file))}`), staged++)
  const discard = () => rmSync(unfinished, { force: true })
  try {
    const handle = opened(unfinished)
    try {
      writeFileSync(handle, content)
      await toDisk(handle)
    } finally {
      closeSync(handle)
    }
  } catch (error) {
    discard()
    throw error
  }
  return { name: basename(unfinished), discard }
}

function opened(file: string): number {
  try {
    return openSync(file, 'wx')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(dirname(file), { recursive: true })
    return openSync(file, 'wx')
  }
}

/** Brings the names in a folder to disk: which file is at which. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } catch (error) {
    // Some file systems, like those of networks, do it by themselves and refuse to be asked.
    if (!['EINVAL', 'ENOTSUP', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  } finally {
    closeSync(handle)
  }
}

/** A name that has room for an end within what a file system takes. */
function shortened(name: string): string {
  let short = name
  while (Buffer.byteLength(short) > MAX_NAME_BYTES - ROOM) short = [...short].slice(0, -1).join('')
  return short
}
