import type { Stats } from 'node:fs'

/** A file is there and is not read. The message says why, and follows a sentence like `cannot be read: `. */
export class FileError extends Error {
  override name = 'FileError'
  /** Says what to do, as a sentence. */
  readonly remedy: string

  constructor(reason: string, remedy: string) {
    super(reason)
    this.remedy = remedy
  }
}

/** @throws FileError for everything but a regular file */
export function requireRegular(facts: Stats): void {
  if (!facts.isFile()) throw new FileError(`it is ${kindOf(facts)}`, 'Put a file in its place, or remove it.')
}

/** @throws FileError for a file of more bytes */
export function requireSize({ size }: Pick<Stats, 'size'>, maxBytes: number): void {
  if (size > maxBytes)
    throw new FileError(`it has ${size} bytes, more than ${maxBytes}`, 'Make it smaller, or divide it.')
}

export const leadsOut = (): FileError =>
  new FileError('it is a link that leads out of the directory', 'Put the file itself in its place.')

function kindOf(facts: Stats): string {
  if (facts.isDirectory()) return 'a folder'
  if (facts.isFIFO()) return 'a pipe'
  return facts.isSocket() ? 'a socket' : 'a device'
}

/** True where there is no such file, whatever of its path is missing. */
export const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'].includes(
    (error as NodeJS.ErrnoException | undefined)?.code ?? '',
  )
