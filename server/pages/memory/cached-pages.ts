import { BoundedCache, type Change, inSlices } from '#engine/host.ts'
import { isFilterVariant, VARIANT_SHARE } from '../keys/filter-variants.ts'
import { type OutsideKeys, tagHeaders } from '../keys/outside.ts'
import type { PageSource } from '../page-source.ts'
import type { CachedPage } from './cached-page.ts'

/** Bounds what missing pages and other errors may take of the memory. */
const ERROR_SHARE = 1 / 32
/** A page larger than this part of the memory is not cached. */
const MAX_PAGE_SHARE = 1 / 4

const memoryOf = (bytes: number): BoundedCache<CachedPage> => new BoundedCache(bytes, bytes * MAX_PAGE_SHARE)

/**
 * All cached pages. Missing pages are apart, and so are choices of filters: any number of them pushes out no page that
 * visitors share.
 */
export class CachedPages {
  readonly #pages: BoundedCache<CachedPage>
  readonly #ofMany: BoundedCache<CachedPage>
  readonly #errors: BoundedCache<CachedPage>

  /** @param bytes what may be cached in all */
  constructor(bytes: number) {
    this.#pages = memoryOf(bytes * (1 - ERROR_SHARE - VARIANT_SHARE))
    this.#ofMany = memoryOf(bytes * VARIANT_SHARE)
    this.#errors = memoryOf(bytes * ERROR_SHARE)
  }

  get #all(): readonly BoundedCache<CachedPage>[] {
    return [this.#pages, this.#ofMany, this.#errors]
  }

  get size(): number {
    return this.#all.reduce((sum, { size }) => sum + size, 0)
  }

  get bytes(): number {
    return this.#all.reduce((sum, { bytes }) => sum + bytes, 0)
  }

  get(key: string): CachedPage | undefined {
    return this.getPage(key) ?? this.#errors.get(key)
  }

  /** The same without missing pages. */
  getPage(key: string): CachedPage | undefined {
    return (isFilterVariant(key) ? this.#ofMany : this.#pages).get(key)
  }

  /** Keeps the page in place of what was under the key, or counts it again after it grew. */
  set(key: string, page: CachedPage): void {
    this.delete(key)
    const pages = isFilterVariant(key) ? this.#ofMany : this.#pages
    const memory = page.representation.status >= 400 ? this.#errors : pages
    memory.set(key, page, page.bytes)
  }

  delete(key: string): void {
    for (const pages of this.#all) pages.delete(key)
  }

  /**
   * Marks what the changes touch, in slices; an entry that is gone takes its pages with it. What is cached meanwhile is
   * looked at no more.
   *
   * @returns how many pages were fresh until now
   */
  async purge(changes: readonly Change[], effectOf: PageSource['effectOf']): Promise<number> {
    const gone = changes.filter(({ after }) => after === null)
    const [effectOn, effectOfGone] = [effectOf(changes), effectOf(gone)]
    let purged = 0
    await inSlices(this.all(), ([key, page]) => {
      if (page.isInvalidated ? gone.length === 0 : !effectOn(page.dependencies)) return
      if (!page.isInvalidated) purged++
      page.isInvalidated = true
      if (gone.length > 0 && effectOfGone(page.dependencies) && this.get(key) === page) this.delete(key)
    })
    return purged
  }

  /**
   * Marks pages that somebody wants re-rendered.
   *
   * @returns how many were fresh until now
   */
  expire(isMeant: (key: string, page: CachedPage) => boolean): number {
    const meant = this.all().filter(([key, page]) => !page.isInvalidated && isMeant(key, page))
    for (const [, page] of meant) page.isInvalidated = true
    return meant.length
  }

  /** Each with its key. */
  all(): [string, CachedPage][] {
    return this.#all.flatMap((pages) => [...pages])
  }

  /** Notes again by which keys caches outside find the pages. */
  noteOutside(outside: OutsideKeys | undefined): void {
    for (const [key, { isPrivate, dependencies }] of this.all()) if (!isPrivate) tagHeaders(key, dependencies, outside)
  }

  clear(): void {
    for (const pages of this.#all) pages.clear()
  }
}
