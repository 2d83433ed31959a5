/** What an item takes beside its key and its value, in bytes. */
const ITEM_BYTES = 100

/** What an item takes with its key, in bytes. */
export const itemBytes = (key: string, valueBytes: number): number => valueBytes + 2 * key.length + ITEM_BYTES

interface Item<Value> {
  value: Value
  bytes: number
  /** Asked for since it was last looked at. */
  isWanted: boolean
}

/**
 * Values by key, bounded by the bytes that they take together with their keys: what a request can add to is kept in one
 * of these. When it is full, the oldest that nobody asked for since it was last looked at goes first.
 */
export class Recent<Value> {
  readonly #items = new Map<string, Item<Value>>()
  /** What all of them may take, in bytes. */
  readonly max: number
  readonly #largest: number
  #bytes = 0

  /**
   * @param largest what one may take; one that takes more is not kept. Where this is more than `max`, one alone may be as large
   */
  constructor(max: number, largest = max) {
    this.max = max
    this.#largest = largest
  }

  get size(): number {
    return this.#items.size
  }

  /** What all of them take, with their keys. */
  get bytes(): number {
    return this.#bytes
  }

  get(key: string): Value | undefined {
    const item = this.#items.get(key)
    if (!item) return undefined
    item.isWanted = true
    return item.value
  }

  /** Looks without asking for it. */
  has(key: string): boolean {
    return this.#items.has(key)
  }

  /**
   * Puts a value in place of the one under the key, or weighs it again.
   *
   * @param valueBytes what the value takes
   */
  set(key: string, value: Value, valueBytes: number): void {
    this.delete(key)
    const bytes = itemBytes(key, valueBytes)
    if (bytes > this.#largest) return
    this.#items.set(key, { value, bytes, isWanted: false })
    this.#bytes += bytes
    this.#shrink()
  }

  delete(key: string): void {
    const item = this.#items.get(key)
    if (!item) return
    this.#items.delete(key)
    this.#bytes -= item.bytes
  }

  clear(): void {
    this.#items.clear()
    this.#bytes = 0
  }

  *[Symbol.iterator](): Generator<[string, Value]> {
    for (const [key, { value }] of this.#items) yield [key, value]
  }

  #shrink(): void {
    for (const [key, item] of this.#items) {
      if (this.#bytes <= this.max || this.#items.size === 1) return
      this.#items.delete(key)
      if (item.isWanted) {
        item.isWanted = false
        this.#items.set(key, item)
      } else this.#bytes -= item.bytes
    }
  }
}
