/** After a page was re-rendered, none is for so many times as long: they take a tenth of the processor at most. */
const PAUSE_FACTOR = 9
/** And no longer than this, in milliseconds: a service that was waited for took no processor. */
const LONGEST_PAUSE = 1000

/**
 * Re-renders in the background what visitors are shown meanwhile: one page at a time, with pauses. Whatever finds no room
 * is offered again by its next visitor, which spreads pages that were rendered at one time.
 */
export class Renewals {
  #isRunning = false
  #retryAfter = 0

  get hasRoom(): boolean {
    return !this.#isRunning && performance.now() >= this.#retryAfter
  }

  /** @param work begins at once. Never rejects */
  async run(work: () => Promise<void>): Promise<void> {
    const begun = performance.now()
    this.#isRunning = true
    await work()
    const end = performance.now()
    this.#isRunning = false
    this.#retryAfter = end + Math.min(PAUSE_FACTOR * (end - begun), LONGEST_PAUSE)
  }
}
