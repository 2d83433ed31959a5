import type { Log } from 'atrium'

/** After a page was re-rendered, none is for so many times as long: they take a tenth of the processor at most. */
const PAUSE_FACTOR = 9
/** And no longer than this, in milliseconds: a service that was waited for took no processor. */
const LONGEST_PAUSE = 1000
/** What takes longer, in milliseconds, may never end: others wait for it no more. */
const PATIENCE = 60_000

/**
 * Re-renders in the background what visitors are shown meanwhile: one page at a time, with pauses. Whatever finds no room
 * is offered again by its next visitor, which spreads pages that were rendered at one time.
 */
export class Renewals {
  readonly #log: Log
  #isRunning = false
  #retryAfter = 0

  constructor(log: Log) {
    this.#log = log
  }

  get hasRoom(): boolean {
    return !this.#isRunning && performance.now() >= this.#retryAfter
  }

  /**
   * @param key of the page, for the log
   * @param work begins at once. Never rejects
   */
  async run(key: string, work: () => Promise<void>): Promise<void> {
    const begun = performance.now()
    this.#isRunning = true
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        this.#log.warn({ key }, `Re-rendering ${key} has not ended after a minute: other pages wait for it no more.`)
        resolve()
      }, PATIENCE).unref()
      void work()
        .then(resolve)
        .finally(() => clearTimeout(timer))
    })
    const end = performance.now()
    this.#isRunning = false
    this.#retryAfter = end + Math.min(PAUSE_FACTOR * (end - begun), LONGEST_PAUSE)
  }
}
