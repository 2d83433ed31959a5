import { mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { type CompiledQuery, DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import Libsql from 'libsql'
import { attempt, BoundedCache } from '#engine/host.ts'
import { DamagedRowsError, textOf } from './bytes.ts'

export type Value = string | number | null | Uint8Array
/** Takes its values as one list: one that is bytes would be taken for names of values. */
type Statement = Libsql.Statement<[Value[]]>

/** Bounds what statements kept ready on one connection may take, in bytes, and about what one takes: queries come in many forms. */
const STATEMENTS_BYTES = 8 * 2 ** 20
const STATEMENT_BYTES = 16 * 1024

const WAL = 'PRAGMA journal_mode = WAL'

/** Builds SQL and never runs it: statements run synchronously on the connection, so that nothing comes between them. */
export const builder = new Kysely<Record<string, never>>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
})

/** One connection to the store file, with its statements prepared once. */
export class Database {
  readonly path: string
  readonly #libsql: Libsql.Database
  readonly #statements = new BoundedCache<Statement>(STATEMENTS_BYTES)
  readonly #inode: number

  /** Opens the file, or makes an empty one. */
  constructor(path: string) {
    this.path = path
    this.#libsql = opened(path)
    this.#libsql.exec('PRAGMA busy_timeout = 15000')
    try {
      this.#libsql.exec(WAL)
    } catch {
      // SQLite does not wait for another process that makes the same file at this moment, except to write.
      this.#libsql.exec(`BEGIN IMMEDIATE; COMMIT; ${WAL}`)
    }
    this.#libsql.exec('PRAGMA synchronous = NORMAL')
    this.#inode = statSync(path).ino
  }

  /**
   * Rows of a query; it selects its texts with `texts`.
   *
   * @throws DamagedError when a text is not valid UTF-8
   */
  all<Row>(sql: string, ...values: Value[]): Row[] {
    return this.bytes<Row>(sql, ...values).map(decoded)
  }

  /** The same, texts left as bytes. */
  bytes<Row>(sql: string, ...values: Value[]): Row[] {
    return this.#prepare(sql).all(values) as Row[]
  }

  /** The first row of a query. */
  first<Row>(sql: string, ...values: Value[]): Row | undefined {
    return this.all<Row>(sql, ...values)[0]
  }

  /** The only column of a query. */
  column<Found>(sql: string, ...values: Value[]): Found[] {
    return this.all<Record<string, Found>>(sql, ...values).map((row) => Object.values(row)[0] as Found)
  }

  /** The same of the first row; undefined where there is none. */
  value<Found>(sql: string, ...values: Value[]): Found | undefined {
    return this.column<Found>(sql, ...values)[0]
  }

  /** A query of two columns: what the second holds, by the first. */
  lookup<Found>(sql: string, ...values: Value[]): Map<string, Found> {
    return new Map(
      this.all<Record<string, unknown>>(sql, ...values).map((row) => Object.values(row) as [string, Found]),
    )
  }

  /** Rows one by one, for lists that should not be held whole. */
  *each<Row>(sql: string, ...values: Value[]): IterableIterator<Row> {
    for (const row of this.eachBytes<Row>(sql, ...values)) yield decoded(row)
  }

  /** The same, texts left as bytes. */
  eachBytes<Row>(sql: string, ...values: Value[]): IterableIterator<Row> {
    return this.#prepare(sql).iterate(values) as IterableIterator<Row>
  }

  /** Rows of a query made with the builder. */
  select<Row>(query: CompiledQuery<Row>): Row[] {
    return this.all<Row>(query.sql, ...(query.parameters as Value[]))
  }

  run(sql: string, ...values: Value[]): void {
    this.#prepare(sql).run(values)
  }

  /** Statements that give nothing back, like those that make tables. */
  execute(sql: string): void {
    this.#libsql.exec(sql)
  }

  get isInTransaction(): boolean {
    return this.#libsql.inTransaction
  }

  /** All of it or nothing, also when the process ends in the middle. */
  transaction<Result>(work: () => Result): Result {
    this.execute('BEGIN IMMEDIATE')
    try {
      const result = work()
      this.execute('COMMIT')
      return result
    } catch (error) {
      if (this.isInTransaction) this.execute('ROLLBACK')
      throw error
    }
  }

  /** Reads in which nothing changes between one and the next. */
  atOneTime<Result>(read: () => Result): Result {
    this.run('BEGIN')
    try {
      return read()
    } finally {
      if (this.#libsql.inTransaction) this.run('COMMIT')
    }
  }

  /** A part of a transaction that may fail alone: then all it did is undone, and the transaction goes on. */
  attempt<Result>(work: () => Result): Result {
    this.run('SAVEPOINT attempt')
    try {
      return work()
    } catch (error) {
      // A full disk ends the whole transaction.
      if (this.#libsql.inTransaction) this.run('ROLLBACK TO attempt')
      throw error
    } finally {
      if (this.#libsql.inTransaction) this.run('RELEASE attempt')
    }
  }

  /** False when the file was deleted or another one is in its place. */
  isInPlace(): boolean {
    return statSync(this.path, { throwIfNoEntry: false })?.ino === this.#inode
  }

  close(): void {
    this.#statements.clear()
    this.#libsql.close()
  }

  #prepare(sql: string): Statement {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#libsql.prepare(sql) as Statement
    this.#statements.set(sql, statement, STATEMENT_BYTES + 2 * sql.length)
    return statement
  }
}

function decoded<Row>(row: Row): Row {
  const columns = row as Record<string, unknown>
  for (const name in columns) {
    const value = columns[name]
    if (value instanceof ArrayBuffer) columns[name] = textOf(value)
    else if (typeof value === 'string') throw new TypeError(`Column "${name}" is not selected with "texts".`)
  }
  return row
}

function opened(path: string): Libsql.Database {
  try {
    mkdirSync(dirname(path), { recursive: true })
    return new Libsql(path)
  } catch (error) {
    const why = `The content store ${path} cannot be opened: ${(error as Error).message}. Set DATA_DIR to a folder that can be written.`
    throw Object.assign(new Error(why, { cause: error }), {
      code: isFolder(path) ? 'SQLITE_NOTADB' : 'SQLITE_CANTOPEN',
    })
  }
}

/** False for what is not there, or cannot be looked at. */
const isFolder = (path: string): boolean => attempt(() => statSync(path).isDirectory()) ?? false

/** Deletes the store file and what belongs to it, also a folder in its place. */
export function deleteDatabase(path: string): void {
  for (const suffix of ['', '-wal', '-shm', '.seal']) rmSync(path + suffix, { recursive: true, force: true })
}

const code = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '')

/** The file is no database or shorter than it says, its pages contradict each other, or rows are not what was written. */
export const isDamaged = (error: unknown): boolean =>
  error instanceof DamagedRowsError ||
  /^SQLITE_(?:CORRUPT|NOTADB|IOERR_SHORT_READ)/.test(code(error)) ||
  /malformed|not a database/i.test(String(error))

/** SQLite does not understand a statement. */
export const isRefused = (error: unknown): boolean => code(error) === 'SQLITE_ERROR'

/** A row that a query looks into is damaged; which one is not known. */
export const isMalformed = (error: unknown): boolean => /malformed JSON/.test(String(error))

/** The store itself fails, whatever is asked of it. */
export const isOfStore = (error: unknown): boolean => isDamaged(error) || isUnwritable(error)

/** Nothing more can be written: the disk is full, or may not be written to. */
export const isUnwritable = (error: unknown): boolean =>
  /^SQLITE_(?:FULL|READONLY|IOERR_WRITE|IOERR_SHM|CANTOPEN)/.test(code(error)) ||
  /ENOSPC|EROFS|EACCES|EDQUOT/.test(code(error))
