import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { contentText } from './content-files.ts'
import { MAX_LIST_BYTES } from './limits.ts'
import { unfinishedName } from './unfinished-files.ts'

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

/** The files of a content directory as they are, whether anything was ever good or not. */
export const filesAsTheyAre = (contentDir: string): Pick<LastGoodFiles, 'read'> => ({
  read(path, read) {
    const text = contentText(contentDir, path, MAX_LIST_BYTES)
    return text === null ? undefined : read(text)
  },
})

/** A content directory of which nothing is left: it was taken away, or its disk is not mounted. */
export const isGone = (contentDir: string): boolean =>
  !existsSync(join(contentDir, 'entries')) && !existsSync(join(contentDir, 'institution.json'))

/** @param isReading true: what is good is not kept */
export function lastGoodFiles(contentDir: string, dataDir: string, isReading = false): LastGoodFiles {
  const own = createHash('sha1').update(resolve(contentDir)).digest('hex').slice(0, 12)
  const directory = join(dataDir, 'last-good', own)
  const place = (path: string) => join(directory, path)
  const text = (path: string) => textOf(place(path))
  const written = (path: string, write: (file: string) => void) =>
    attempt(() => {
      if (isReading) return
      mkdirSync(dirname(place(path)), { recursive: true })
      const unfinished = unfinishedName(place(path), 0)
      write(unfinished)
      renameSync(unfinished, place(path))
    })
  const keep = (path: string, good: string) => {
    if (text(path) !== good) written(path, (file) => writeFileSync(file, good))
  }
  const forget = (path: string) => attempt(() => isReading || rmSync(place(path), { force: true }))
  const keptValue = <Value>(path: string, read: (text: string) => Value): Value | undefined => {
    const kept = text(path)
    try {
      return kept === undefined ? undefined : read(kept)
    } catch {
      // Another build kept it.
      return undefined
    }
  }
  const of: LastGoodFiles['of'] = (path, present, read, onFault) => {
    try {
      if (present instanceof Error) throw present
      if (present !== null) {
        const value = read(present)
        keep(path, present)
        return value
      }
    } catch (error) {
      const value = keptValue(path, read)
      if (value === undefined) throw error
      onFault?.(error as Error)
      return value
    }
    if (isGone(contentDir)) return keptValue(path, read)
    forget(path)
    return undefined
  }
  return {
    directory,
    text,
    keep,
    forget,
    copy(path) {
      if (!isCopy(place(path), join(contentDir, path)))
        written(path, (file) => copyFileSync(join(contentDir, path), file))
    },
    of,
    read: (path, read, onFault) => of(path, asWritten(contentDir, path), read, onFault),
  }
}

/** The text of a file; null where there is none; an error, where it cannot be read. */
function asWritten(contentDir: string, path: string): string | null | Error {
  try {
    return contentText(contentDir, path, MAX_LIST_BYTES)
  } catch (error) {
    return error as Error
  }
}

/** True for a copy that was made since the file was changed last. */
function isCopy(copy: string, file: string): boolean {
  const [made, present] = [copy, file].map((path) => statSync(path, { throwIfNoEntry: false }))
  return made !== undefined && present !== undefined && made.size === present.size && made.mtimeMs >= present.mtimeMs
}

/** Undefined where there is no such file. @throws when it cannot be read */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw error
  }
}

/** Whoever cannot write in the data directory is told by the store. */
function attempt(work: () => unknown): void {
  try {
    work()
  } catch {
    // Told by the store.
  }
}
