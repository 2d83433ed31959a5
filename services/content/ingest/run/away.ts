import { resolve } from 'node:path'
import type { Log } from 'atrium'
import { texts } from '../../store/bytes.ts'
import type { Database } from '../../store/database.ts'

/** Milliseconds of the site's clock between two lines of the log. */
const SAY_EVERY = 600_000

/** Notes of which content directory a store holds the entries. */
export function noteDirectory(db: Database, contentDir: string): void {
  if (directoryOf(db) !== resolve(contentDir))
    db.run("INSERT OR REPLACE INTO meta VALUES ('directory', ?)", resolve(contentDir))
}

const directoryOf = (db: Database): string | undefined =>
  db.first<{ value: string }>(`SELECT ${texts('value')} FROM meta WHERE key = 'directory'`)?.value

/**
 * Returns what there is to serve while a content directory cannot be read.
 *
 * @param why it cannot
 * @returns null: the store holds its entries; else why there is nothing
 */
export function whyMissing(db: Database, contentDir: string, why: string): string | null {
  if (!db.first('SELECT 1 FROM file LIMIT 1')) return why
  const other = directoryOf(db)
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
