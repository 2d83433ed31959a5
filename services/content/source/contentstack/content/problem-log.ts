import type { Log } from '#engine'

/** So many problems of one sync are named. */
const MOST = 20
/** Problems that are remembered, so that they are named once. */
const MOST_KNOWN = 10_000

/** Tells what is lost in the conversion, each problem once. */
export class ProblemLog {
  readonly #log: Log
  readonly #known = new Set<string>()
  #fresh: string[] = []

  constructor(log: Log) {
    this.#log = log
  }

  note(problems: readonly string[]): void {
    for (const problem of problems) {
      if (this.#known.has(problem)) continue
      if (this.#known.size >= MOST_KNOWN) this.#known.clear()
      this.#known.add(problem)
      this.#fresh.push(problem)
    }
  }

  flush(): void {
    const fresh = this.#fresh
    this.#fresh = []
    for (const problem of fresh.slice(0, MOST)) this.#log.warn({}, problem)
    if (fresh.length > MOST)
      this.#log.warn(
        {},
        `${fresh.length - MOST} further problems of entries. "npm run content:check" names what is wrong with them.`,
      )
  }
}
