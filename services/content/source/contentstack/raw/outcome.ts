import { type Change, type LocalKey, readItem } from '../api/sync-item.ts'
import type { ItemName } from './raw-items.ts'
import type { StagedPages } from './staged-pages.ts'

/** When something was said of an item: by the service, and in its answers. */
interface Said {
  at: string
  order: number
}

interface SaidOfItem extends Said {
  /** Where the staged pages have it; absent: it is gone. */
  place?: { page: number; index: number }
}

/**
 * The service may tell of one item several times, in any order: what it says has happened last counts, and of two that
 * happened at once the one told later. Some examples of its documentation are no dates, and are compared as texts.
 */
const isLater = (one: Said, other: Said | undefined): boolean =>
  !other || (one.at === other.at ? one.order > other.order : one.at > other.at)

const ALL = '*'

/** Adds up what the pages of one sync come to, for each item. */
export class Outcome {
  readonly #items = new Map<string, { name: ItemName; said: Map<string, SaidOfItem> }>()
  readonly #typesGone = new Map<string, Said>()
  /** Items that could not be read. */
  unreadable = 0
  #order = 0

  /** @param locale the one language that was asked for; absent: all */
  static of(pages: StagedPages, locale: string | undefined): Outcome {
    const outcome = new Outcome()
    for (let page = 1; page <= pages.count; page++)
      pages.read(page).items.forEach((raw, index) => {
        const change = readItem(raw, locale)
        if (change) outcome.#note(change, { page, index })
        else outcome.unreadable++
      })
    return outcome
  }

  /** Returns what is to be written, by place in the pages. */
  *published(): IterableIterator<{ key: LocalKey; page: number; index: number }> {
    for (const { name, said } of this.#items.values())
      for (const [locale, own] of said)
        if (own.place && !this.#isGone(name, own)) yield { key: { ...name, locale }, ...own.place }
  }

  /** Whether an item that was there before is gone. */
  isGone(key: LocalKey): boolean {
    const said = this.#items.get(idOf(key))?.said
    const own = said?.get(key.locale)
    if (own?.place) return this.#isGone(key, own)
    return own !== undefined || said?.has(ALL) === true || this.#typesGone.has(key.type)
  }

  #isGone(name: ItemName, own: Said): boolean {
    const all = this.#items.get(idOf(name))?.said.get(ALL)
    const type = this.#typesGone.get(name.type)
    return (all !== undefined && isLater(all, own)) || (type !== undefined && isLater(type, own))
  }

  #note(change: Change, place: SaidOfItem['place']): void {
    const said = { at: change.at, order: this.#order++ }
    if (change.what === 'type gone') {
      if (isLater(said, this.#typesGone.get(change.type))) this.#typesGone.set(change.type, said)
      return
    }
    const { type, uid, locale = ALL } = change.key
    const known = this.#items.get(idOf(change.key)) ?? { name: { type, uid }, said: new Map() }
    this.#items.set(idOf(change.key), known)
    if (isLater(said, known.said.get(locale)))
      known.said.set(locale, change.what === 'published' ? { ...said, place } : said)
  }
}

const idOf = ({ type, uid }: ItemName) => `${type}/${uid}`
