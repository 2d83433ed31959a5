import type { ConnectionLimits } from './limits.ts'

/** Describes what a connection has sent ahead, in bytes. */
export interface Ahead {
  /** @returns false: so many more may not wait */
  take(bytes: number): boolean
  give(bytes: number): void
}

/** Counts the bytes that clients have sent ahead. */
export class AheadOfAll {
  readonly #limits: Pick<ConnectionLimits, 'ahead' | 'aheadOfAddress' | 'aheadInAll'>
  readonly #ofAddresses = new Map<string, number>()
  #inAll = 0

  constructor(limits: Pick<ConnectionLimits, 'ahead' | 'aheadOfAddress' | 'aheadInAll'>) {
    this.#limits = limits
  }

  /** For a connection from the address. */
  of(address: string): Ahead {
    const { ahead, aheadOfAddress, aheadInAll } = this.#limits
    let bytes = 0
    const add = (more: number) => {
      bytes += more
      this.#inAll += more
      const ofAddress = this.#of(address) + more
      if (ofAddress > 0) this.#ofAddresses.set(address, ofAddress)
      else this.#ofAddresses.delete(address)
    }
    return {
      take: (more) => {
        const isTooMuch =
          bytes + more > ahead || this.#of(address) + more > aheadOfAddress || this.#inAll + more > aheadInAll
        if (!isTooMuch) add(more)
        return !isTooMuch
      },
      give: (fewer) => add(-fewer),
    }
  }

  #of(address: string): number {
    return this.#ofAddresses.get(address) ?? 0
  }
}
