import { renameSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from 'atrium'
import { createGate } from '#engine/host.ts'
import { EnvironmentError } from '../../../config/environment.ts'
import { textOf } from '../../../services/content/store/bytes.ts'
import { Database, isDamaged } from '../../../services/content/store/database.ts'
import { migrationsIn } from './migrations.ts'
import type { Rows, Sql, SqlRow, SqlValue } from './sql.ts'

const FILE = 'studio.db'
/** For a file that another program has locked, in milliseconds. */
const MAX_WAIT = 250
const MIGRATIONS = migrationsIn({ id: 'INTEGER PRIMARY KEY AUTOINCREMENT', bytes: 'BLOB' })

/**
 * Opens `studio.db` of a folder, or makes it. One that is damaged is put aside, and a new one is begun.
 *
 * @throws EnvironmentError when it cannot be written
 */
export function openSqlite(folder: string, now: () => Date, log: Log): Sql {
  const file = join(folder, FILE)
  let db = open(file, now, log)
  /** The file may be gone, or another be in its place. */
  const inPlace = () => {
    if (db.isInPlace()) return
    db.close()
    log.error({ file }, `${file} was removed while the studio ran. The history of entries begins anew.`)
    db = open(file, now, log)
  }
  const rows: Rows['rows'] = async <Row = SqlRow>(sql: string, ...values: readonly SqlValue[]) =>
    db.bytes<SqlRow>(sql.replace(/\$(?=\d)/g, '?'), ...values.map(stored)).map(read) as Row[]
  const inTurn = createGate({ running: 1 })
  /** What a damaged file does not give is lost; whoever asks next asks a new one. */
  const using = <Result>(work: () => Promise<Result>): Promise<Result> =>
    inTurn(async () => {
      inPlace()
      try {
        return await work()
      } catch (error) {
        if (isDamaged(error)) {
          db.close()
          putAside(file, now, log)
          db = open(file, now, log)
        }
        throw error
      }
    })
  return {
    rows: (sql, ...values) => using(() => rows(sql, ...values)),
    transaction: (work) =>
      using(async () => {
        db.execute('BEGIN IMMEDIATE')
        try {
          const result = await work({ rows })
          db.execute('COMMIT')
          return result
        } catch (error) {
          // A full disk has ended it already.
          if (db.isInTransaction) db.execute('ROLLBACK')
          throw error
        }
      }),
    close: () => inTurn(async () => db.close()),
  }
}

/** Texts are kept as bytes: `libsql` ends the process where a damaged file gives it text that is none. */
const stored = (value: SqlValue) => (typeof value === 'string' ? Buffer.from(value) : value)

function read(row: SqlRow): SqlRow {
  for (const [name, value] of Object.entries(row))
    if (value instanceof ArrayBuffer) row[name] = name === 'body' ? Buffer.from(value) : textOf(value)
  return row
}

function open(file: string, now: () => Date, log: Log): Database {
  try {
    return migrated(file)
  } catch (error) {
    if (!isDamaged(error)) throw unwritable(file, error as Error)
    try {
      putAside(file, now, log)
      return migrated(file)
    } catch (second) {
      throw unwritable(file, second as Error)
    }
  }
}

function putAside(file: string, now: () => Date, log: Log): void {
  const aside = `${file}.damaged-${now().toISOString().replaceAll(/[:.]/g, '-')}`
  renameSync(file, aside)
  for (const suffix of ['-wal', '-shm']) renameIfThere(file + suffix, aside + suffix)
  log.error({ file, aside }, `${file} is damaged and was put aside as ${aside}. The history of entries begins anew.`)
}

function renameIfThere(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

function migrated(file: string): Database {
  const db = new Database(file)
  try {
    // Nobody is served while it waits for another program; what is noted is noted again after a pause.
    db.execute(`PRAGMA busy_timeout = ${MAX_WAIT}`)
    const version = () => db.first<{ version: number }>('SELECT user_version AS version FROM pragma_user_version')
    const isOld = () => (version()?.version ?? 0) < MIGRATIONS.length
    while (isOld())
      db.transaction(() => {
        const next = version()?.version ?? 0
        // Another process may have been faster.
        const migration = MIGRATIONS[next]
        if (!migration) return
        db.execute(migration.sql)
        db.execute(`PRAGMA user_version = ${next + 1}`)
      })
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

const unwritable = (file: string, error: Error): EnvironmentError =>
  new EnvironmentError([
    `STUDIO_DIR cannot be used: ${file} is not written (${error.message.replace(/ Set DATA_DIR.*$/s, '')}). Name a folder that can be written, which is kept and saved with the content.`,
  ])
