import { BoundedCache } from '#engine/host.ts'

/** Milliseconds for which a master that could not be drawn, or was too heavy, is not tried again. */
const REST = { failed: 60_000, heavy: 600_000 }
/** Bounds what they may take in memory, in bytes. */
const MAX_BYTES = 256 * 1024

/** Masters of which a drawing failed: a flood of their sizes would keep all others waiting. */
export class FailedMasters {
  readonly #until = new BoundedCache<number>(MAX_BYTES)

  /** @param hash of the file: a master that was replaced is another */
  add(hash: string, why: keyof typeof REST): void {
    this.#until.set(hash, performance.now() + REST[why], 8)
  }

  has(hash: string): boolean {
    return performance.now() < (this.#until.get(hash) ?? 0)
  }
}
