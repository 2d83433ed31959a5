import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Log } from 'atrium'
import { isLeftOver, unfinishedName } from '#engine/host.ts'
import { type Checked, type Derivative, openDerivative } from './derivative-file.ts'

export interface DerivativeCacheOptions {
  directory: string
  /** Bounds what all files together may take on disk. */
  maxBytes: number
  /** Bounds what is known of files in memory, in bytes: anybody can ask for any number of small ones. */
  memoryBytes?: number
  /** Told of each file that is kept from now on, or no more. */
  onChange?: ((changed: Changed) => void) | undefined
  log: Log
}

/** Key of a derivative and its bytes on disk; 0: it is kept no more. */
export type Changed = [key: string, bytes: number]

const MEMORY_BYTES = 64 * 2 ** 20
/** Says what is known of one file, in bytes; keys are all of one length. */
const FILE_BYTES = 200

const KEY = /^[0-9a-f]{64}$/

/**
 * Derivatives on disk, within a bound: what was not asked for longest goes first. Files describe and check themselves,
 * so that a damaged one counts as missing; a directory that cannot be used makes the cache forgetful and nothing else.
 */
export class DerivativeCache {
  readonly #options: DerivativeCacheOptions
  /** Bytes by key, the least recently used first. */
  readonly #files = new Map<string, number>()
  readonly #checked: Checked = new Map()
  readonly #ready: Promise<void>
  #bytes = 0
  #written = 0
  #isFailing = false

  constructor(options: DerivativeCacheOptions) {
    this.#options = options
    this.#ready = this.#load().catch((error) => this.complain(error.message))
  }

  /** Bytes on disk. */
  get bytes(): number {
    return this.#bytes
  }

  /** Tells whether it is kept, as far as is known. */
  has(key: string): boolean {
    return this.#files.has(key)
  }

  /** Tells whether it is there, also when another process put it there. */
  async holds(key: string): Promise<boolean> {
    await this.#ready
    if (this.#files.has(key)) return true
    const facts = await stat(this.#pathOf(key)).catch(() => null)
    if (facts?.isFile()) this.#note(key, facts.size)
    return this.#files.has(key)
  }

  /** @param key 64 hexadecimal digits */
  async open(key: string): Promise<Derivative | null> {
    if (!(await this.holds(key))) return null
    const bytes = this.#files.get(key) as number
    const derivative = await openDerivative(this.#pathOf(key), this.#checked).catch(() => null)
    if (derivative) {
      this.#files.delete(key)
      this.#files.set(key, bytes)
      return derivative
    }
    // Somebody else may have found that out meanwhile.
    if (!this.#files.has(key)) return null
    this.#options.log.warn({ file: this.#pathOf(key) }, 'Derivative is damaged or gone and is made again')
    await this.#forget(key)
    return null
  }

  /** Where a new derivative is written; its folder is there, unless it cannot be made. */
  async prepare(key: string): Promise<string> {
    await this.#ready
    const file = this.#pathOf(key)
    await mkdir(dirname(file), { recursive: true }).catch(() => undefined)
    return unfinishedName(file, this.#written++)
  }

  /** Takes over what was written. Never rejects: what cannot be kept is made again. */
  async keep(key: string, written: string, bytes: number): Promise<void> {
    try {
      await rename(written, this.#pathOf(key))
      this.#note(key, bytes)
      this.#options.onChange?.([key, bytes])
      this.#isFailing = false
      await this.#shrink()
    } catch (error) {
      this.complain((error as Error).message)
      await this.discard(written)
    }
  }

  /** Another process has kept files, or deleted them; it also sees to it that they stay within the bound. */
  noteChanged(changed: readonly Changed[]): void {
    for (const [key, bytes] of changed) {
      if (!KEY.test(key)) continue
      if (bytes > 0) this.#note(key, bytes)
      else this.#drop(key)
    }
  }

  /** Clears away what was written in part. */
  async discard(written: string): Promise<void> {
    await rm(written, { force: true }).catch(() => {})
  }

  /** Says that derivatives cannot be kept; once for a row of failures. */
  complain(reason: string): void {
    if (this.#isFailing) return
    this.#isFailing = true
    this.#options.log.warn(
      { directory: this.#options.directory },
      `Derivatives are not cached: ${reason}. Free or repair the directory.`,
    )
  }

  #pathOf(key: string): string {
    return join(this.#options.directory, key.slice(0, 2), key)
  }

  #note(key: string, bytes: number): void {
    this.#bytes += bytes - (this.#files.get(key) ?? 0)
    this.#files.delete(key)
    this.#files.set(key, bytes)
  }

  #drop(key: string): void {
    this.#bytes -= this.#files.get(key) ?? 0
    this.#files.delete(key)
    this.#checked.delete(this.#pathOf(key))
  }

  async #forget(key: string): Promise<void> {
    this.#drop(key)
    this.#options.onChange?.([key, 0])
    await rm(this.#pathOf(key), { force: true }).catch((error) => this.complain(error.message))
  }

  async #shrink(): Promise<void> {
    const { maxBytes, memoryBytes = MEMORY_BYTES } = this.#options
    while (this.#bytes > maxBytes || this.#files.size * FILE_BYTES > memoryBytes) {
      const [oldest] = this.#files.keys()
      if (oldest === undefined) return
      await this.#forget(oldest)
    }
  }

  /** Reads what an earlier run left, in the order of its last use, and clears away unfinished files. */
  async #load(): Promise<void> {
    const { directory } = this.#options
    await mkdir(directory, { recursive: true })
    const found: { key: string; bytes: number; used: number }[] = []
    for (const name of await readdir(directory, { recursive: true })) {
      const key = basename(name)
      if (isLeftOver(key)) await rm(join(directory, name), { force: true })
      if (!KEY.test(key)) continue
      // Another process may have deleted it.
      const facts = await stat(join(directory, name)).catch(() => null)
      if (facts) found.push({ key, bytes: facts.size, used: Math.max(facts.atimeMs, facts.mtimeMs) })
    }
    for (const { key, bytes } of found.sort((a, b) => a.used - b.used)) this.#note(key, bytes)
    await this.#shrink()
  }
}
