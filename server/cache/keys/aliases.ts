import type { IncomingMessage } from 'node:http'

/** Longer addresses go the long way. */
const MAX_LENGTH = 512

/** A map that forgets what came first when it is full. */
class Bounded extends Map<string, string> {
  readonly #size: number

  constructor(size: number) {
    super()
    this.#size = size
  }

  override set(alias: string, key: string): this {
    if (this.size >= this.#size && !this.has(alias)) this.delete(this.keys().next().value as string)
    return super.set(alias, key)
  }
}

/**
 * Which page an address as written shows, so that a hit needs no look-up. Addresses with a query or cookies are apart:
 * whoever invents any number of them pushes out no ordinary one.
 */
export class Aliases {
  readonly #plain: Bounded
  readonly #others: Bounded

  constructor(size = 5000) {
    this.#plain = new Bounded(size)
    this.#others = new Bounded(size)
  }

  get(alias: string): string | undefined {
    return this.#plain.get(alias) ?? this.#others.get(alias)
  }

  set(alias: string, key: string): void {
    if (alias.length <= MAX_LENGTH) this.#of(alias).set(alias, key)
  }

  clear(): void {
    this.#plain.clear()
    this.#others.clear()
  }

  get size(): number {
    return this.#plain.size + this.#others.size
  }

  #of(alias: string): Bounded {
    return /[? ]/.test(alias) ? this.#others : this.#plain
  }
}

/** All of a request that may decide which page it shows. */
export function aliasOf({ url, headers }: IncomingMessage): string {
  return headers.cookie ? `${url} ${headers.cookie}` : (url as string)
}
