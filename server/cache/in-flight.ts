import type { Socket } from 'node:net'

interface Work<Value> {
  result: Promise<Value>
  /** Connections that wait for it. */
  visitors: Socket[]
  /** The site itself waits for it. */
  isNeeded: boolean
}

/** What is being made, by key: once for all who ask meanwhile, and for nobody when all of them are gone. */
export class InFlight<Value> {
  readonly #works = new Map<string, Work<Value>>()

  has(key: string): boolean {
    return this.#works.has(key)
  }

  /** Who asks from now on asks anew. */
  clear(): void {
    this.#works.clear()
  }

  /**
   * @param make begins, unless somebody did; `isWanted` says whether anybody still waits. Never rejects
   * @param visitor connection that waits; absent: the site itself does
   */
  share(key: string, make: (isWanted: () => boolean) => Promise<Value>, visitor?: Socket): Promise<Value> {
    const work = this.#works.get(key) ?? this.#begin(key, make)
    if (visitor) work.visitors.push(visitor)
    else work.isNeeded = true
    return work.result
  }

  #begin(key: string, make: (isWanted: () => boolean) => Promise<Value>): Work<Value> {
    const end = () => {
      if (this.#works.get(key) === work) this.#works.delete(key)
    }
    const isWanted = () => {
      const isWanted = work.isNeeded || work.visitors.some(({ destroyed }) => !destroyed)
      if (!isWanted) end()
      return isWanted
    }
    const work: Work<Value> = { result: make(isWanted).finally(end), visitors: [], isNeeded: false }
    this.#works.set(key, work)
    return work
  }
}
