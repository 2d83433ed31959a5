import { existsSync, lstatSync, mkdirSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  contentBody,
  contentPlace,
  isLeftOver,
  MAX_LIST_BYTES,
  realPathSync,
  stageFile,
  syncFolder,
} from '#engine/host.ts'
import { ProcessLock } from '../process-lock.ts'
import { type Changes, hashOf, WriteError, type WriteOptions } from '../source.ts'
import { requireContentPaths } from './content-path.ts'
import { Journal, type Step } from './journal.ts'
import { namesOf } from './listing.ts'

/** Hidden, so that nobody takes it for content: processes that write the directory take turns. */
const LOCK_FILE = '.writer.lock'

/**
 * Writes files of a content directory so that they are whole and on disk, whatever ends the process: several of them all
 * or none. Of processes that write one does so at a time. Whoever else writes, like an editor or `git pull`, takes no
 * turn: files are compared with what is expected immediately before they are replaced.
 */
export class FileWriter {
  readonly #directory: string
  readonly #lock: ProcessLock
  readonly #journal: Journal
  /** Folders in which nothing is left of processes that were killed. */
  readonly #tidied = new Set<string>()

  constructor(directory: string) {
    this.#directory = directory
    this.#lock = new ProcessLock(join(directory, LOCK_FILE))
    this.#journal = new Journal(directory)
  }

  /** A file as it is when nobody is writing it. */
  async read(path: string): Promise<Buffer | null> {
    await this.#finish()
    return contentBody(this.#directory, path, MAX_LIST_BYTES)
  }

  /** As `write` of a source. */
  async write(changes: Changes, { expected = new Map() }: WriteOptions = {}): Promise<boolean> {
    requireContentPaths([...changes.keys(), ...expected.keys()])
    const staged = new Map<string, Awaited<ReturnType<typeof stageFile>>>()
    let isBegun = false
    try {
      await this.#finish()
      for (const [path, text] of changes) {
        const place = this.#place(path)
        this.#tidy(dirname(place))
        if (text !== null) staged.set(path, await stageFile(place, text))
      }
      return await this.#lock.during(() => {
        this.#finishNow()
        for (const [path, hash] of expected) if (this.#hash(path) !== hash) return false
        for (const [path, { name }] of staged) this.#requireStaged(path, name)
        const steps = [...changes.keys()].map((path) => ({
          path,
          before: this.#hash(path),
          staged: staged.get(path)?.name ?? null,
        }))
        if (steps.length > 1) this.#journal.write(steps)
        isBegun = steps.length > 1
        const isWhole = this.#replace(steps)
        if (isBegun) this.#journal.end()
        isBegun = false
        return isWhole
      })
    } catch (error) {
      throw isOfSystem(error) ? unwritable(this.#directory, error) : error
    } finally {
      // What failed in the middle is finished by whoever comes next.
      if (!isBegun) for (const file of staged.values()) file.discard()
    }
  }

  /** Finishes what processes that were killed have begun, and removes what they left. */
  async tidy(): Promise<void> {
    const folders = [this.#directory, ...this.#entryFolders()]
    if (!this.#journal.isLeft() && !folders.some((folder) => leftOversIn(folder).length > 0)) return
    await this.#lock.during(() => {
      this.#finishNow()
      this.#journal.tidy()
      for (const folder of folders) this.#tidy(folder)
    })
  }

  close(): void {
    this.#lock.close()
  }

  #entryFolders(): string[] {
    const root = join(this.#directory, 'entries')
    return namesOf(root)
      .map((name) => join(root, name))
      .filter((folder) => lstatSync(folder, { throwIfNoEntry: false })?.isDirectory())
  }

  /** Goes on with what a process has begun that was killed, or waits for one that is at it. */
  async #finish(): Promise<void> {
    if (this.#journal.isThere()) await this.#lock.during(() => this.#finishNow())
  }

  #finishNow(): void {
    const steps = this.#journal.read()
    if (steps) this.#replace(steps)
    if (steps) this.#journal.end()
  }

  /**
   * Takes the steps that are not taken yet.
   *
   * @returns false: what somebody else has written meanwhile is left as it is
   */
  #replace(steps: readonly Step[]): boolean {
    let isWhole = true
    for (const { path, before, staged } of steps) {
      const place = this.#place(path)
      const folder = dirname(place)
      const file = staged === null ? undefined : join(folder, staged)
      if (this.#hash(path) !== before) {
        if (file) rmSync(file, { force: true })
        isWhole = false
        continue
      }
      if (file && existsSync(file)) renameSync(file, place)
      else if (!file) rmSync(place, { force: true })
      syncFolder(folder)
    }
    return isWhole
  }

  /** @throws WriteError where somebody has removed what was about to take the place of a file */
  #requireStaged(path: string, name: string): void {
    if (existsSync(join(dirname(this.#place(path)), name))) return
    throw new WriteError(`${path} is not written: the new file beside it was removed. Write it again.`)
  }

  #hash(path: string): string | null {
    const body = contentBody(this.#directory, path, MAX_LIST_BYTES)
    return body && hashOf(body)
  }

  /**
   * Where a file is written. One at the top of the directory may be a link to anywhere, and is written where it leads.
   *
   * @throws WriteError where a link leads out of the directory, or a file is none
   */
  #place(path: string): string {
    try {
      const isTop = !path.includes('/')
      const folder = isTop ? this.#directory : this.#folder(dirname(path))
      const place = join(folder, path.slice(path.lastIndexOf('/') + 1))
      const facts = lstatSync(place, { throwIfNoEntry: false })
      if (isTop && facts?.isSymbolicLink()) return realpathSync.native(place)
      if (!facts || facts.isFile()) return place
      throw new Error(`it is ${facts.isSymbolicLink() ? 'a link' : 'no regular file'}. Put a file in its place`)
    } catch (error) {
      throw new WriteError(`${path} is not written: ${(error as Error).message}.`, { cause: error })
    }
  }

  /** A folder without links; one that is not there is made in the one around it. */
  #folder(folder: string): string {
    try {
      return realPathSync(contentPlace(this.#directory, folder))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      const around = folder.includes('/') ? this.#folder(dirname(folder)) : this.#directory
      const made = join(around, folder.slice(folder.lastIndexOf('/') + 1))
      mkdirSync(made, { recursive: true })
      return made
    }
  }

  /** Removes what processes that were killed have left unfinished. */
  #tidy(folder: string): void {
    if (this.#tidied.has(folder)) return
    this.#tidied.add(folder)
    for (const file of leftOversIn(folder)) rmSync(file, { force: true })
  }
}

/** Files that nobody will finish. One that is newer than this process may be its own. */
const leftOversIn = (folder: string): string[] =>
  namesOf(folder)
    .filter((name) => name.startsWith('.') && isLeftOver(name))
    .map((name) => join(folder, name))
    .filter((file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < performance.timeOrigin)

const isOfSystem = (error: unknown): error is NodeJS.ErrnoException =>
  typeof (error as NodeJS.ErrnoException).code === 'string'

const unwritable = (directory: string, error: Error): WriteError =>
  new WriteError(
    `The content directory ${directory} is not written: ${error.message}. Make room, or let it be written.`,
    {
      cause: error,
    },
  )
