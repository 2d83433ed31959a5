import { Slices } from '../../base/async/slices.ts'
import { BoundedCache } from '../../base/memory/bounded-cache.ts'
import { weighing } from '../../base/memory/bytes.ts'
import type { Dependencies } from '../../content/dependencies.ts'
import { effectOf } from '../../content/effects.ts'
import type { Change } from '../../contract/ports/content.ts'

/** Something with what it was made from. */
export interface WithDependencies<Value> {
  value: Value
  dependencies: Dependencies
}

/** Keeps what many pages are made from, like headers and indexes, until something it was made from changes. */
export class SharedCache<Value> {
  readonly #cached: BoundedCache<WithDependencies<Value>>
  readonly #making = new Map<string, Promise<WithDependencies<Value>>>()
  readonly #slices = new Slices()
  readonly #now: () => Date

  /** @param bytes what they may take; one that takes more is cached alone. 0: nothing is cached */
  constructor(now: () => Date, bytes: number) {
    this.#now = now
    this.#cached = new BoundedCache(bytes, bytes > 0 ? Number.POSITIVE_INFINITY : 0)
  }

  /** Returns what all of them take. */
  get bytes(): number {
    return this.#cached.bytes
  }

  /** Gives what is cached, else what `make` gives; it is asked once at a time. */
  async get(key: string, make: () => Promise<WithDependencies<Value>>): Promise<WithDependencies<Value>> {
    const cached = this.#cached.get(key)
    if (cached && this.#isFresh(cached)) return cached
    return this.#making.get(key) ?? this.#make(key, make)
  }

  async #make(key: string, make: () => Promise<WithDependencies<Value>>): Promise<WithDependencies<Value>> {
    const making = make()
    this.#making.set(key, making)
    try {
      const made = await making
      void this.#keep(key, making, made)
      return made
    } catch (error) {
      if (this.#making.get(key) === making) this.#making.delete(key)
      throw error
    }
  }

  /** Weighs it, a large one in slices; until then it is given as what is being made. */
  async #keep(key: string, making: Promise<WithDependencies<Value>>, made: WithDependencies<Value>): Promise<void> {
    const slice = this.#slices.begin()
    const steps = weighing(made)
    let step = steps.next()
    for (; !step.done; step = steps.next()) if (slice.isOver()) await slice.rest()
    if (this.#making.get(key) !== making) return
    this.#making.delete(key)
    this.#cached.set(key, made, step.value)
  }

  #isFresh({ dependencies: { next, renewal } }: WithDependencies<Value>): boolean {
    const now = this.#now()
    return !(next && next <= now) && !(renewal && renewal <= now)
  }

  clear(): void {
    this.#making.clear()
    this.#cached.clear()
  }

  /** Throws away what changes touch. What is being made meanwhile is not cached. */
  purge(changes: readonly Change[]): void {
    this.#making.clear()
    const effectOn = effectOf(changes)
    for (const [key, { dependencies }] of this.#cached) if (effectOn(dependencies)) this.#cached.delete(key)
  }
}
