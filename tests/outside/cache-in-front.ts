import { type Vendor, varnishVendor } from './vendors.ts'

interface Copy {
  text: string
  etag: string | null
  keys: string[]
  isFresh: boolean
}

/**
 * A cache in front of a site, which shows what it has until it is told otherwise, however long that takes: nothing ends by
 * itself in it. It is purged as Varnish is.
 */
export class CacheInFront {
  readonly #copies = new Map<string, Copy>()
  readonly #vendor: Vendor
  #done = 0

  private constructor(vendor: Vendor) {
    this.#vendor = vendor
  }

  static async open(): Promise<CacheInFront> {
    return new CacheInFront(await varnishVendor())
  }

  get vendor(): Vendor {
    return this.#vendor
  }

  /** Asks for a page as a visitor does. @returns its text, and whether the site was asked for it */
  async visit(origin: string, path: string): Promise<{ text: string; isAsked: boolean }> {
    this.#purge()
    const copy = this.#copies.get(path)
    if (copy?.isFresh) return { text: copy.text, isAsked: false }
    const answer = await fetch(origin + path, { headers: copy?.etag ? { 'if-none-match': copy.etag } : {} })
    const text = answer.status === 304 ? (copy?.text ?? '') : await answer.text()
    const control = answer.headers.get('cache-control') ?? ''
    // A page whose moment comes within a second is not cached anywhere.
    if (/s-maxage=[1-9]/.test(control) && !/private|no-store/.test(control)) {
      const keys = answer.headers.get('surrogate-key')?.split(' ') ?? []
      this.#copies.set(path, { text, etag: answer.headers.get('etag'), keys, isFresh: true })
    } else this.#copies.delete(path)
    return { text, isAsked: true }
  }

  #purge(): void {
    for (const { keys, isHard } of this.#vendor.purged.slice(this.#done)) {
      const purged = new Set(keys)
      for (const [path, copy] of this.#copies) {
        if (!copy.keys.some((key) => purged.has(key))) continue
        if (isHard) this.#copies.delete(path)
        else copy.isFresh = false
      }
    }
    this.#done = this.#vendor.purged.length
  }
}
