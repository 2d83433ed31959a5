import { texts } from './bytes.ts'
import type { Database } from './database.ts'

/** Clocks of processes that share a store differ, and are set; milliseconds. */
const MAX_CLOCK_DIFFERENCE_MS = 5000

/** A file of an entry, as `folder/name`. */
interface Due {
  folder: string
  name: string
}

/**
 * Notes the moments at which the entry of a file is published, or is no more: it is stored as it is at the moment of the
 * store, and is to be stored otherwise when the clock passes one of them.
 *
 * @param at ISO 8601 in UTC; none for an entry that is always, or never, published
 */
export function putMoments(db: Database, folder: string, name: string, at: readonly string[]): void {
  const known = db.column<string>(`SELECT ${texts('at')} FROM moment WHERE folder = ? AND name = ?`, folder, name)
  if (known.length === at.length && known.every((moment) => at.includes(moment))) return
  db.run('DELETE FROM moment WHERE folder = ? AND name = ?', folder, name)
  for (const moment of at) db.run('INSERT OR IGNORE INTO moment VALUES (?, ?, ?)', moment, folder, name)
}

/** Condition by which a moment `m` is of a file that a column names. */
export const momentOf = (column: string): string =>
  `m.folder = substr(${column}, 1, instr(${column}, '/') - 1) AND m.name = substr(${column}, instr(${column}, '/') + 1)`

/** Tells whether the first moment of a file has come. */
export const hasComeDue = (db: Database, { folder, name }: Due, now: Date): boolean =>
  db.first('SELECT 1 FROM moment WHERE folder = ? AND name = ? AND at <= ?', folder, name, now.toISOString()) !==
  undefined

/** The moment as of which the store shows what is published; undefined: nothing was ever stored. */
const shownAt = (db: Database): string | undefined =>
  db.value<string>(`SELECT ${texts('value')} FROM meta WHERE key = 'moment'`)

/**
 * Files whose entries come or go between the moment of the store and another one, earlier or later; undefined: the store
 * has none yet.
 */
export function dueAt(db: Database, now: Date): Due[] | undefined {
  const then = shownAt(db)
  if (then === undefined) return undefined
  const back = Date.parse(then) - now.getTime()
  if (back > 0 && back < MAX_CLOCK_DIFFERENCE_MS) return []
  const [after, until] = [then, now.toISOString()].sort()
  return db.all<Due>(
    `SELECT DISTINCT ${texts('folder', 'name')} FROM moment WHERE at > ? AND at <= ?`,
    after as string,
    until as string,
  )
}

export const isDue = (db: Database, now: Date): boolean => (dueAt(db, now)?.length ?? 0) > 0

/** Moves the moment of the store. */
export const showAt = (db: Database, now: Date): void =>
  db.run("INSERT OR REPLACE INTO meta VALUES ('moment', ?)", now.toISOString())

/** The next moment after the one of the store; null: none is known. */
export function nextMoment(db: Database): Date | null {
  const at = db.value<string>(`SELECT ${texts('at')} FROM moment WHERE at > ? ORDER BY at LIMIT 1`, shownAt(db) ?? '')
  return at === undefined ? null : new Date(at)
}
