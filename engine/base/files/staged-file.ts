import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs'
import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
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

/** Writes a file beside its place. Its name is hidden until it is taken. */
export async function stageFile(file: string, content: string | Buffer): Promise<StagedFile> {
  const unfinished = unfinishedName(join(dirname(file), `.${shortened(basename(file))}`), staged++)
  const discard = () => rmSync(unfinished, { force: true })
  try {
    const handle = await opened(unfinished)
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch (error) {
    discard()
    throw error
  }
  return { name: basename(unfinished), discard }
}

async function opened(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'wx')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    await mkdir(dirname(file), { recursive: true })
    return open(file, 'wx')
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
