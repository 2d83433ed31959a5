import { isRecord } from 'atrium'
import { BoundedCache, bytesOf } from '#engine/host.ts'
import { ASSETS } from '../api/sync-item.ts'
import type { Raw, StackFacts } from '../conversion/values/types.ts'
import type { StackLanguages } from '../languages/named-languages.ts'
import { withSharedFields } from '../languages/shared-fields.ts'
import type { ItemName, RawItems } from '../raw/raw-items.ts'

/** Bounds what assets may take in memory, in bytes: entries name the same ones again and again. */
const ASSETS_BYTES = 8 * 2 ** 20

/** The stack as its entries see it, in one language each. */
export class StackView {
  readonly #items: RawItems
  readonly #languages: StackLanguages
  readonly #assets = new BoundedCache<Raw>(ASSETS_BYTES)
  #types: Map<string, string> | undefined

  constructor(items: RawItems, languages: StackLanguages) {
    this.#items = items
    this.#languages = languages
  }

  /** Tags that names of files may end with. */
  get tags(): readonly string[] {
    return this.#languages.tags
  }

  /**
   * What is written of an entry or asset. In another language that is what has words of its own: what is published there
   * with those of its fallback is shown so anyway.
   *
   * @returns each with the tag that its file is named after; undefined: it is the item's own
   */
  versionsOf(name: ItemName, contentType: Raw): { tag: string | undefined; raw: Raw; facts: StackFacts }[] {
    const { own, others, main } = this.#languages
    // A picture is the same in all languages, in whichever it is published.
    const isAsset = name.type === ASSETS
    const original = others && !isAsset ? this.#in(name, own) : this.#shown(name, own)
    const shared = this.#in(name, main)
    return [[undefined, own] as const, ...(others ?? [])].flatMap(([tag, locale]) => {
      const raw = tag ? this.#in(name, locale) : original
      if (!raw || (tag && (!hasOwnWords(raw, locale) || (isAsset && !saysOther(raw, original))))) return []
      const whole = shared ? withSharedFields(raw, shared, contentType.schema) : raw
      return [{ tag, raw: whole, facts: this.#facts(contentType, locale) }]
    })
  }

  /** Forgets what was read before: it may have changed. */
  forget(): void {
    this.#assets.clear()
    this.#types = undefined
  }

  #facts(contentType: Raw, locale: string | undefined): StackFacts {
    const { own } = this.#languages
    const typeOf = (uid: string) => this.#typesByUid().get(uid)
    const entryOf = (uid: string) => {
      const type = typeOf(uid)
      if (type === undefined) return undefined
      const entry = this.#shown({ type, uid }, locale)
      // Links name the address in the institution's language, from which each language leads on.
      const address = locale === own ? undefined : this.#in({ type, uid }, own)?.url
      return entry && address !== undefined ? { ...entry, url: address } : entry
    }
    return { contentType, assetOf: (uid) => this.#assetOf(uid, locale), typeOf, entryOf }
  }

  /** As it was delivered in a language; undefined where it was not. */
  #in(name: ItemName, locale: string | undefined): Raw | undefined {
    if (locale === undefined || !this.#items.localesOf(name).includes(locale)) return undefined
    const data = this.#items.read({ ...name, locale })?.data
    return isRecord(data) ? data : undefined
  }

  /** In a language, else in that of its own file, else in the first one in alphabetical order. */
  #shown(name: ItemName, locale: string | undefined): Raw | undefined {
    const there = this.#items.localesOf(name)
    const wanted = [locale, this.#languages.own].find((one) => one !== undefined && there.includes(one))
    return this.#in(name, wanted ?? there[0])
  }

  #assetOf(uid: string, locale: string | undefined): Raw | undefined {
    const key = `${locale ?? ''}/${uid}`
    const known = this.#assets.get(key)
    if (known) return known
    const asset = this.#shown({ type: ASSETS, uid }, locale)
    if (asset) this.#assets.set(key, asset, bytesOf(asset))
    return asset
  }

  #typesByUid(): Map<string, string> {
    const entries = () => this.#items.names().filter(({ type }) => type !== ASSETS)
    this.#types ??= new Map(entries().map(({ type, uid }) => [uid, type]))
    return this.#types
  }
}

/** A language without words of its own is published with those that it falls back to, which the item states. */
const hasOwnWords = (raw: Raw, locale: string | undefined): boolean => (raw.locale ?? locale) === locale

const saysOther = (asset: Raw, original: Raw | undefined): boolean =>
  asset.title !== original?.title || asset.description !== original?.description
