import { backoff } from '#engine/host.ts'

/** Between attempts, in milliseconds. */
const FIRST_PAUSE_MS = 100
const MAX_PAUSE_MS = 5000

/** Pauses between attempts: longer each time, and never the same for many who lost the same server at once. */
export class Backoff {
  #failures = 0

  /** Milliseconds to wait now. */
  next(): number {
    return backoff(++this.#failures, FIRST_PAUSE_MS, MAX_PAUSE_MS) * (0.5 + Math.random() / 2)
  }

  reset(): void {
    this.#failures = 0
  }
}
