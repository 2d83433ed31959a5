import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import type { Size } from './derivation.ts'

// Every derivative is made once: what the library keeps of its operations would only take memory.
sharp.cache(false)

const ENDINGS = ['svg', 'jpg', 'png', 'tif'] as const

/** A picture as it was drawn or scanned, upright. */
export interface Master extends Size {
  file: string
  isVector: boolean
  /** SHA-256 of the file, in hexadecimal. */
  hash: string
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

/** The masters of a directory, `<id>.(svg|jpg|png|tif)`; what was learnt of a file holds until it is written again. */
export class Masters {
  readonly #directory: string
  readonly #known = new Map<string, Known>()

  constructor(directory: string) {
    this.#directory = directory
  }

  /**
   * @param id letters, digits, `_` and `-` only
   * @returns null when there is no such master
   * @throws MasterError naming the file
   */
  async find(id: string): Promise<Master | null> {
    for (const ending of ENDINGS) {
      const file = join(this.#directory, `${id}.${ending}`)
      const facts = await stat(file).catch(missing)
      if (facts?.isFile()) return this.#learn(file, `${facts.mtimeMs} ${facts.size} ${facts.ino}`)
    }
    return null
  }

  #learn(file: string, version: string): Promise<Master> {
    const known = this.#known.get(file)
    if (known?.version === version) return known.master
    const master = inspect(file)
    this.#known.set(file, { version, master })
    master.catch((error) => {
      if (!(error instanceof MasterError)) this.#known.delete(file)
    })
    return master
  }
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

async function inspect(file: string): Promise<Master> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  try {
    // Vectors are read from memory, where they cannot refer to other files.
    const source = file.endsWith('.svg') ? await readVector(file) : file
    const { autoOrient, width, height } = await sharp(source, { failOn: 'error' }).metadata()
    return {
      file,
      isVector: file.endsWith('.svg'),
      hash: hash.digest('hex'),
      width: autoOrient.width ?? width,
      height: autoOrient.height ?? height,
    }
  } catch (error) {
    throw new MasterError(`${file} cannot be read as a picture: ${(error as Error).message}. Replace the file.`)
  }
}
