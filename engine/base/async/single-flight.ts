/** Who waits, as far as it matters: a connection that may have gone. */
export interface Visitor {
  readonly destroyed: boolean
}

interface Work<Value> {
  /** Connections that wait for it. */
  visitors: Visitor[]
  /** The site itself waits for it. */
  isNeeded: boolean
  /** Undefined before it begins and once it has ended. */
  result: Promise<Value> | undefined
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
    if (known?.result) {
      join(known, visitor)
      return known.result
    }
    const work: Work<Value> = { visitors: [], isNeeded: false, result: undefined }
    join(work, visitor)
    const end = () => {
      if (this.#works.get(key) === work) this.#works.delete(key)
      // V8 links each table that a map has outgrown to the next. An old one would keep all results after it.
      work.result = undefined
    }
    const isWanted = () => {
      const isWanted = work.isNeeded || work.visitors.some(({ destroyed }) => !destroyed)
      if (!isWanted) end()
      return isWanted
    }
    const result = make(isWanted).finally(end)
    work.result = result
    this.#works.set(key, work)
    return result
  }
}

function join(work: Work<unknown>, visitor?: Visitor): void {
  if (visitor) work.visitors.push(visitor)
  else work.isNeeded = true
}
