import { type Connection, isMany } from './connection.ts'

/** After so many answers to others a connection with many requests has its turn. */
const OTHERS_BEFORE = 8

/**
 * Whose request is answered next. Connections take turns; those of which one request waits come before those that have
 * sent many in one go, as no browser does.
 */
export class Order {
  readonly #single: Connection[] = []
  readonly #many: Connection[] = []
  #sinceMany = 0

  get isEmpty(): boolean {
    return this.#single.length + this.#many.length === 0
  }

  /** A request of the connection waits for its turn. */
  add(connection: Connection): void {
    const list = isMany(connection) ? this.#many : this.#single
    list.push(connection)
  }

  /** @param mayHaveMany false: only connections of which one request waits have their turn */
  next(mayHaveMany: boolean): Connection | undefined {
    while (this.#single.length > 0 && !(mayHaveMany && this.#many.length > 0 && this.#sinceMany >= OTHERS_BEFORE)) {
      const connection = this.#single.shift() as Connection
      // Further requests have come behind the one.
      if (isMany(connection)) this.#many.push(connection)
      else {
        this.#sinceMany++
        return connection
      }
    }
    if (!mayHaveMany) return undefined
    this.#sinceMany = 0
    return this.#many.shift()
  }
}
