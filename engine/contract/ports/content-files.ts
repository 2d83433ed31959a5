/** Files of the content directory, as services read them: regular ones inside it, of bounded size. */
export interface ContentFiles {
  /**
   * The text of a file.
   *
   * @param path inside the content directory
   * @param maxBytes that it may have; default: those of a list of records
   * @returns null where there is no such file
   * @throws when it cannot be read; the message says why
   */
  text(path: string, maxBytes?: number): Promise<string | null>
  /**
   * Bytes of a file, and a text that is another when the file has changed.
   *
   * @returns null where there is no such file, or none that is read
   * @throws when its disk does not answer
   */
  facts(path: string): Promise<{ size: number; stamp: string } | null>
}
