import { randomUUID } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { isRecord, parseJson } from 'atrium'
import { isOtherProcess } from '#engine/host.ts'
import { FILE_FOLDERS } from '../../files/content-path.ts'
import { DirectoryReader } from './directory-files.ts'
import { type Places, timesOf, unchangedSince } from './places.ts'
import { isSame, type Position } from './position.ts'

/** Where a node has the content that it read from the database. */
export const replicaDir = (dataDir: string): string => join(dataDir, 'content')

interface State {
  /** Of this node, in the database. */
  node: string
  /** Undefined: the directory has never been whole. */
  position?: Position
  /** Of the files, when it was brought to that position. */
  places?: Places
}

/**
 * The content directory of a node: files as the database has them, and links to the folders of pictures, recordings and
 * brand files of `CONTENT_DIR`. A file beside them says how far it follows.
 */
export class Replica {
  readonly directory: string
  readonly files: DirectoryReader
  readonly node: string
  readonly #stateFile: string
  readonly #staging: string
  readonly #contentDir: string
  #position: Position | undefined
  #places: Places | undefined
  /** Compared with the database since this process began. */
  #isCompared = false

  /**
   * @param contentDir directory of pictures, recordings and brand files
   * @throws when the data directory cannot be written
   */
  constructor(dataDir: string, contentDir: string) {
    this.directory = resolve(replicaDir(dataDir))
    this.files = new DirectoryReader(this.directory)
    // Goes with the directory: without it nothing is known to be there.
    this.#stateFile = join(this.directory, '.state.json')
    this.#contentDir = contentDir
    this.#staging = `${this.directory}-incoming-${process.pid}`
    this.#makeDirectory()
    discardLeftOvers(dirname(this.directory), `${basename(this.directory)}-incoming-`)
    const { node, position, places } = readState(this.#stateFile)
    this.node = node ?? `${hostname()} ${randomUUID().slice(0, 8)}`
    this.#position = position
    this.#places = places
  }

  /** Begins again where the directory was taken away while the process runs. */
  ensure(): void {
    if (this.#position === undefined || existsSync(this.#stateFile)) return
    this.#position = undefined
    this.#isCompared = false
    this.#makeDirectory()
  }

  #makeDirectory(): void {
    mkdirSync(this.directory, { recursive: true })
    for (const folder of FILE_FOLDERS) linkTo(resolve(this.#contentDir, folder), join(this.directory, folder))
  }

  /** How far it follows; undefined: it has never been whole. */
  get position(): Position | undefined {
    return this.#position
  }

  /** Folders of its files, and files in no folder; undefined: they are not known. */
  get places(): Iterable<string> | undefined {
    return this.#places && Object.keys(this.#places)
  }

  /** Tells whether nothing but a new revision is to be looked for: it was compared, and no file has come or gone since. */
  isWhole(): boolean {
    return this.#isCompared && this.#places !== undefined && unchangedSince(this.directory, this.#places)
  }

  /** Takes the position over that another process of the data directory has brought it to. */
  adopt(): void {
    const { position, places } = readState(this.#stateFile)
    this.#position = position
    this.#places = places
  }

  /**
   * Notes that it was brought to a position.
   *
   * @param places of all its files
   * @returns false when another process has brought it elsewhere meanwhile: it has to be compared
   */
  follow(position: Position, places: Iterable<string>): boolean {
    const stored = readState(this.#stateFile).position
    this.#isCompared = isSame(stored, this.#position)
    if (!this.#isCompared) return false
    this.#position = position
    this.#places = timesOf(this.directory, places)
    const state: State = { node: this.node, position, places: this.#places }
    const written = `${this.#stateFile}.${process.pid}`
    writeFileSync(written, JSON.stringify(state))
    renameSync(written, this.#stateFile)
    return true
  }

  /** Files to come, which take their places together. */
  stage(): Staged {
    rmSync(this.#staging, { recursive: true, force: true })
    mkdirSync(this.#staging)
    const paths: string[] = []
    const staged = (index: number) => join(this.#staging, String(index))
    return {
      add: (path, body) => {
        writeFileSync(staged(paths.length), body)
        paths.push(path)
      },
      commit: (removed) => {
        // Not before: a directory without this folder is not taken for one whose entries are gone.
        mkdirSync(join(this.directory, 'entries'), { recursive: true })
        for (const [index, path] of paths.entries()) {
          const place = join(this.directory, path)
          mkdirSync(dirname(place), { recursive: true })
          renameSync(staged(index), place)
        }
        for (const path of removed) rmSync(join(this.directory, path), { force: true })
      },
      discard: () => rmSync(this.#staging, { recursive: true, force: true }),
    }
  }
}

export interface Staged {
  /** @param path of the file in the content directory */
  add(path: string, body: Uint8Array): void
  /** Puts all of them in their places, each at once and whole, and takes others away. */
  commit(removed: readonly string[]): void
  /** Takes away what was not put in its place. */
  discard(): void
}

function readState(file: string): Partial<State> {
  try {
    const state = parseJson(readFileSync(file, 'utf8'))
    if (!isRecord(state) || typeof state.node !== 'string') return {}
    const { node, position, places } = state
    if (!isRecord(position) || typeof position.revision !== 'number' || typeof position.id !== 'string') return { node }
    const isPlaces = isRecord(places) && Object.values(places).every((time) => typeof time === 'number')
    const known = { node, position: { revision: position.revision, id: position.id } }
    return isPlaces ? { ...known, places: places as Places } : known
  } catch {
    return {}
  }
}

/** Discards what processes that were killed had not put in its place. */
function discardLeftOvers(folder: string, prefix: string): void {
  for (const name of readdirSync(folder))
    if (name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length))))
      rmSync(join(folder, name), { recursive: true, force: true })
}

const isRunning = (pid: number): boolean => pid === process.pid || isOtherProcess(pid)

function linkTo(target: string, link: string): void {
  try {
    if (lstatSync(link).isSymbolicLink() && readlinkSync(link) === target) return
    rmSync(link, { recursive: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  try {
    symlinkSync(target, link, 'junction')
  } catch (error) {
    // Another process that shares the data directory was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
