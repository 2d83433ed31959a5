import { BoundedCache } from '../base/memory/bounded-cache.ts'
import { freeze } from '../base/memory/freeze.ts'
import { withUnchanged } from '../base/memory/with-unchanged.ts'
import type { Entry } from '../contract/content/entry.ts'
import type { Change } from '../contract/ports/content.ts'
import { bytesOfDependencies, createDependencies, type Dependencies } from './dependencies.ts'

interface Loaded {
  entry: Entry | undefined
  dependencies: Dependencies
  /** Changes that had come before it was read. */
  position: number
}

/** Changed entries that are remembered by name; beyond, all that was loaded is forgotten. */
const MAX_CHANGED = 10_000

/** Entries with all that is loaded with them, until one of these or a card changes or a service is to be asked again. */
export class LoadedEntries {
  readonly #now: () => Date
  readonly #loaded: BoundedCache<Loaded>
  /** Positions of the last change of each entry. */
  readonly #changed = new Map<string, number>()
  #position = 0
  /** Marks the position before which nothing that was read counts any more. */
  #forgotten = 0

  /** @param bytes what all of them may take, without what the store's entries take themselves */
  constructor(now: () => Date, bytes: number) {
    this.#now = now
    this.#loaded = new BoundedCache(bytes)
  }

  /**
   * Returns what was loaded under the key, else what `load` gives, with what did not change since. It is shared, and
   * therefore frozen.
   *
   * @param load notes what it reads: entries, services, and the time; nothing else
   * @returns undefined when the entry is not there
   */
  async get(key: string, load: (dependencies: Dependencies) => Promise<Entry | undefined>): Promise<Loaded> {
    const known = this.#loaded.get(key)
    if (known && this.#isFresh(known)) return known
    const dependencies = createDependencies()
    const position = this.#position
    const read = await load(dependencies)
    const bytes = freeze(read) + bytesOfDependencies(dependencies)
    const loaded = { entry: withUnchanged(read, known?.entry), dependencies, position }
    if (read && this.#isFresh(loaded)) this.#loaded.set(key, loaded, bytes)
    return loaded
  }

  changed(changes: readonly Change[]): void {
    for (const { uid } of changes) this.#changed.set(uid, ++this.#position)
    if (this.#changed.size > MAX_CHANGED) this.clear()
  }

  clear(): void {
    this.#forgotten = ++this.#position
    this.#loaded.clear()
    this.#changed.clear()
  }

  #isFresh({ dependencies: { entries, next, renewal }, position }: Loaded): boolean {
    const due = next && renewal ? (next < renewal ? next : renewal) : (next ?? renewal)
    if (position < this.#forgotten || (due && due <= this.#now())) return false
    for (const uid of entries) if ((this.#changed.get(uid) ?? 0) > position) return false
    return true
  }
}
