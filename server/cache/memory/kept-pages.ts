import type { Change } from '#engine/contract/ports/content.ts'
import type { PageSource } from '../page-source.ts'
import type { KeptPage } from './kept-page.ts'
import { PageMemory } from './page-memory.ts'

/** What missing pages and other errors may take of the memory. */
const ERROR_SHARE = 1 / 32

/** Everything kept. Missing pages are apart: any number of them pushes out no real one. */
export class KeptPages {
  readonly #pages: PageMemory
  readonly #errors: PageMemory

  /** @param bytes what may be kept in all */
  constructor(bytes: number) {
    this.#pages = new PageMemory(bytes * (1 - ERROR_SHARE))
    this.#errors = new PageMemory(bytes * ERROR_SHARE)
  }

  get size(): number {
    return this.#pages.size + this.#errors.size
  }

  get bytes(): number {
    return this.#pages.bytes + this.#errors.bytes
  }

  get(key: string): KeptPage | undefined {
    return this.#pages.get(key) ?? this.#errors.get(key)
  }

  /** The same without missing pages. */
  getPage(key: string): KeptPage | undefined {
    return this.#pages.get(key)
  }

  /** Keeps the page in place of what stood under the key, or counts it again after it grew. */
  set(key: string, page: KeptPage): void {
    this.delete(key)
    if (page.representation.status < 400) this.#pages.set(key, page)
    else this.#errors.set(key, page)
  }

  delete(key: string): void {
    this.#pages.delete(key)
    this.#errors.delete(key)
  }

  /**
   * Marks what the changes touch; an entry that is gone takes its pages with it.
   * @returns how many pages were true until now
   */
  purge(changes: readonly Change[], isAffected: PageSource['isAffected']): number {
    let purged = 0
    for (const [key, page] of [...this.#pages, ...this.#errors]) {
      const touching = changes.filter((change) => isAffected(page.dependencies, change))
      if (touching.length === 0) continue
      if (!page.isPurged) purged++
      page.isPurged = true
      if (touching.some(({ after }) => after === null)) this.delete(key)
    }
    return purged
  }

  /**
   * Marks pages that somebody wants made again.
   *
   * @returns how many were true until now
   */
  expire(isMeant: (key: string, page: KeptPage) => boolean): number {
    const meant = [...this.#pages, ...this.#errors].filter(([key, page]) => !page.isPurged && isMeant(key, page))
    for (const [, page] of meant) page.isPurged = true
    return meant.length
  }

  clear(): void {
    this.#pages.clear()
    this.#errors.clear()
  }
}
