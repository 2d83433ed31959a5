import { createHash } from 'node:crypto'

/** Files of a content directory by path, like `entries/article/a.json`, as text or its bytes; null: the file is deleted. */
export type Changes = ReadonlyMap<string, string | Buffer | null>

/**
 * Where entries come from: files, a database that machines share, a service outside. Whatever it is, it keeps a content
 * directory, which is ingested.
 */
export interface Source {
  /** The content directory that it keeps. */
  readonly directory: string
  /**
   * Brings the directory up to what the source holds now.
   *
   * @returns paths of its entries, in order
   * @throws while the source cannot be read; the directory stays as it is
   */
  list(): Promise<string[]>
  /**
   * Calls back after each change from now on, and again only when the last call has come to its end.
   *
   * @param onChange is given the paths that may have changed, where they are known
   */
  follow(onChange: (paths?: readonly string[]) => Promise<unknown>): void
  /**
   * The bytes of a file as the source has it now; null: there is none. Absent like `write`.
   *
   * @throws FileError for what is no regular file, lies outside, or is too large
   */
  read?(path: string): Promise<Buffer | null>
  /**
   * Writes files, and deletes others, in their order. Resolves when the directory has them. Absent: they are written
   * elsewhere, as in the editor of a service.
   *
   * @returns false: a file is not as it was expected, and nothing is written
   * @throws WriteError for what is no file of content; then nothing is written
   */
  write?(changes: Changes, options?: WriteOptions): Promise<boolean>
  /**
   * Finishes what a process that was killed has begun to write, and removes what it left. Asked by whoever begins to
   * write. Absent: nothing is ever left.
   */
  tidy?(): Promise<void>
  /** Ends it. Resolves when what is under way has come to its end. */
  close(): Promise<void>
}

export interface WriteOptions {
  /** Hashes (`hashOf`) that files have when it is written, in `changes` or not; null: there is no such file. */
  expected?: ReadonlyMap<string, string | null>
  /** Who writes, for those who look into the history of the source. */
  by?: string
}

/** A source that is written here. */
export type WritableSource = Source & Required<Pick<Source, 'read' | 'write'>>

/** SHA-256 of the bytes of a file, in hexadecimal. */
export const hashOf = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex')

/** Something is not written. The message says what, why, and what to do. */
export class WriteError extends Error {
  override name = 'WriteError'
}
