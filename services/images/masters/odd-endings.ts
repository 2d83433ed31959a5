import { readdir, stat } from 'node:fs/promises'
import { parse } from 'node:path'

/** A folder may be written twice at what its file system takes for one instant; in milliseconds. */
const SAME_INSTANT = 1000

/** Files whose ending is written in another case than the usual one, like `kiln.JPG`, by id. */
export class OddEndings {
  readonly #folder: string
  readonly #endings: ReadonlySet<string>
  #version = ''
  #first = 0
  #read = 0
  #names: Promise<ReadonlyMap<string, string>> = Promise.resolve(new Map())

  /** @param endings in lower case, without the dot */
  constructor(folder: string, endings: readonly string[]) {
    this.#folder = folder
    this.#endings = new Set(endings)
  }

  /**
   * The folder is read again when something came or went in it.
   *
   * @returns the name of the file; undefined when there is none
   */
  async find(id: string): Promise<string | undefined> {
    const facts = await stat(this.#folder).catch(() => undefined)
    const version = facts ? `${facts.mtimeMs} ${facts.ino}` : ''
    const isNew = version !== this.#version
    const isSure = this.#read - this.#first > SAME_INSTANT
    if (isNew) this.#first = performance.now()
    if (isNew || (!isSure && performance.now() - this.#first > SAME_INSTANT)) {
      this.#version = version
      this.#read = performance.now()
      this.#names = this.#list()
    }
    return (await this.#names).get(id)
  }

  async #list(): Promise<ReadonlyMap<string, string>> {
    const names = await readdir(this.#folder).catch(() => [])
    const odd = names.sort().flatMap((file): [string, string][] => {
      const { name, ext } = parse(file)
      const ending = ext.slice(1)
      const isOdd = ending !== ending.toLowerCase() && this.#endings.has(ending.toLowerCase())
      return isOdd ? [[name, file]] : []
    })
    // Of several the first counts.
    return new Map(odd.reverse())
  }
}
