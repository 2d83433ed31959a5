/** Is on answers of a server that does not know what others write, like `behind;since=@1773507600`. */
const HEADER = 'atrium-content'

/** Knows since when the database does not answer that entries come from, by what the server says with each answer. */
export class Behind {
  #since: string | undefined
  readonly #listeners = new Set<() => void>()

  /** Takes note of what an answer says. */
  note(headers: Headers): void {
    const [, seconds] = /^behind;since=@(\d{1,11})$/.exec(headers.get(HEADER) ?? '') ?? []
    const since = seconds && new Date(Number(seconds) * 1000).toISOString()
    if (since === this.#since) return
    this.#since = since
    for (const listener of [...this.#listeners]) listener()
  }

  /** ISO 8601; undefined: it answers. */
  readonly since = (): string | undefined => this.#since

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
