/** Files of a content directory that configure the site, as they were good last: kept in the data directory. */
export interface LastGoodFiles {
  /** Where they are kept, under their own paths: a folder for each content directory. */
  directory: string
  /**
   * Reads a file, and keeps it when it is good. One that is not, or is in a content directory that is gone, gives way
   * to the one that was good last, also after a restart.
   *
   * @param path inside the content directory
   * @param read throws when the text is not valid
   * @param onFault told why the file is not valid, and whether another one takes its place
   * @returns undefined: there is no such file
   * @throws what `read` throws, where none was kept
   */
  read<Value>(path: string, read: (text: string) => Value, onFault?: (error: Error) => void): Value | undefined
  /** The same of a file whose text is at hand: null where there is none, an error where it cannot be read. */
  of<Value>(
    path: string,
    present: string | null | Error,
    read: (text: string) => Value,
    onFault?: (error: Error) => void,
  ): Value | undefined
  /** The kept text; undefined: none was ever good. */
  text(path: string): string | undefined
  keep(path: string, text: string): void
  /** Keeps another file that belongs to one that is kept. */
  copy(path: string): void
  /** Forgets a file that was taken out. */
  forget(path: string): void
}
