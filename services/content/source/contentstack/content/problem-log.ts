import type { Log } from 'atrium'
import { BoundedCache } from '#engine/host.ts'

/** So many problems of one sync are named. */
const MAX_NAMED = 20
/** Bounds what problems that were named may take in memory, in bytes: each is named once. */
const KNOWN_BYTES = 4 * 2 ** 20

/** Tells what is lost in the conversion, each problem once. */
export class ProblemLog {
  readonly #log: Log
  readonly #known = new BoundedCache<true>(KNOWN_BYTES)
  #fresh: string[] = []

  constructor(log: Log) {
    this.#log = log
  }

  note(problems: readonly string[]): void {
    for (const problem of problems) {
      if (this.#known.has(problem)) continue
      this.#known.set(problem, true, 0)
      this.#fresh.push(problem)
    }
  }

  flush(): void {
    const fresh = this.#fresh
    this.#fresh = []
    for (const problem of fresh.slice(0, MAX_NAMED)) this.#log.warn({}, problem)
    if (fresh.length > MAX_NAMED)
      this.#log.warn(
        {},
        `${fresh.length - MAX_NAMED} further problems of entries. "npm run content:check" names what is wrong with them.`,
      )
  }
}
