import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, realpathSync, type Stats } from 'node:fs'
import { type FileHandle, lstat, open, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { FileError, isMissing, leadsOut, requireRegular, requireSize } from './file-error.ts'

/** Waits for nobody to write, follows no link, and takes no terminal over. */
const flags = (): number =>
  constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0) | (constants.O_NOCTTY ?? 0)

/** A file in a folder, and where it has to lie though links lead to it: in that folder, or in the one around it. */
export interface Place {
  /** May itself be a link. */
  folder: string
  /** Inside the folder; empty: the folder is the file. */
  name: string
  /** Absent: it has to lie in the folder. */
  around?: string
}

/**
 * Reads a regular file.
 *
 * @returns null where there is no such file
 * @throws FileError for what is no regular file, lies outside, or has more bytes; else as the system does
 */
export function readInsideSync(place: Place, maxBytes: number): Buffer | null {
  try {
    const real = realPathSync(place)
    requireRegular(lstatSync(real))
    const file = openSync(real, flags())
    try {
      return readOpened(file, maxBytes)
    } finally {
      closeSync(file)
    }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Asks what is opened, and not its path, which may be another file by now. */
function readOpened(file: number, maxBytes: number): Buffer {
  const facts = fstatSync(file)
  requireRegular(facts)
  requireSize(facts, maxBytes)
  const body = Buffer.allocUnsafe(facts.size)
  let filled = 0
  for (let read = -1; read !== 0 && filled < body.length; filled += read)
    read = readSync(file, body, filled, body.length - filled, filled)
  return body.subarray(0, filled)
}

/**
 * The path of a file or folder, without links.
 *
 * @throws FileError when it lies outside
 */
export function realPathSync({ folder, name, around }: Place): string {
  const real = notCircular(() => realpathSync.native(join(folder, name)))
  const isInside = contains(realpathSync.native(folder), real)
  if (!isInside && !(around !== undefined && contains(realpathSync.native(around), real))) throw leadsOut()
  return real
}

export interface FoundFile {
  facts: Stats
  /** Without links. */
  path: string
}

/** An open file. Whoever gets it has to close it. */
export interface OpenedFile extends FoundFile {
  file: FileHandle
}

/** Looks for a file as `readInsideSync` does. @throws as it does, and where there is no such file */
export async function findInside({ folder, name, around }: Place): Promise<FoundFile> {
  const path = await realpath(join(folder, name)).catch((error) => notCircular(() => rethrow(error)))
  const isInside = contains(await realpath(folder), path)
  if (!isInside && !(around !== undefined && contains(await realpath(around), path))) throw leadsOut()
  const facts = await lstat(path)
  requireRegular(facts)
  return { facts, path }
}

/** Opens a file as `readInsideSync` does. @throws as it does, and where there is no such file */
export async function openInside(place: Place): Promise<OpenedFile> {
  const { path } = await findInside(place)
  const file = await open(path, flags())
  try {
    const facts = await file.stat()
    requireRegular(facts)
    return { file, facts, path }
  } catch (error) {
    await file.close()
    throw error
  }
}

const rethrow = (error: unknown): never => {
  throw error
}

function notCircular<Value>(find: () => Value): Value {
  try {
    return find()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOOP') throw error
    throw new FileError('it is a link to itself', 'Put a file in its place, or remove it.')
  }
}

const contains = (folder: string, path: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
