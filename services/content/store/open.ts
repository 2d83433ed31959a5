import { randomInt } from 'node:crypto'
import type { Log } from '#engine'
import { Database, deleteDatabase } from './database.ts'
import { isSealed, seal } from './seal.ts'
import { STORE_FORMAT, TABLES } from './tables.ts'

/**
 * Opens the store file for writing. A file that is missing or of another format is made again and empty: all in it is
 * derived from the content directory.
 *
 * @param options.check read the whole file through first, unless it is as it was left
 * @throws an error that `isDamaged` knows
 */
export function openStore(path: string, log: Log, { check = false } = {}): Database {
  const isTouched = check && !isSealed(path)
  const db = new Database(path)
  try {
    db.execute('PRAGMA cache_size = -65536; PRAGMA wal_autocheckpoint = 4000')
    if (isTouched && db.first<{ quick_check: string }>('PRAGMA quick_check(1)')?.quick_check !== 'ok')
      throw new DamagedStore(path)
    return prepared(db, log)
  } catch (error) {
    db.close()
    throw error
  }
}

function prepared(db: Database, log: Log): Database {
  const format = formatOf(db)
  if (format === STORE_FORMAT) return db
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
    // Whoever followed an earlier store sees that this is another one.
    db.run("INSERT INTO meta VALUES ('revision', ?)", randomInt(2 ** 32))
  })
  log.info({ store: db.path }, `A new content store is made in ${db.path}.`)
  return db
}

/** Ends a run of writing: what was written goes into the file itself, as far as nobody is reading, and it is sealed. */
export function settle(db: Database): void {
  db.all('PRAGMA wal_checkpoint(PASSIVE)')
  db.all('PRAGMA shrink_memory')
  seal(db.path)
}

/** 0: the file holds no tables yet. */
export const formatOf = (db: Database): number =>
  db.first<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0

class DamagedStore extends Error {
  readonly code = 'SQLITE_CORRUPT'
  constructor(path: string) {
    super(`${path} contradicts itself`)
  }
}
