import { BoundedCache, bytesOf, isRecord } from '#engine/host.ts'
import { ASSETS } from '../api/sync-item.ts'
import type { Raw, StackFacts } from '../conversion/values/types.ts'
import type { RawItems } from '../raw/raw-items.ts'
import type { MainLanguage } from './main-language.ts'

/** Bounds what assets may take in memory, in bytes: entries name the same ones again and again. */
const ASSETS_BYTES = 8 * 2 ** 20

/** The stack as its entries see it, in one language each. */
export class StackView {
  readonly #items: RawItems
  readonly #language: Pick<MainLanguage, 'tag'>
  readonly #assets = new BoundedCache<Raw>(ASSETS_BYTES)
  #types: Map<string, string> | undefined

  /**
   * @param language that is wanted. Without it, and of items that do not have it, the first one in alphabetical order
   *   counts
   */
  constructor(items: RawItems, language: Pick<MainLanguage, 'tag'>) {
    this.#items = items
    this.#language = language
  }

  /** An entry or asset as it was delivered; undefined where there is none. */
  dataOf(type: string, uid: string): Raw | undefined {
    const locales = this.#items.localesOf({ type, uid })
    const locale = locales.find((one) => one === this.#language.tag) ?? locales[0]
    const data = locale === undefined ? undefined : this.#items.read({ type, uid, locale })?.data
    return isRecord(data) ? data : undefined
  }

  facts(contentType: Raw): StackFacts {
    const typeOf = (uid: string) => this.#typesByUid().get(uid)
    const entryOf = (uid: string) => {
      const type = typeOf(uid)
      return type === undefined ? undefined : this.dataOf(type, uid)
    }
    return { contentType, assetOf: (uid) => this.#assetOf(uid), typeOf, entryOf }
  }

  /** Forgets what was read before: it may have changed. */
  forget(): void {
    this.#assets.clear()
    this.#types = undefined
  }

  #assetOf(uid: string): Raw | undefined {
    const known = this.#assets.get(uid)
    if (known) return known
    const asset = this.dataOf(ASSETS, uid)
    if (asset) this.#assets.set(uid, asset, bytesOf(asset))
    return asset
  }

  #typesByUid(): Map<string, string> {
    const entries = () => this.#items.names().filter(({ type }) => type !== ASSETS)
    this.#types ??= new Map(entries().map(({ type, uid }) => [uid, type]))
    return this.#types
  }
}
