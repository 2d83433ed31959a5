/** Documents by their ids, the best first, with their scores. */
export interface Ranked {
  ids: Uint32Array
  scores: Float64Array
}

/**
 * Keeps the best of any number of documents, which come by rising id: of two that score the same the first is better. It
 * is a heap with the worst of them at its top, so that the next one is compared with that alone.
 */
export class Best {
  readonly #ids: Uint32Array
  readonly #scores: Float64Array
  #size = 0

  constructor(most: number) {
    this.#ids = new Uint32Array(most)
    this.#scores = new Float64Array(most)
  }

  get size(): number {
    return this.#size
  }

  /** False for what cannot be among the best any more. */
  takes(score: number): boolean {
    return this.#size < this.#ids.length || score > (this.#scores[0] as number)
  }

  add(id: number, score: number): void {
    if (this.#size < this.#ids.length) this.#rise(this.#size++, id, score)
    else if (this.takes(score)) this.#sink(this.#size, id, score)
  }

  /** The best first; nothing more is to be added. */
  sorted(): Ranked {
    for (let last = this.#size - 1; last > 0; last--) {
      const [id, score] = [this.#ids[last] as number, this.#scores[last] as number]
      this.#put(last, this.#ids[0] as number, this.#scores[0] as number)
      this.#sink(last, id, score)
    }
    return { ids: this.#ids.slice(0, this.#size), scores: this.#scores.slice(0, this.#size) }
  }

  #put(place: number, id: number, score: number): void {
    this.#ids[place] = id
    this.#scores[place] = score
  }

  #isWorse(place: number, id: number, score: number): boolean {
    const own = this.#scores[place] as number
    return own < score || (own === score && (this.#ids[place] as number) > id)
  }

  #rise(from: number, id: number, score: number): void {
    let place = from
    while (place > 0) {
      const parent = (place - 1) >> 1
      if (this.#isWorse(parent, id, score)) break
      this.#put(place, this.#ids[parent] as number, this.#scores[parent] as number)
      place = parent
    }
    this.#put(place, id, score)
  }

  /** Puts it in place of the top of the first `size`. */
  #sink(size: number, id: number, score: number): void {
    let place = 0
    for (;;) {
      let child = 2 * place + 1
      if (child >= size) break
      if (child + 1 < size && this.#isWorse(child + 1, this.#ids[child] as number, this.#scores[child] as number))
        child++
      if (!this.#isWorse(child, id, score)) break
      this.#put(place, this.#ids[child] as number, this.#scores[child] as number)
      place = child
    }
    this.#put(place, id, score)
  }
}
