import { createHash } from 'node:crypto'
import { basename, join } from 'node:path'
import { BoundedCache, createGate, FileError, HangingDiskError, PatientFolder } from '#engine/host.ts'
import type { Size } from '../derivatives/derivation.ts'
import type { Facts, MasterFacts } from './master-facts.ts'
import { ENDINGS, isMasterId, UnusualNames } from './master-names.ts'
import { loadSharp } from './sharp.ts'

type FoundFile = NonNullable<Awaited<ReturnType<PatientFolder['find']>>>

/** A picture as it was drawn or scanned, upright. */
export interface Master extends Size {
  /** As it is called in the folder. */
  file: string
  /** Where it is, without links. */
  path: string
  isVector: boolean
  /** Drawing takes memory for all of its pixels, whatever is drawn of it. */
  isProgressive: boolean
  /** SHA-256 of the file, in hexadecimal. The file is read whole for it, once until it is written again. */
  hash: () => Promise<string>
}

/** The file of a master cannot be read as a picture. */
export class MasterError extends Error {
  override name = 'MasterError'
}

interface Known {
  /** Changes when the file is written. */
  version: string
  master: Promise<Master>
}

/** Bounds what is known of masters in memory, in bytes, and says about what one takes. */
const KNOWN_BYTES = 32 * 2 ** 20
const MASTER_BYTES = 1000

/** Files that are read whole at once. */
const READ_AT_ONCE = 2

/** A file that may be there. */
interface Asked {
  folder: PatientFolder
  /** In the folder; empty: the folder is the file. */
  name: string
  file: string
}

interface Options {
  /** Holds what earlier processes learnt; absent: all is learnt again. */
  facts?: MasterFacts | undefined
  /** Path of a master that is not in the directory; undefined where there is none. */
  elsewhere?: ((id: string) => Promise<string | undefined>) | undefined
  /** Milliseconds after which the disk is taken to hang. */
  patience?: number | undefined
}

/**
 * The masters of a directory, `<id>` with one of `ENDINGS` in any case; what was learnt of a file holds until it is written
 * again.
 */
export class Masters {
  readonly #folder: PatientFolder
  readonly #facts: MasterFacts | undefined
  readonly #elsewhere: Options['elsewhere']
  readonly #patience: number | undefined
  readonly #known = new BoundedCache<Known>(KNOWN_BYTES)
  readonly #unusual: UnusualNames
  readonly #gate = createGate({ running: READ_AT_ONCE })

  constructor(directory: string, { facts, elsewhere, patience }: Options = {}) {
    this.#folder = new PatientFolder(directory, { patience })
    this.#facts = facts
    this.#elsewhere = elsewhere
    this.#patience = patience
    this.#unusual = new UnusualNames(this.#folder)
  }

  /**
   * Reads of a file what says its size, and no more.
   *
   * @param id any text: the name of the file without its ending
   * @returns null when there is no such master
   * @throws MasterError naming the file; HangingDiskError
   */
  async find(id: string): Promise<Master | null> {
    if (!isMasterId(id)) return null
    const master = await this.#named(id.normalize('NFC'))
    if (master) return master
    const file = await this.#elsewhere?.(id)
    if (file === undefined) return null
    return this.#read({ folder: new PatientFolder(file, { patience: this.#patience }), name: '', file })
  }

  async #named(id: string): Promise<Master | null> {
    for (const ending of ENDINGS) {
      const master = await this.#readName(`${id}.${ending}`)
      if (master) return master
    }
    const odd = await this.#unusual.find(id)
    return odd === undefined ? null : this.#readName(odd)
  }

  #readName(name: string): Promise<Master | null> {
    return this.#read({ folder: this.#folder, name, file: join(this.#folder.path, name) })
  }

  async #read(asked: Asked): Promise<Master | null> {
    const found = await asked.folder.find(asked.name).catch((error) => refused(error, asked.file))
    return found && this.#learn(asked, found)
  }

  #learn(asked: Asked, found: FoundFile): Promise<Master> {
    const { file } = asked
    const version = versionOf(found)
    const known = this.#known.get(file)
    if (known?.version === version) return known.master
    const master = this.#inspect(asked, found.path, version)
    this.#known.set(file, { version, master }, MASTER_BYTES)
    master.catch((error) => {
      if (!(error instanceof MasterError)) this.#known.delete(file)
    })
    return master
  }

  async #inspect(asked: Asked, path: string, version: string): Promise<Master> {
    const { folder, file } = asked
    const name = basename(file)
    const known = await this.#facts?.find(name, version)
    const { hash: _, ...facts } = known ?? (await factsOf(asked, path))
    if (!known) this.#facts?.add(name, version, facts)
    const read = async () => {
      const hash = await this.#gate(() => hashOf(asked))
      const found = await folder.find(asked.name)
      if (found && versionOf(found) === version) this.#facts?.add(name, version, { ...facts, hash })
      return hash
    }
    let hash = known?.hash === undefined ? undefined : Promise.resolve(known.hash)
    return {
      file,
      path,
      isVector: isVector(file),
      width: facts.width,
      height: facts.height,
      isProgressive: facts.isProgressive ?? false,
      hash() {
        hash ??= read()
        hash.catch(() => {
          hash = undefined
        })
        return hash
      },
    }
  }
}

const versionOf = ({ facts }: FoundFile): string => `${facts.mtimeMs} ${facts.size} ${facts.ino}`

function refused(error: unknown, file: string): never {
  if (error instanceof FileError)
    throw new MasterError(`${file} is not read: ${error.message}. ${error.remedy}`, { cause: error })
  throw error
}

/** Larger vectors take too long to be read alone. */
const MAX_VECTOR = 16 * 1024 * 1024

const isVector = (file: string): boolean => /\.svg$/i.test(file)

async function factsOf({ folder, name, file }: Asked, path: string): Promise<Facts> {
  try {
    // Vectors are read from memory, where they cannot refer to other files.
    const source = isVector(file) ? ((await folder.read(name, MAX_VECTOR)) ?? Buffer.alloc(0)) : path
    const sharp = await loadSharp()
    const read = () => sharp(source, { failOn: 'error' }).metadata()
    const { autoOrient, width, height, isProgressive } = await folder.ask(read)
    return {
      width: autoOrient.width ?? width,
      height: autoOrient.height ?? height,
      isProgressive: isProgressive ?? false,
    }
  } catch (error) {
    if (error instanceof HangingDiskError) throw error
    throw new MasterError(`${file} cannot be read as a picture: ${(error as Error).message}. Replace the file.`)
  }
}

async function hashOf({ folder, name, file }: Asked): Promise<string> {
  const opened = await folder.open(name)
  if (!opened) throw new MasterError(`${file} has gone. Put it back.`)
  try {
    const hash = createHash('sha256')
    for await (const part of folder.parts(opened, 0, opened.facts.size)) hash.update(part)
    return hash.digest('hex')
  } finally {
    folder.close(opened)
  }
}
