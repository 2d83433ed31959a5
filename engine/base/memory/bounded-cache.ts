import { LRUCache } from 'lru-cache'

/** Estimates what an item takes beside its key and its value, in bytes. */
const ITEM_BYTES = 100

/**
 * Values by key, bounded by the bytes that they take together with their keys: what a request can add to is kept in one
 * of these. When it is full, what was asked for longest ago goes first.
 */
export class BoundedCache<Value> {
  readonly #items: LRUCache<string, { value: Value; bytes: number }>
  readonly #largest: number
  /** Bounds what all of them may take, in bytes. */
  readonly max: number

  /**
   * @param largest what one may take; one that takes more is not kept. Where this is more than `max`, one alone may be as large
   */
  constructor(max: number, largest = max) {
    this.max = max
    this.#largest = largest
    // The library takes whole numbers above zero.
    const maxSize = Math.min(Math.max(1, Math.floor(max)), Number.MAX_SAFE_INTEGER)
    this.#items = new LRUCache({ maxSize, sizeCalculation: ({ bytes }) => Math.min(Math.ceil(bytes), maxSize) })
  }

  /** Estimates what an item takes with its key, in bytes. */
  static itemBytes(key: string, valueBytes: number): number {
    return valueBytes + 2 * key.length + ITEM_BYTES
  }

  get size(): number {
    return this.#items.size
  }

  /** Returns what all of them take, with their keys. */
  get bytes(): number {
    return this.#items.calculatedSize
  }

  get(key: string): Value | undefined {
    return this.#items.get(key)?.value
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
    const bytes = BoundedCache.itemBytes(key, valueBytes)
    if (bytes > this.#largest) this.#items.delete(key)
    else this.#items.set(key, { value, bytes })
  }

  delete(key: string): void {
    this.#items.delete(key)
  }

  clear(): void {
    this.#items.clear()
  }

  /** Takes out what was asked for longest ago. @returns undefined: nothing is left */
  shift(): Value | undefined {
    return this.#items.pop()?.value
  }

  /** Those that were asked for longest ago come first; what is deleted meanwhile does not come any more. */
  *[Symbol.iterator](): Generator<[string, Value]> {
    for (const key of [...this.#items.rkeys()]) {
      const item = this.#items.peek(key)
      if (item) yield [key, item.value]
    }
  }
}
