import { type Dirent, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { contentBody, MAX_LIST_BYTES } from '#engine/host.ts'
import { isContentFolder, isContentPath, isName } from '../../files/content-path.ts'
import { isFolder } from '../../files/listing.ts'
import { hashOf } from '../../source.ts'

/** Milliseconds for which files are looked at before other work gets its turn: visitors wait no longer for it, nor it for them. */
const SLICE_MS = 8

export interface DirectoryFiles {
  /** SHA-256 by path. */
  hashes: Map<string, string>
  /** Paths of files and folders that are there and cannot be read; of what is below them nothing is known. */
  unreadable: string[]
}

interface Looked {
  stamp: string
  hash: string
}

/**
 * The JSON files of a content directory with their hashes. A file is read again when its time or size is another than at
 * the last look.
 */
export class DirectoryReader {
  readonly #directory: string
  #known = new Map<string, Looked>()

  constructor(directory: string) {
    this.#directory = directory
  }

  async read(): Promise<DirectoryFiles> {
    const files: DirectoryFiles = { hashes: new Map(), unreadable: [] }
    const known = new Map<string, Looked>()
    let begun = performance.now()
    for (const path of this.#paths('', files.unreadable)) {
      if (performance.now() - begun > SLICE_MS) {
        await setImmediate()
        begun = performance.now()
      }
      const file = this.#look(path, files.unreadable)
      if (!file) continue
      known.set(path, file)
      files.hashes.set(path, file.hash)
    }
    this.#known = known
    return files
  }

  /** The hash of one file; undefined where there is none that can be read. */
  hash(path: string): string | undefined {
    return this.#look(path, [])?.hash
  }

  /** @throws when the file cannot be read */
  body(path: string): Buffer {
    const body = contentBody(this.#directory, path, MAX_LIST_BYTES)
    if (body) return body
    throw Object.assign(new Error(`There is no ${path}.`), { code: 'ENOENT' })
  }

  #look(path: string, unreadable: string[]): Looked | undefined {
    try {
      const facts = statSync(join(this.#directory, path), { throwIfNoEntry: false })
      if (!facts) return undefined
      const stamp = `${facts.mtimeMs} ${facts.size} ${facts.ino}`
      const known = this.#known.get(path)
      return known?.stamp === stamp ? known : { stamp, hash: hashOf(this.body(path)) }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') unreadable.push(path)
      return undefined
    }
  }

  *#paths(folder: string, unreadable: string[]): IterableIterator<string> {
    const root = join(this.#directory, folder)
    for (const item of this.#items(folder, unreadable)) {
      const path = folder ? `${folder}/${item.name}` : item.name
      if (isContentPath(path)) yield path
      else if (isName(item.name) && isFolder(root, item) && isBelow(path)) yield* this.#paths(path, unreadable)
    }
  }

  #items(folder: string, unreadable: string[]): Dirent[] {
    try {
      return readdirSync(join(this.#directory, folder), { withFileTypes: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') unreadable.push(folder)
      return []
    }
  }
}

/** Tells whether a folder may hold files of content. */
const isBelow = (folder: string): boolean =>
  isContentFolder(folder.split('/', 1)[0] as string) && isContentPath(`${folder}/a.json`)
