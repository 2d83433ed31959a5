import type { Log } from 'atrium'
import { BoundedCache } from '#engine/host.ts'
import type { CachedPage } from './cached-page.ts'
import type { CachedPages } from './cached-pages.ts'

/** Bounds what keys of pages that wait may take, in bytes; the oldest of more stay in the form that was made quickly. */
const MAX_KEY_BYTES = 256 * 1024

/** Makes the small forms of cached pages, one page at a time and after the answer: nobody waits for them. */
export class Compression {
  readonly #cached: CachedPages
  readonly #onCompressed: (key: string, page: CachedPage) => void
  readonly #log: Log
  /** Keys alone: a page that leaves the memory meanwhile is not held. */
  readonly #waiting = new BoundedCache<string>(MAX_KEY_BYTES)
  #isRunning = false

  /** @param onCompressed told of each page that is cached still */
  constructor(cached: CachedPages, onCompressed: (key: string, page: CachedPage) => void, log: Log) {
    this.#cached = cached
    this.#onCompressed = onCompressed
    this.#log = log
  }

  /** Returns what keys of pages that wait take. */
  get bytes(): number {
    return this.#waiting.bytes
  }

  /** Compresses the page that is cached under the key when its turn comes. */
  add(key: string): void {
    this.#waiting.set(key, key, 0)
    if (!this.#isRunning) this.#run()
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    for (let key = this.#waiting.shift(); key !== undefined; key = this.#waiting.shift()) await this.#compress(key)
    this.#isRunning = false
  }

  async #compress(key: string): Promise<void> {
    const page = this.#cached.getPage(key)
    if (!page) return
    try {
      await page.representation.compress()
      if (this.#cached.getPage(key) !== page) return
      this.#cached.set(key, page)
      this.#onCompressed(key, page)
    } catch (error) {
      this.#log.warn({ key, error }, `A page could not be compressed: ${(error as Error).message}`)
    }
  }
}
