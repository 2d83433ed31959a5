import type { Log } from 'atrium'
import { readText } from '../source/entry-text.ts'
import { hashOf, type WritableSource } from '../source/source.ts'
import type { Text, WrittenEntry } from './content-writer.ts'

export interface FileWriterOptions {
  /** Where the files of a content directory that are no entries are written. */
  source: WritableSource
  /** Told of the path that was written, for whoever shows it. */
  onWritten?(paths: readonly string[]): Promise<unknown>
  /** Told of each write. A file is named by its path alone: its type is empty. */
  onDone?(write: WrittenEntry): void
  log: Log
}

/** Writes files that configure a site, like `institution.json`, whole and on what was read alone. */
export interface FileWriter {
  /** @throws WriteError for what is no file of UTF-8 */
  read(path: string): Promise<Text | undefined>
  /**
   * @param options.ifHash of the text that was read; null: there was none
   * @throws WriteError when it cannot be written; then nothing is
   */
  write(
    path: string,
    body: string,
    options: { ifHash: string | null; by: string; note?: string | undefined },
  ): Promise<{ saved: Text } | { conflict: Text | undefined }>
}

/** Opens it. It keeps nothing: whoever opens the source closes it. */
export function openFileWriter({ source, onWritten, onDone, log }: FileWriterOptions): FileWriter {
  return {
    read: (path) => readText(source, path),
    async write(path, body, { ifHash, by, note }) {
      const before = await readText(source, path)
      if ((before?.hash ?? null) !== ifHash) return { conflict: before }
      const saved = { body, hash: hashOf(Buffer.from(body)) }
      if (saved.hash === ifHash) return { saved }
      if (!(await source.write(new Map([[path, body]]), { expected: new Map([[path, ifHash]]), by })))
        return { conflict: await readText(source, path) }
      log.info({ path, by, note }, `${path} was written by ${by}.`)
      const texts = { before: { published: before }, after: { published: saved } }
      onDone?.({ ref: { type: '', uid: path }, what: 'published', by, note, ...texts })
      try {
        await onWritten?.([path])
      } catch (error) {
        log.error({ path, error }, `${path}: written, and not taken up yet: ${(error as Error).message}`)
      }
      return { saved }
    },
  }
}
