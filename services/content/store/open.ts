import { randomInt } from 'node:crypto'
import { existsSync, renameSync, statSync } from 'node:fs'
import type { Log } from 'atrium'
import { DamagedError, hashOfText, texts } from './bytes.ts'
import { beginOutboxes } from './changes.ts'
import { Database, deleteDatabase, isRefused } from './database.ts'
import { seal } from './seal.ts'
import { STORE_FORMAT, TABLES } from './tables.ts'

/** Says what every store begins with. */
const HEADER_BYTES = 100

/**
 * Opens the store file for writing. A file that is missing or of another format is made again and empty: all in it is
 * derived from the content directory.
 *
 * @throws an error that `isDamaged` knows
 */
export function openStore(path: string, log: Log): Database {
  if (isCutOff(path)) throw new DamagedError(`${path} is cut off`)
  const db = new Database(path)
  try {
    db.execute('PRAGMA cache_size = -4096; PRAGMA wal_autocheckpoint = 4000')
    return prepared(db, log)
  } catch (error) {
    db.close()
    // Statements that are right fail only where the description of the tables is damaged.
    throw isRefused(error) ? new DamagedError(`The tables of ${path} cannot be read: ${error}`) : error
  }
}

/** A file without its beginning that somebody has open: opened, it would be taken for a new one, and wait for them. */
const isCutOff = (path: string): boolean =>
  existsSync(path) && existsSync(`${path}-wal`) && statSync(path).size < HEADER_BYTES

function prepared(db: Database, log: Log): Database {
  const format = formatOf(db)
  if (format === STORE_FORMAT) {
    checkTables(db)
    return db
  }
  if (format !== 0) {
    log.info(
      { store: db.path, format },
      `The content store ${db.path} is of an earlier make; it is made again from the content directory.`,
    )
    db.close()
    deleteDatabase(db.path)
    return prepared(new Database(db.path), log)
  }
  db.transaction(() => {
    if (formatOf(db) !== 0) return
    db.execute(TABLES)
    beginOutboxes(db, randomInt(2 ** 32))
    db.run("INSERT INTO meta VALUES ('tables', ?)", tablesOf(db))
  })
  log.info({ store: db.path }, `A new content store is made in ${db.path}.`)
  return db
}

/** A hash of the tables of a store, as SQLite describes them. */
function tablesOf(db: Database): string {
  const described = db.column<string | null>(`SELECT ${texts('s.sql')} FROM sqlite_master s ORDER BY s.name`)
  return hashOfText(described.join('\n'))
}

/**
 * Compares the tables of a store with those that were made.
 *
 * @throws an error that `isDamaged` knows, when they are others
 */
function checkTables(db: Database): void {
  const made = db.value(`SELECT ${texts('value')} FROM meta WHERE key = 'tables'`)
  if (made !== tablesOf(db)) throw new DamagedError(`The tables of ${db.path} are not as they were made`)
}

/** Why a statement that is right is refused: false when the tables are not as they were made. */
export function hasItsTables(path: string): boolean {
  let db: Database | undefined
  try {
    db = new Database(path)
    checkTables(db)
    return true
  } catch {
    return false
  } finally {
    db?.close()
  }
}

/**
 * Looks through all pages of the file.
 *
 * @throws an error that `isDamaged` knows, when they contradict each other
 */
export function checkPages(db: Database): void {
  const check = 'SELECT CAST(integrity_check AS BLOB) AS result FROM pragma_integrity_check(1)'
  const found = db.value<string>(check)
  if (found !== 'ok') throw new DamagedError(`${db.path} contradicts itself: ${found}`)
}

/** An empty store beside the one at a path, to replace it. */
export function openFresh(path: string, log: Log): Database {
  const fresh = `${path}.new`
  deleteDatabase(fresh)
  return openStore(fresh, log)
}

/** Puts a store in the place of the one at a path, and closes it. Whoever reads the old one goes on reading it. */
export function replaceStore(path: string, fresh: Database): void {
  fresh.all('PRAGMA wal_checkpoint(TRUNCATE)')
  seal(fresh.path)
  fresh.close()
  deleteDatabase(path)
  renameSync(fresh.path, path)
  renameSync(`${fresh.path}.seal`, `${path}.seal`)
  deleteDatabase(fresh.path)
}

/** Ends a run of writing: what was written goes into the file itself, as far as nobody is reading, and it is sealed. */
export function settle(db: Database): void {
  db.all('PRAGMA wal_checkpoint(PASSIVE)')
  db.all('PRAGMA shrink_memory')
  seal(db.path)
}

/** 0: the file holds no tables yet. */
export const formatOf = (db: Database): number => db.value<number>('PRAGMA user_version') ?? 0
