import { resolve } from 'node:path'
import type { Log } from 'atrium'
import { texts } from '../../store/bytes.ts'
import type { Database } from '../../store/database.ts'

/** Milliseconds of the site's clock between two lines of the log. */
const SAY_EVERY = 600_000

/** Notes of which content directory a store holds the entries, and that it was there. */
export function noteDirectory(db: Database, contentDir: string): void {
  if (noted(db, 'directory') !== resolve(contentDir))
    db.run("INSERT OR REPLACE INTO meta VALUES ('directory', ?)", resolve(contentDir))
  if (noted(db, 'held') !== undefined) db.run("DELETE FROM meta WHERE key = 'held'")
}

/**
 * Notes that nothing of a store is to be served before its directory is there: at a start nobody knows how old it is. Other
 * servers of the site read the note.
 */
export const holdBack = (db: Database): void => void db.run("INSERT OR REPLACE INTO meta VALUES ('held', '')")

const noted = (db: Database, key: 'directory' | 'held'): string | undefined =>
  db.value<string>(`SELECT ${texts('value')} FROM meta WHERE key = ?`, key)

/**
 * Returns what there is to serve while a content directory cannot be read.
 *
 * @param why it cannot
 * @returns null: the store holds its entries; else why there is nothing
 */
export function whyMissing(db: Database, contentDir: string, why: string): string | null {
  if (!db.first('SELECT 1 FROM file LIMIT 1') || noted(db, 'held') !== undefined) return why
  const other = noted(db, 'directory')
  if (other === undefined || other === resolve(contentDir)) return null
  return `${why} The store holds that of ${other}.`
}

/** Tells the log again and again that a content directory is away. @returns is told at each look */
export function awayTold(contentDir: string, now: () => Date, log: Log): (why: string) => void {
  let told = now().getTime()
  return (why) => {
    if (now().getTime() - told < SAY_EVERY) return
    told = now().getTime()
    log.error({ contentDir }, `${why} What was ingested before is served.`)
  }
}
