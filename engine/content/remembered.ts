import { BoundedCache } from '../base/memory/bounded-cache.ts'
import { freeze } from '../base/memory/freeze.ts'
import type { Entry } from '../contract/content/entry.ts'
import type { Change, ContentStore, PathMatch } from '../contract/ports/content.ts'

/** Bounds what addresses may take of the memory. */
const ADDRESS_SHARE = 1 / 16
/** Estimates what an answer about an address takes, in bytes. */
const ADDRESS_BYTES = 200

/** A store in front of another that keeps entries and addresses asked for lately: pages share pictures, people, menus. */
export class RememberedStore implements ContentStore {
  readonly #store: ContentStore
  readonly #entries: BoundedCache<Entry>
  readonly #addresses: BoundedCache<PathMatch | null>
  #forgotten = 0

  /** @param bytes what entries and addresses may take */
  constructor(store: ContentStore, bytes: number) {
    this.#store = store
    this.#entries = new BoundedCache(bytes * (1 - ADDRESS_SHARE))
    this.#addresses = new BoundedCache(bytes * ADDRESS_SHARE)
  }

  /** To be called after every change; an entry whose address changes with another's has a change of its own. */
  changed(changes: readonly Change[]): void {
    this.#forgotten++
    for (const { uid, paths } of changes) {
      this.#entries.delete(uid)
      for (const path of paths) this.#addresses.delete(path)
    }
  }

  forget(): void {
    this.#forgotten++
    this.#entries.clear()
    this.#addresses.clear()
  }

  /** Entries are shared, and therefore frozen. */
  async get(uids: readonly string[]): Promise<Entry[]> {
    const known = new Map(uids.map((uid) => [uid, this.#entries.get(uid)]))
    const unknown = [...known.keys()].filter((uid) => known.get(uid) === undefined)
    const before = this.#forgotten
    const read = unknown.length > 0 ? await this.#store.get(unknown) : []
    for (const entry of read) {
      const bytes = freeze(entry)
      if (before === this.#forgotten) this.#entries.set(entry.uid, entry, bytes)
    }
    return [...known.values(), ...read].filter((entry) => entry !== undefined)
  }

  async at(path: string): Promise<PathMatch | null> {
    const known = this.#addresses.get(path)
    if (known !== undefined) return known
    const before = this.#forgotten
    const match = await this.#store.at(path)
    if (before === this.#forgotten) this.#addresses.set(path, match, ADDRESS_BYTES)
    return match
  }

  find: ContentStore['find'] = (types, query) => this.#store.find(types, query)
  paths: ContentStore['paths'] = (options) => this.#store.paths(options)
  search: ContentStore['search'] = (query) => this.#store.search(query)
  complete: ContentStore['complete'] = (prefix) => this.#store.complete(prefix)
  schema: ContentStore['schema'] = (type) => this.#store.schema(type)
  revision: ContentStore['revision'] = () => this.#store.revision()
  changes: ContentStore['changes'] = (since, limit) => this.#store.changes(since, limit)
}
