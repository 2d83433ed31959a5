import { BoundedCache } from '../base/memory/bounded-cache.ts'
import { freeze } from '../base/memory/freeze.ts'
import type { Entry } from '../contract/content/entry.ts'
import type { Change, ContentStore, Found, PathMatch, Query } from '../contract/ports/content.ts'

/** Bound what addresses, and what lists may take of the memory. */
const ADDRESS_SHARE = 1 / 16
const LIST_SHARE = 1 / 16
/** Estimates what an answer about an address takes, in bytes. */
const ADDRESS_BYTES = 200
/** Longer lists are not remembered: reading all entries of a type would push out what pages share. */
const MAX_LIST = 200

/** What was found, in its order. */
interface List {
  uids: readonly string[]
  total: number
}

/** A store in front of another that keeps what was asked for lately: pages share pictures, people, menus. */
export class RememberedStore implements ContentStore {
  readonly #store: ContentStore
  readonly #entries: BoundedCache<Entry>
  readonly #addresses: BoundedCache<PathMatch | null>
  readonly #lists: BoundedCache<List>
  /** Counts the changes of entries of each type. Lists that were found before are not asked for any more. */
  readonly #changes = new Map<string, number>()
  #forgotten = 0

  /** @param bytes what all of it may take */
  constructor(store: ContentStore, bytes: number) {
    this.#store = store
    this.#entries = new BoundedCache(bytes * (1 - ADDRESS_SHARE - LIST_SHARE))
    this.#addresses = new BoundedCache(bytes * ADDRESS_SHARE)
    this.#lists = new BoundedCache(bytes * LIST_SHARE)
  }

  /** To be called after every change; an entry whose address changes with another's has a change of its own. */
  changed(changes: readonly Change[]): void {
    this.#forgotten++
    for (const { uid, contentType, before, paths } of changes) {
      this.#entries.delete(uid)
      // An entry may have been of another type.
      for (const type of [contentType, before?.contentType ?? contentType]) this.#changes.set(type, this.#forgotten)
      for (const path of paths) this.#addresses.delete(path)
    }
  }

  forget(): void {
    this.#forgotten++
    this.#entries.clear()
    this.#addresses.clear()
    this.#lists.clear()
  }

  /** Entries are shared, and therefore frozen. */
  async get(uids: readonly string[]): Promise<Entry[]> {
    const known = new Map(uids.map((uid) => [uid, this.#entries.get(uid)]))
    const unknown = [...known.keys()].filter((uid) => known.get(uid) === undefined)
    const before = this.#forgotten
    const read = unknown.length > 0 ? await this.#store.get(unknown) : []
    for (const entry of read) this.#keep(entry, before)
    return [...known.values(), ...read].filter((entry) => entry !== undefined)
  }

  /** Entries are shared, and therefore frozen, where there are not too many. */
  async find(types: readonly string[], query: Query): Promise<Found<Entry>> {
    const key = JSON.stringify([types, types.map((type) => this.#changes.get(type)), query])
    const known = this.#lists.get(key)
    if (known) {
      const entries = new Map((await this.get(known.uids)).map((entry) => [entry.uid, entry]))
      const items = known.uids.flatMap((uid) => entries.get(uid) ?? [])
      if (items.length === known.uids.length) return { items, total: known.total }
    }
    const before = this.#forgotten
    const { items, total } = await this.#store.find(types, query)
    if (items.length > MAX_LIST) return { items, total }
    const list = { uids: items.map(({ uid }) => uid), total }
    if (before === this.#forgotten) this.#lists.set(key, list, freeze(list))
    return { items: items.map((entry) => this.#entries.get(entry.uid) ?? this.#keep(entry, before)), total }
  }

  async at(path: string): Promise<PathMatch | null> {
    const known = this.#addresses.get(path)
    if (known !== undefined) return known
    const before = this.#forgotten
    const match = await this.#store.at(path)
    if (before === this.#forgotten) this.#addresses.set(path, match, ADDRESS_BYTES)
    return match
  }

  paths: ContentStore['paths'] = (options) => this.#store.paths(options)
  search: ContentStore['search'] = (query) => this.#store.search(query)
  complete: ContentStore['complete'] = (prefix) => this.#store.complete(prefix)
  schema: ContentStore['schema'] = (type) => this.#store.schema(type)
  revision: ContentStore['revision'] = () => this.#store.revision()
  changes: ContentStore['changes'] = (since, limit) => this.#store.changes(since, limit)

  /** @param before as often as all had been forgotten when the entry was asked for */
  #keep(entry: Entry, before: number): Entry {
    const bytes = freeze(entry)
    if (before === this.#forgotten) this.#entries.set(entry.uid, entry, bytes)
    return entry
  }
}
