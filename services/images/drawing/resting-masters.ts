/** Milliseconds for which a master that could not be drawn, or was too heavy, is not tried again. */
const REST = { failed: 60_000, heavy: 600_000 }
const MAX_REMEMBERED = 1000

/** Masters of which a drawing failed: a flood of their sizes would keep all others waiting. */
export class RestingMasters {
  readonly #until = new Map<string, number>()

  /** @param hash of the file: a master that was replaced is another */
  add(hash: string, why: keyof typeof REST): void {
    this.#until.delete(hash)
    this.#until.set(hash, performance.now() + REST[why])
    if (this.#until.size > MAX_REMEMBERED) this.#until.delete(this.#until.keys().next().value as string)
  }

  has(hash: string): boolean {
    return performance.now() < (this.#until.get(hash) ?? 0)
  }
}
