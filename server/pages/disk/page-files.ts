import { hash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from 'atrium'
import { isLeftOver, writeWhole } from '#engine/host.ts'
import { isFilterVariant, VARIANT_SHARE } from '../keys/filter-variants.ts'
import { packPage, type StoredPage, unpackPage } from './page-file.ts'

export interface PageFilesOptions {
  directory: string
  /** Bounds what all files together may take. */
  maxBytes: number
  log: Log
}

/** `state.json` lies beside the pages; `m` begins the names of those that are one of many. */
const PAGE = /^m?[0-9a-f]{40}$/
const OURS = /^(m?[0-9a-f]{40}|state\.json)/
const MANY = 'm'

/**
 * Pages in a directory, one file each, within a bound: what was written longest ago goes first. Those that are one of
 * many have a small share, and go before all others.
 */
export class PageFiles {
  readonly #options: PageFilesOptions
  /** Bytes by name, the oldest first: of pages that visitors share, and of those that are one of many. */
  readonly #shared = new Map<string, number>()
  readonly #ofMany = new Map<string, number>()
  #bytes = 0
  #manyBytes = 0
  #hasReported = false

  constructor(options: PageFilesOptions) {
    this.#options = options
  }

  get bytes(): number {
    return this.#bytes
  }

  get size(): number {
    return this.#shared.size + this.#ofMany.size
  }

  /** Looks up what an earlier process left; leaves foreign files where they are. */
  async load(): Promise<void> {
    const { directory, log } = this.#options
    await mkdir(directory, { recursive: true })
    const found: { name: string; bytes: number; written: number }[] = []
    const foreign: string[] = []
    for (const item of await readdir(directory, { recursive: true, withFileTypes: true })) {
      const path = join(item.parentPath, item.name)
      if (!item.isFile()) continue
      if (!OURS.test(item.name)) foreign.push(path)
      else if (isLeftOver(item.name)) await rm(path, { force: true })
      else if (PAGE.test(item.name)) {
        const { size, mtimeMs } = await stat(path)
        found.push({ name: item.name, bytes: size, written: mtimeMs })
      }
    }
    for (const { name, bytes } of found.sort((a, b) => a.written - b.written)) this.#count(name, bytes)
    await this.#shrink()
    if (foreign.length > 0)
      log.warn({ directory, files: foreign.length }, `${foreign[0]} is not a cached page and is left alone.`)
  }

  /** @returns null when there is none, or a damaged one, which is deleted */
  async read(key: string): Promise<StoredPage | null> {
    const page = await this.#open(nameOf(key))
    return page?.key === key ? page : null
  }

  /** @throws when the file cannot be written */
  async write(page: StoredPage): Promise<void> {
    const content = await packPage(page)
    const name = nameOf(page.key)
    if (content.length > this.#options.maxBytes) return this.#delete(name)
    await writeWhole(this.#pathOf(name), content)
    this.#count(name, content.length)
    await this.#shrink()
  }

  /** Deletes every page that the question is answered with yes for, one after the other. */
  async deleteWhere(isMeant: (page: StoredPage) => boolean): Promise<void> {
    for (const name of this.#names()) {
      const page = await this.#open(name)
      if (page && isMeant(page)) await this.#delete(name)
    }
  }

  async clear(): Promise<void> {
    for (const name of this.#names()) await this.#delete(name)
  }

  #names(): string[] {
    return [...this.#ofMany.keys(), ...this.#shared.keys()]
  }

  #filesOf(name: string): Map<string, number> {
    return name.startsWith(MANY) ? this.#ofMany : this.#shared
  }

  async #open(name: string): Promise<StoredPage | null> {
    if (!this.#filesOf(name).has(name)) return null
    const file = this.#pathOf(name)
    const page = await readFile(file)
      .then(unpackPage)
      .catch(() => null)
    if (page) return page
    if (!this.#hasReported)
      this.#options.log.warn({ file }, `The cached page ${file} is damaged or gone, and is not used.`)
    this.#hasReported = true
    await this.#delete(name)
    return null
  }

  async #delete(name: string): Promise<void> {
    this.#count(name, 0)
    await rm(this.#pathOf(name), { force: true })
  }

  async #shrink(): Promise<void> {
    const { maxBytes } = this.#options
    for (const name of this.#ofMany.keys()) {
      if (this.#manyBytes <= maxBytes * VARIANT_SHARE && this.#bytes <= maxBytes) break
      await this.#delete(name)
    }
    for (const name of this.#shared.keys()) {
      if (this.#bytes <= maxBytes) break
      await this.#delete(name)
    }
  }

  /** Notes what a file takes as the newest; 0: it is gone. */
  #count(name: string, bytes: number): void {
    const files = this.#filesOf(name)
    const more = bytes - (files.get(name) ?? 0)
    this.#bytes += more
    if (files === this.#ofMany) this.#manyBytes += more
    files.delete(name)
    if (bytes > 0) files.set(name, bytes)
  }

  #pathOf(name: string): string {
    return join(this.#options.directory, name.slice(0, 2), name)
  }
}

const nameOf = (key: string): string => (isFilterVariant(key) ? MANY : '') + hash('sha1', key)
