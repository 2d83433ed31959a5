/** Addresses that may wait; of a site with more, the rest is made when it is asked for. */
const MAX_WAITING = 200_000
/** Places on a page that are told apart. */
const MAX_RANKS = 100
const TAKEN = -1

/** Addresses of pictures in the order in which they are made: what is first on its page comes first, whatever the page. */
export class WarmQueue {
  readonly #ranks: string[][] = Array.from({ length: MAX_RANKS }, () => [])
  /** The place of each, also those that were taken, until all are. */
  readonly #known = new Map<string, number>()
  #size = 0

  get size(): number {
    return this.#size
  }

  /** @param rank place on the page; 0: on its first screen */
  add(address: string, rank: number): void {
    const place = Math.min(rank, MAX_RANKS - 1)
    const known = this.#known.get(address)
    if (known === undefined ? this.#known.size >= MAX_WAITING : known <= place) return
    if (known === undefined) this.#size++
    this.#known.set(address, place)
    this.#ranks[place]?.push(address)
  }

  /** @param lastRank of what is taken; undefined: any */
  take(lastRank = MAX_RANKS - 1): string | undefined {
    for (let rank = 0; rank <= lastRank; rank++)
      for (let address = this.#ranks[rank]?.shift(); address !== undefined; address = this.#ranks[rank]?.shift()) {
        if (this.#known.get(address) !== rank) continue
        this.#known.set(address, TAKEN)
        this.#size--
        return address
      }
    return undefined
  }

  clear(): void {
    for (const rank of this.#ranks) rank.length = 0
    this.#known.clear()
    this.#size = 0
  }
}
