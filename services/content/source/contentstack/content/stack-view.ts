import { BoundedCache, bytesOf, isRecord } from '#engine/host.ts'
import { ASSETS } from '../api/sync-item.ts'
import type { Raw, StackFacts } from '../conversion/values/types.ts'
import { withSharedFields } from '../languages/shared-fields.ts'
import type { StackLanguages } from '../languages/stack-languages.ts'
import type { ItemName, RawItems } from '../raw/raw-items.ts'

/** Bounds what assets may take in memory, in bytes: entries name the same ones again and again. */
const ASSETS_BYTES = 8 * 2 ** 20

/** An entry or asset as one of its files has it. */
export interface Version {
  /** Of the language that its file is named after; absent: it is the item's own. */
  tag?: string
  raw: Raw
  facts: StackFacts
}

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
   */
  versionsOf(name: ItemName, contentType: Raw): Version[] {
    const { own, others, main } = this.#languages
    // A picture is the same in all languages, in whichever it is published.
    const isAsset = name.type === ASSETS
    const original = others && !isAsset ? this.#in(name, own) : this.#shown(name, own)
    const versions: Version[] = original ? [{ raw: original, facts: this.#facts(contentType, own) }] : []
    for (const [tag, locale] of others ?? []) {
      const raw = this.#in(name, locale)
      if (!raw || !hasOwnWords(raw, locale) || (isAsset && !saysOther(raw, original))) continue
      versions.push({ tag, raw, facts: this.#facts(contentType, locale) })
    }
    const shared = main === undefined ? undefined : this.#in(name, main)
    if (!shared) return versions
    return versions.map(({ raw, ...rest }) => ({ ...rest, raw: withSharedFields(raw, shared, contentType.schema) }))
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
const hasOwnWords = (raw: Raw, locale: string): boolean => (raw.locale ?? locale) === locale

const saysOther = (asset: Raw, original: Raw | undefined): boolean =>
  asset.title !== original?.title || asset.description !== original?.description
