/** Who waits, as far as it matters: a connection that may have gone. */
export interface Visitor {
  readonly destroyed: boolean
}

interface Waiting {
  /** Connections that wait for it. */
  visitors: Visitor[]
  /** The site itself waits for it. */
  isNeeded: boolean
}

interface Work<Value> extends Waiting {
  result: Promise<Value>
}

/** Makes something by key: once for all who ask meanwhile, and for nobody when all of them are gone. */
export class SingleFlight<Value> {
  readonly #works = new Map<string, Work<Value>>()

  has(key: string): boolean {
    return this.#works.has(key)
  }

  /** Who asks from now on starts new work. */
  clear(): void {
    this.#works.clear()
  }

  /**
   * @param make begins, unless somebody did; `isWanted` says whether anybody still waits. What it rejects with, all who wait are told
   * @param visitor connection that waits; absent: the site itself does
   */
  share(key: string, make: (isWanted: () => boolean) => Promise<Value>, visitor?: Visitor): Promise<Value> {
    const known = this.#works.get(key)
    if (known) {
      join(known, visitor)
      return known.result
    }
    const waiting: Waiting = { visitors: [], isNeeded: false }
    join(waiting, visitor)
    const end = () => {
      if (this.#works.get(key)?.visitors === waiting.visitors) this.#works.delete(key)
    }
    const isWanted = () => {
      const isWanted = waiting.isNeeded || waiting.visitors.some(({ destroyed }) => !destroyed)
      if (!isWanted) end()
      return isWanted
    }
    const work = Object.assign(waiting, { result: make(isWanted).finally(end) })
    this.#works.set(key, work)
    return work.result
  }
}

function join(waiting: Waiting, visitor?: Visitor): void {
  if (visitor) waiting.visitors.push(visitor)
  else waiting.isNeeded = true
}
