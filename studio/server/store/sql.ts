export type SqlValue = string | number | null | Uint8Array

/** A row: columns named `body` hold bytes, all others text, a number, or null. */
export type SqlRow = Record<string, unknown>

export interface Rows {
  /** Rows of a statement in the SQL that SQLite and PostgreSQL share, values as `$1`. Texts are given as values alone. */
  rows<Row = SqlRow>(sql: string, ...values: readonly SqlValue[]): Promise<Row[]>
}

/** A database of the studio's store: what is asked of it is done one after the other. */
export interface Sql extends Rows {
  /** All of it or nothing; of studios with one database, one at a time. */
  transaction<Result>(work: (rows: Rows) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}
