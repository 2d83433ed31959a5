import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import { createGate } from '#engine/service/gate.ts'
import type { Size } from '../derivation.ts'
import type { Facts, MasterFacts } from './master-facts.ts'
import { OddEndings } from './odd-endings.ts'

// Every derivative is made once: what the library keeps of its operations would only take memory.
sharp.cache(false)

/** Endings of masters, the usual ones first: each costs a look into the folder. */
const ENDINGS = ['svg', 'jpg', 'png', 'tif', 'jpeg', 'webp', 'tiff', 'gif']

/** A picture as it was drawn or scanned, upright. */
export interface Master extends Size {
  file: string
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

/** Files that are read whole at once. */
const READ_AT_ONCE = 2

/** The masters of a directory, `<id>` with one of `ENDINGS` in any case; what was learnt of a file holds until it is written again. */
export class Masters {
  readonly #directory: string
  readonly #facts: MasterFacts | undefined
  readonly #elsewhere: ((id: string) => Promise<string | undefined>) | undefined
  readonly #known = new Map<string, Known>()
  readonly #odd: OddEndings
  readonly #gate = createGate({ running: READ_AT_ONCE, waiting: Number.POSITIVE_INFINITY })

  /**
   * @param facts what earlier processes learnt; absent: all is learnt again
   * @param elsewhere path of a master that is not in the directory; undefined where there is none
   */
  constructor(directory: string, facts?: MasterFacts, elsewhere?: (id: string) => Promise<string | undefined>) {
    this.#directory = directory
    this.#facts = facts
    this.#elsewhere = elsewhere
    this.#odd = new OddEndings(directory, ENDINGS)
  }

  /**
   * Reads of a file what says its size, and no more.
   *
   * @param id letters, digits, `_` and `-` only
   * @returns null when there is no such master
   * @throws MasterError naming the file
   */
  async find(id: string): Promise<Master | null> {
    for (const ending of ENDINGS) {
      const master = await this.#read(`${id}.${ending}`)
      if (master) return master
    }
    const odd = await this.#odd.find(id)
    if (odd !== undefined) return this.#read(odd)
    const file = await this.#elsewhere?.(id)
    return file === undefined ? null : this.#readFile(file)
  }

  #read(name: string): Promise<Master | null> {
    return this.#readFile(join(this.#directory, name))
  }

  async #readFile(file: string): Promise<Master | null> {
    const version = await versionOf(file)
    return version === undefined ? null : this.#learn(file, version)
  }

  #learn(file: string, version: string): Promise<Master> {
    const known = this.#known.get(file)
    if (known?.version === version) return known.master
    const master = this.#inspect(file, version)
    this.#known.set(file, { version, master })
    master.catch((error) => {
      if (!(error instanceof MasterError)) this.#known.delete(file)
    })
    return master
  }

  async #inspect(file: string, version: string): Promise<Master> {
    const name = basename(file)
    const known = await this.#facts?.find(name, version)
    const { hash: _, ...facts } = known ?? (await factsOf(file))
    if (!known) this.#facts?.add(name, version, facts)
    const read = async () => {
      const hash = await this.#gate(() => hashOf(file))
      if ((await versionOf(file)) === version) this.#facts?.add(name, version, { ...facts, hash })
      return hash
    }
    let hash = known?.hash === undefined ? undefined : Promise.resolve(known.hash)
    return {
      file,
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

/** @returns undefined when there is no such file */
async function versionOf(file: string): Promise<string | undefined> {
  const facts = await stat(file).catch(missing)
  return facts?.isFile() ? `${facts.mtimeMs} ${facts.size} ${facts.ino}` : undefined
}

const missing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}

/** Larger vectors take too long to be read alone. */
const MAX_VECTOR = 16 * 1024 * 1024

async function readVector(file: string): Promise<Buffer> {
  const { size } = await stat(file)
  if (size > MAX_VECTOR) throw new Error(`it has more than ${MAX_VECTOR} bytes`)
  return readFile(file)
}

const isVector = (file: string): boolean => /\.svg$/i.test(file)

async function factsOf(file: string): Promise<Facts> {
  try {
    // Vectors are read from memory, where they cannot refer to other files.
    const source = isVector(file) ? await readVector(file) : file
    const { autoOrient, width, height, isProgressive } = await sharp(source, { failOn: 'error' }).metadata()
    return {
      width: autoOrient.width ?? width,
      height: autoOrient.height ?? height,
      isProgressive: isProgressive ?? false,
    }
  } catch (error) {
    throw new MasterError(`${file} cannot be read as a picture: ${(error as Error).message}. Replace the file.`)
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
