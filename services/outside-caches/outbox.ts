import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Log } from 'atrium'
import { texts } from '../content/store/bytes.ts'
import { Database, deleteDatabase } from '../content/store/database.ts'
import { ALL } from './keys.ts'
import { hasEnded } from './owner.ts'

/** Keys that may wait for one cache; beyond, it purges everything. */
const MAX_WAITING = 2000
/** Each key is purged twice: an answer made before the change may have been on its way to the cache. */
const PURGES_PER_KEY = 2

const TABLES = `
  CREATE TABLE IF NOT EXISTS state (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS known (id INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL UNIQUE, value TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS purge (
    cache TEXT NOT NULL, key TEXT NOT NULL, hard INTEGER NOT NULL, stamp INTEGER NOT NULL,
    since INTEGER NOT NULL, due INTEGER NOT NULL, times INTEGER NOT NULL,
    PRIMARY KEY (cache, key)
  );`

/** Keys to purge: `hard` ones are to be shown by nobody any more. */
export interface Keys {
  soft?: Iterable<string>
  hard?: Iterable<string>
}

/** Keys of one call. `stamp` tells them from the same key that was added meanwhile. */
export interface Batch {
  isHard: boolean
  keys: readonly { key: string; stamp: number }[]
}

export interface OutboxOptions {
  /** The file; what belongs to it lies beside it. */
  path: string
  caches: readonly string[]
  /** Milliseconds of the time of day. */
  clock: () => number
  log: Log
  /** Told that the file was replaced by an empty one. */
  onReplaced?: () => void
}

/**
 * Keys that are still to be purged, for each cache in order, in a file that the processes of a data directory share. A
 * file that cannot be read or written is replaced: what waited in it is not known, so everything is purged.
 */
export class Outbox {
  readonly #options: OutboxOptions
  #db: Database
  /** Where the file is while the data directory cannot be written. */
  #elsewhere: string | undefined

  constructor(options: OutboxOptions) {
    this.#options = options
    this.#db = this.#opened()
  }

  /** Adds keys for every cache, with facts to remember, all or nothing. @returns caches that have to purge everything since too many waited */
  add(keys: Keys, facts: Readonly<Record<string, string>> = {}, caches = this.#options.caches): string[] {
    return this.#safely((db) =>
      db.transaction(() => {
        for (const [name, value] of Object.entries(facts))
          db.run('INSERT OR REPLACE INTO state VALUES (?, ?)', name, value)
        return caches.filter((cache) => this.#addTo(db, cache, keys))
      }),
    )
  }

  /** The next keys of a cache that are due, hard ones first. @param until null: also those that are due later */
  next(
    cache: string,
    until: number | null,
    { maxKeys, maxBytes }: { maxKeys: number; maxBytes: number },
  ): Batch | null {
    const rows = this.#safely((db) =>
      db.all<{ key: string; stamp: number; hard: number }>(
        `SELECT ${texts('key')}, stamp, hard FROM purge WHERE cache = ? AND due <= ? ORDER BY hard DESC, stamp, rowid LIMIT ?`,
        ...[cache, until ?? Number.MAX_SAFE_INTEGER, maxKeys],
      ),
    )
    const isHard = rows[0]?.hard === 1
    let bytes = 0
    const keys = rows.filter(({ key, hard }, index) => {
      if ((hard === 1) !== isHard) return false
      bytes += key.length + 1
      return index === 0 || bytes <= maxBytes
    })
    return keys.length > 0 ? { isHard, keys } : null
  }

  /** The keys were purged. @param again when they are to be purged once more */
  delivered(cache: string, { keys }: Batch, again: number): void {
    this.#safely((db) =>
      db.transaction(() => {
        for (const { key, stamp } of keys) {
          db.run('DELETE FROM purge WHERE cache = ? AND key = ? AND stamp = ? AND times <= 1', cache, key, stamp)
          const once = 'UPDATE purge SET times = times - 1, due = ? WHERE cache = ? AND key = ? AND stamp = ?'
          db.run(once, again, cache, key, stamp)
        }
      }),
    )
  }

  /** Keys that were not purged once yet, and since when the oldest waits, in milliseconds. */
  waiting(cache: string): { keys: number; since: number | null } {
    const sql = 'SELECT count(*) AS keys, min(since) AS since FROM purge WHERE cache = ? AND times >= ?'
    return this.#safely((db) => db.first(sql, cache, PURGES_PER_KEY)) ?? { keys: 0, since: null }
  }

  /** The first of these keys, the oldest first, as text for people. */
  named(cache: string, most: number): string[] {
    const sql = `SELECT ${texts('key')} FROM purge WHERE cache = ? AND times >= ? ORDER BY stamp, rowid LIMIT ?`
    return this.#safely((db) => db.column(sql, cache, PURGES_PER_KEY, most))
  }

  /** A fact that was remembered. */
  fact(name: string): string | undefined {
    const sql = `SELECT ${texts('value')} FROM state WHERE name = ?`
    return this.#safely((db) => db.value(sql, name))
  }

  /**
   * Tells whether this one is the one that delivers, from now on for some milliseconds. Whose process has ended is followed by
   * another at once.
   */
  claim(owner: string, milliseconds: number): boolean {
    const now = this.#options.clock()
    const holder = () => {
      const [name = '', until] = (this.fact('deliverer') ?? '').split(' until ')
      if (hasEnded(name)) return undefined
      // A moment that lies too far ahead was written by a clock that has been set back since.
      return Number(until) > now && Number(until) <= now + milliseconds ? { name, until: Number(until) } : undefined
    }
    const known = holder()
    if (known && (known.name !== owner || known.until > now + milliseconds / 2)) return known.name === owner
    return this.#safely((db) =>
      db.transaction(() => {
        const other = holder()
        if (other && other.name !== owner) return false
        db.run("INSERT OR REPLACE INTO state VALUES ('deliverer', ?)", `${owner} until ${now + milliseconds}`)
        return true
      }),
    )
  }

  /** Lets another process deliver. */
  release(owner: string): void {
    if (this.fact('deliverer')?.startsWith(`${owner} until `))
      this.#safely((db) => db.run("DELETE FROM state WHERE name = 'deliverer'"))
  }

  /** Returns what was noted after something, by whatever process. */
  known(after: number): { id: number; key: string; value: string }[] {
    const sql = `SELECT id, ${texts('key', 'value')} FROM known WHERE id > ? ORDER BY id`
    return this.#safely((db) => db.all(sql, after))
  }

  note(facts: readonly (readonly [key: string, value: string])[]): void {
    this.#safely((db) =>
      db.transaction(() => {
        for (const [key, value] of facts) db.run('INSERT OR IGNORE INTO known (key, value) VALUES (?, ?)', key, value)
      }),
    )
  }

  /** Forgets what was noted. */
  forget(): void {
    this.#safely((db) => db.run('DELETE FROM known'))
  }

  close(): void {
    this.#db.close()
    if (this.#elsewhere) rmSync(this.#elsewhere, { recursive: true, force: true })
  }

  #addTo(db: Database, cache: string, { soft = [], hard = [] }: Keys): boolean {
    const now = this.#options.clock()
    const stamp = db.value<number>('SELECT coalesce(max(stamp), 0) + 1 FROM purge') as number
    const put = (key: string, isHard: boolean) =>
      db.run(
        `INSERT INTO purge VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (cache, key) DO UPDATE SET
           hard = max(hard, excluded.hard), stamp = excluded.stamp, due = excluded.due, times = excluded.times,
           since = CASE WHEN times < excluded.times THEN excluded.since ELSE since END`,
        ...[cache, key, isHard ? 1 : 0, stamp, now, now, PURGES_PER_KEY],
      )
    for (const key of soft) put(key, false)
    for (const key of hard) put(key, true)
    const { keys } = this.waiting(cache)
    const isAll = db.first(
      'SELECT 1 AS found FROM purge WHERE cache = ? AND key = ? AND times >= ?',
      cache,
      ALL,
      PURGES_PER_KEY,
    )
    const isFull = keys > MAX_WAITING
    if (!isFull && !isAll) return false
    // One key means all others, and is hard if one of them is.
    const isHard = db.value('SELECT max(hard) FROM purge WHERE cache = ?', cache)
    db.run('DELETE FROM purge WHERE cache = ? AND key <> ?', cache, ALL)
    put(ALL, isHard === 1)
    return isFull && !isAll
  }

  /** Tries what fails once with a file of its own: nothing that changes may go by unnoticed. */
  #safely<Result>(work: (db: Database) => Result): Result {
    try {
      return work(this.#db)
    } catch (error) {
      this.#begin(error as Error)
      return work(this.#db)
    }
  }

  #opened(): Database {
    const { path } = this.#options
    try {
      return prepared(path)
    } catch {
      return this.#replaced(path)
    }
  }

  #replaced(path: string): Database {
    try {
      deleteDatabase(path)
      return prepared(path)
    } catch (error) {
      this.#options.log.warn(
        { path },
        `Purges of outside caches are not kept on disk: ${(error as Error).message}. Free or repair the directory; until then a restart purges everything.`,
      )
      this.#elsewhere ??= mkdtempSync(join(tmpdir(), 'atrium-purges-'))
      return prepared(join(this.#elsewhere, 'purges.db'))
    }
  }

  #begin(error: Error): void {
    const { path, caches, log, onReplaced } = this.#options
    log.warn({ path, error }, `What waits for outside caches cannot be read: ${error.message}. Everything is purged.`)
    try {
      this.#db.close()
    } catch {
      // It is not used any more.
    }
    this.#db = this.#replaced(path)
    this.#db.transaction(() => {
      for (const cache of caches) this.#addTo(this.#db, cache, { hard: [ALL] })
    })
    onReplaced?.()
  }
}

function prepared(path: string): Database {
  const db = new Database(path)
  try {
    db.execute(TABLES)
    // A table of another make, or a damaged file, fails here and not later.
    db.all('SELECT stamp, times, (SELECT id FROM known LIMIT 1) AS id FROM purge LIMIT 1')
    return db
  } catch (error) {
    db.close()
    throw error
  }
}
