import { attempt, BoundedCache, bytesOf, type ListQuery } from '#engine/host.ts'
import type { Group } from './keys.ts'
import type { Outbox } from './outbox.ts'

/** Bounds what lists and groups of keys that are known apart may take in memory, in bytes: that is some ten thousand of them. */
const MAX_BYTES = 8 * 2 ** 20
/** The part of this that choices of filters may take, of which anybody can ask for any number. */
const MANY_SHARE = 1 / 2
/** Says after how many milliseconds, at the soonest, what is known is forgotten. */
const KEPT_MS = 3_600_000

type Fact = ListQuery | readonly string[]

export interface KnownOptions {
  outbox: Pick<Outbox, 'known' | 'note' | 'forget'>
  clock: () => number
  /** Told that there was too much, and everything was forgotten: every page has to be asked for and noted again. */
  onForgotten: () => void
  /** Bounds what all of it may take in memory, in bytes. */
  bytes?: number
}

/**
 * Lists that answers outside were made from, and keys for several others, so that a change purges by key exactly what
 * it touches. They are noted before the answer goes out, by every process of the data directory, and outlive it.
 */
export class Known {
  readonly #options: KnownOptions
  /** None goes by itself: what is not known is not purged. */
  readonly #facts = new BoundedCache<Fact>(Number.POSITIVE_INFINITY)
  #last = 0
  #forgotAt = Number.NEGATIVE_INFINITY

  constructor(options: KnownOptions) {
    this.#options = options
    this.#read()
  }

  /**
   * Notes what an answer was made from.
   *
   * @param isFilterVariant the answer is one choice of many at its address
   * @returns false when there is too much to note
   */
  note(lists: Iterable<readonly [string, ListQuery]>, groups: readonly Group[], isFilterVariant: boolean): boolean {
    const made = new Map<string, Fact>(lists)
    for (const { key, members } of groups) made.set(key, members)
    const unknown = [...made].filter(([key]) => !this.#facts.has(key))
    if (unknown.length === 0) return true
    const bytes = unknown.reduce(
      (sum, [key, fact]) => sum + BoundedCache.itemBytes(key, bytesOf(fact)),
      this.#facts.bytes,
    )
    const { outbox, clock, onForgotten, bytes: most = MAX_BYTES } = this.#options
    if (isFilterVariant && bytes > most * MANY_SHARE) return false
    if (bytes <= most) {
      this.#add(unknown)
      return true
    }
    if (clock() - this.#forgotAt < KEPT_MS) return false
    this.#forgotAt = clock()
    this.#facts.clear()
    outbox.forget()
    this.#add([...made])
    onForgotten()
    return true
  }

  /** Returns what all of it takes in memory. */
  get bytes(): number {
    return this.#facts.bytes
  }

  /** All lists with their keys, those of other processes too. */
  get lists(): [string, ListQuery][] {
    this.#read()
    return [...this.#facts].filter((fact): fact is [string, ListQuery] => !isGroup(fact[1]))
  }

  /** All groups, those of other processes too. */
  get groups(): Group[] {
    this.#read()
    return [...this.#facts].flatMap(([key, fact]) => (isGroup(fact) ? [{ key, members: fact }] : []))
  }

  /** Notes all of it anew, where the file it stood in was replaced. */
  keep(): void {
    this.#last = 0
    this.#add([...this.#facts])
  }

  #add(facts: readonly (readonly [string, Fact])[]): void {
    this.#options.outbox.note(facts.map(([key, fact]) => [key, JSON.stringify(fact)]))
    for (const [key, fact] of facts) this.#facts.set(key, fact, bytesOf(fact))
  }

  #read(): void {
    for (const { id, key, value } of this.#options.outbox.known(this.#last)) {
      this.#last = Math.max(this.#last, id)
      const fact = factIn(value)
      if (fact) this.#facts.set(key, fact, bytesOf(fact))
    }
  }
}

const isGroup = (fact: Fact): fact is readonly string[] => Array.isArray(fact)

/** Returns what was noted; null: it is something else. */
function factIn(text: string): Fact | null {
  const fact = attempt(() => JSON.parse(text) as Partial<ListQuery> | string[] | null)
  const isFact = Array.isArray(fact) ? fact.every((key) => typeof key === 'string') : Array.isArray(fact?.types)
  return isFact ? (fact as Fact) : null
}
