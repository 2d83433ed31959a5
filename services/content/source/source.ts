/** Files of a content directory by path, like `entries/article/a.json`, as text; null: the file is deleted. */
export type Changes = ReadonlyMap<string, string | null>

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
   * Writes files, and deletes others. Resolves when the directory has them. Absent: they are written elsewhere, as in the
   * editor of a service.
   *
   * @throws WriteError for what is no file of content; then nothing is written
   */
  write?(changes: Changes): Promise<void>
  /** Ends it. Resolves when what is under way has come to its end. */
  close(): Promise<void>
}

/** Something is not written. The message says what, why, and what to do. */
export class WriteError extends Error {
  override name = 'WriteError'
}
