import type { IncomingMessage } from 'node:http'
import { BoundedCache } from '#engine/host.ts'

/** Bounds what addresses may take in memory, in bytes, plain ones and others each; longer ones go the long way. */
const MAX_BYTES = 2 * 2 ** 20
const MAX_ADDRESS_BYTES = 4096

/**
 * Which page an address as written shows, so that a hit needs no look-up. Addresses with a query or cookies are apart:
 * whoever invents any number of them pushes out no ordinary one.
 */
export class Aliases {
  readonly #plain = new BoundedCache<string>(MAX_BYTES, MAX_ADDRESS_BYTES)
  readonly #others = new BoundedCache<string>(MAX_BYTES, MAX_ADDRESS_BYTES)

  get(alias: string): string | undefined {
    return this.#of(alias).get(alias)
  }

  set(alias: string, key: string): void {
    this.#of(alias).set(alias, key, 2 * key.length)
  }

  clear(): void {
    this.#plain.clear()
    this.#others.clear()
  }

  /** Returns what all of them take. */
  get bytes(): number {
    return this.#plain.bytes + this.#others.bytes
  }

  #of(alias: string): BoundedCache<string> {
    return /[? ]/.test(alias) ? this.#others : this.#plain
  }
}

/** All of a request that may decide which page it shows. */
export function aliasOf({ url, headers }: IncomingMessage): string {
  return headers.cookie ? `${url} ${headers.cookie}` : (url as string)
}
