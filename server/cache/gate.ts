/** Thrown when too many are waiting to be rendered. */
export class GateFullError extends Error {
  override name = 'GateFullError'
}

/**
 * Lets renders begin one at a time, each in a turn of its own: between two of them the process answers whoever waits
 * for something finished. Bounds those under way and those waiting, and with them the memory.
 */
export class Gate {
  readonly #waiting: (() => Promise<void>)[] = []
  readonly #underWay: number
  readonly #queue: number
  #running = 0
  #scheduled = false

  /**
   * @param queue renders that may wait for their turn
   * @param underWay renders that may wait for something outside at the same time. Each holds a page's memory: in 128 of
   *   them that is some tens of megabytes, and services are asked a few at a time anyway
   */
  constructor(queue: number, underWay = 128) {
    this.#underWay = underWay
    this.#queue = queue
  }

  /** @throws GateFullError when the queue is full */
  run<Value>(task: () => Promise<Value>): Promise<Value> {
    if (this.#waiting.length >= this.#queue)
      return Promise.reject(new GateFullError('Too many pages are waiting to be made.'))
    return new Promise<Value>((resolve, reject) => {
      this.#waiting.push(async () => {
        this.#running++
        try {
          resolve(await task())
        } catch (error) {
          reject(error)
        } finally {
          this.#running--
          this.#schedule()
        }
      })
      this.#schedule()
    })
  }

  #schedule(): void {
    if (this.#scheduled || this.#waiting.length === 0 || this.#running >= this.#underWay) return
    this.#scheduled = true
    setImmediate(() => {
      this.#scheduled = false
      this.#waiting.shift()?.()
      this.#schedule()
    })
  }
}
