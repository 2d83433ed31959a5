import { growingPause } from '#engine/service/growing-pause.ts'

/** Between attempts, in milliseconds. */
const FIRST = 100
const LONGEST = 5000

/** Pauses between attempts: longer each time, and never the same for many who lost the same server at once. */
export class LongerEachTime {
  #failures = 0

  /** Milliseconds to wait now. */
  next(): number {
    return growingPause(++this.#failures, FIRST, LONGEST) * (0.5 + Math.random() / 2)
  }

  reset(): void {
    this.#failures = 0
  }
}
