import type { Entry } from '../contract/content/entry.ts'
import type { Change, ContentStore, PathMatch } from '../contract/ports/content.ts'
import { Recent } from './recent.ts'

const MAX_ENTRIES = 1000
const MAX_ADDRESSES = 5000

/** A store in front of another that keeps entries and addresses asked for lately: pages share pictures, people, menus. */
export class RememberedStore implements ContentStore {
  readonly #store: ContentStore
  readonly #entries = new Recent<Entry>(MAX_ENTRIES)
  readonly #addresses = new Recent<PathMatch | null>(MAX_ADDRESSES)
  #forgotten = 0

  constructor(store: ContentStore) {
    this.#store = store
  }

  /** To be called after every change; an entry whose address changes with another's has a change of its own. */
  changed({ uid, paths }: Change): void {
    this.#forgotten++
    this.#entries.delete(uid)
    for (const path of paths) this.#addresses.delete(path)
  }

  forget(): void {
    this.#forgotten++
    this.#entries.clear()
    this.#addresses.clear()
  }

  /** Entries are shared, and therefore frozen. */
  async get(uids: readonly string[]): Promise<Entry[]> {
    const known = new Map(uids.map((uid) => [uid, this.#entries.recall(uid)]))
    const unknown = [...known.keys()].filter((uid) => known.get(uid) === undefined)
    const before = this.#forgotten
    const read = unknown.length > 0 ? await this.#store.get(unknown) : []
    for (const entry of read) if (before === this.#forgotten) this.#entries.set(entry.uid, frozen(entry))
    return [...known.values(), ...read].filter((entry) => entry !== undefined)
  }

  async at(path: string): Promise<PathMatch | null> {
    const known = this.#addresses.recall(path)
    if (known !== undefined) return known
    const before = this.#forgotten
    const match = await this.#store.at(path)
    if (before === this.#forgotten) this.#addresses.set(path, match)
    return match
  }

  find: ContentStore['find'] = (types, query) => this.#store.find(types, query)
  paths: ContentStore['paths'] = (options) => this.#store.paths(options)
  schema: ContentStore['schema'] = (type) => this.#store.schema(type)
  revision: ContentStore['revision'] = () => this.#store.revision()
  changes: ContentStore['changes'] = (since, limit) => this.#store.changes(since, limit)
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) frozen(inner)
    Object.freeze(value)
  }
  return value
}
