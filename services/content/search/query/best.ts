export interface Scored {
  id: number
  score: number
}

/** Keeps the best of any number of documents, which come by rising id: of two that score the same the first is better. */
export class Best {
  readonly #most: number
  #kept: Scored[] = []
  /** What scores no more is not among the best. */
  #least = Number.NEGATIVE_INFINITY

  constructor(most: number) {
    this.#most = most
  }

  /** False for what cannot be among the best any more. */
  takes(score: number): boolean {
    return score > this.#least
  }

  add(id: number, score: number): void {
    if (!this.takes(score)) return
    this.#kept.push({ id, score })
    if (this.#kept.length >= 4 * this.#most + 100) this.#cut()
  }

  get size(): number {
    return this.#kept.length
  }

  /** The best first. */
  sorted(): Scored[] {
    this.#cut()
    return this.#kept
  }

  #cut(): void {
    this.#kept.sort((a, b) => b.score - a.score || a.id - b.id)
    this.#kept.length = Math.min(this.#kept.length, this.#most)
    if (this.#kept.length === this.#most) this.#least = this.#kept.at(-1)?.score ?? this.#least
  }
}
