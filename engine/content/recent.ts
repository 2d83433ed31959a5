interface Item<Value> {
  value: Value
  weight: number
  /** Asked for since it was last looked at. */
  isWanted: boolean
}

/**
 * Values by key, bounded by what they weigh together. When it is full, the oldest that nobody asked for since it was
 * last looked at goes first.
 */
export class Recent<Value> {
  readonly #items = new Map<string, Item<Value>>()
  readonly #max: number
  readonly #largest: number
  #weight = 0

  /**
   * @param max what all of them may weigh: a number of values, or bytes
   * @param largest what one may weigh; one that weighs more is not kept
   */
  constructor(max: number, largest = max) {
    this.#max = max
    this.#largest = largest
  }

  get size(): number {
    return this.#items.size
  }

  /** What all of them weigh. */
  get weight(): number {
    return this.#weight
  }

  get(key: string): Value | undefined {
    const item = this.#items.get(key)
    if (!item) return undefined
    item.isWanted = true
    return item.value
  }

  /** Puts a value in place of the one under the key, or weighs it again. */
  set(key: string, value: Value, weight = 1): void {
    this.delete(key)
    if (weight > this.#largest) return
    this.#items.set(key, { value, weight, isWanted: false })
    this.#weight += weight
    this.#shrink()
  }

  delete(key: string): void {
    const item = this.#items.get(key)
    if (!item) return
    this.#items.delete(key)
    this.#weight -= item.weight
  }

  clear(): void {
    this.#items.clear()
    this.#weight = 0
  }

  *[Symbol.iterator](): Generator<[string, Value]> {
    for (const [key, { value }] of this.#items) yield [key, value]
  }

  #shrink(): void {
    for (const [key, item] of this.#items) {
      if (this.#weight <= this.#max) return
      this.#items.delete(key)
      if (item.isWanted) {
        item.isWanted = false
        this.#items.set(key, item)
      } else this.#weight -= item.weight
    }
  }
}
