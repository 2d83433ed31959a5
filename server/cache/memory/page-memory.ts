import type { CachedPage } from './cached-page.ts'

/**
 * Pages by key, bounded by bytes. When it is full the oldest that nobody asked for since the last look goes first.
 */
export class PageMemory {
  readonly #pages = new Map<string, { page: CachedPage; bytes: number }>()
  readonly #limit: number
  #bytes = 0

  /** @param limit in bytes */
  constructor(limit: number) {
    this.#limit = limit
  }

  get size(): number {
    return this.#pages.size
  }

  get bytes(): number {
    return this.#bytes
  }

  get(key: string): CachedPage | undefined {
    return this.#pages.get(key)?.page
  }

  /** Caches the page, or counts it again after it grew. A page larger than a quarter of the memory is not cached. */
  set(key: string, page: CachedPage): void {
    this.delete(key)
    const bytes = page.bytes + 2 * key.length
    if (bytes > this.#limit / 4) return
    this.#pages.set(key, { page, bytes })
    this.#bytes += bytes
    this.#shrink()
  }

  delete(key: string): void {
    const cached = this.#pages.get(key)
    if (!cached) return
    this.#pages.delete(key)
    this.#bytes -= cached.bytes
  }

  clear(): void {
    this.#pages.clear()
    this.#bytes = 0
  }

  /** Key and page of all that is cached. */
  *[Symbol.iterator](): Generator<[string, CachedPage]> {
    for (const [key, { page }] of this.#pages) yield [key, page]
  }

  #shrink(): void {
    for (const [key, cached] of this.#pages) {
      if (this.#bytes <= this.#limit) return
      this.#pages.delete(key)
      if (cached.page.isWanted) {
        cached.page.isWanted = false
        this.#pages.set(key, cached)
      } else this.#bytes -= cached.bytes
    }
  }
}
