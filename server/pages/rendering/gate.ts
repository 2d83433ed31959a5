/** Thrown when too many are waiting to be rendered. */
export class GateFullError extends Error {
  override name = 'GateFullError'
}

/** Thrown when nobody waited any more as the turn came. */
export class AbandonedError extends Error {
  override name = 'AbandonedError'
}

interface Waiting {
  isWanted: () => boolean
  begin: () => void
  abandon: () => void
}

/**
 * Lets renders begin one at a time, each in a turn of its own: between two of them the process answers whoever waits
 * for something finished. Bounds those under way and those waiting, and with them the memory. What nobody waits for any
 * more is not begun.
 */
export class Gate {
  #waiting: Waiting[] = []
  readonly #maxInFlight: number
  readonly #queue: number
  #running = 0
  #scheduled = false

  /**
   * @param queue renders that may wait for their turn
   * @param maxInFlight renders that may wait for something outside at the same time. Each holds a page's memory: in 128 of
   *   them that is some tens of megabytes, and services are asked a few at a time anyway
   */
  constructor(queue: number, maxInFlight = 128) {
    this.#maxInFlight = maxInFlight
    this.#queue = queue
  }

  /**
   * @param isWanted asked when the turn has come, and when room is needed
   * @throws GateFullError when the queue is full
   * @throws AbandonedError when nobody waits any more
   */
  run<Value>(task: () => Promise<Value>, isWanted: () => boolean = () => true): Promise<Value> {
    if (this.#waiting.length >= this.#queue) this.#dropUnwanted()
    if (this.#waiting.length >= this.#queue)
      return Promise.reject(new GateFullError('Too many pages are waiting to be made.'))
    return new Promise<Value>((resolve, reject) => {
      const begin = async () => {
        this.#running++
        try {
          resolve(await task())
        } catch (error) {
          reject(error)
        } finally {
          this.#running--
          this.#schedule()
        }
      }
      this.#waiting.push({ isWanted, begin, abandon: () => reject(new AbandonedError('Nobody waits any more.')) })
      this.#schedule()
    })
  }

  #schedule(): void {
    if (this.#scheduled || this.#waiting.length === 0 || this.#running >= this.#maxInFlight) return
    this.#scheduled = true
    setImmediate(() => {
      this.#scheduled = false
      this.#beginNext()
      this.#schedule()
    })
  }

  #beginNext(): void {
    let next = this.#waiting.shift()
    while (next && !next.isWanted()) {
      next.abandon()
      next = this.#waiting.shift()
    }
    next?.begin()
  }

  #dropUnwanted(): void {
    this.#waiting = this.#waiting.filter(({ isWanted, abandon }) => {
      const stays = isWanted()
      if (!stays) abandon()
      return stays
    })
  }
}
