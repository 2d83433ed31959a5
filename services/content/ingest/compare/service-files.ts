import { join } from 'node:path'
import { stampOf } from '../../source/files/listing.ts'
import { texts } from '../../store/bytes.ts'
import { noteEverything } from '../../store/changes.ts'
import type { Database } from '../../store/database.ts'

/**
 * Notes that everything may have changed when a file that a service reads is another than at the last run, or is moved
 * by another number of weeks. What they hold is the service's own matter.
 */
export function noteServiceFiles(contentDir: string, db: Database, files: readonly string[], weeks: number): void {
  const stamps = files.map((file) => {
    const stamp = stampOf(join(contentDir, file))
    return [file, stamp, stamp && weeks]
  })
  const value = JSON.stringify(stamps)
  const known = db.value<string>(`SELECT ${texts('value')} FROM meta WHERE key = 'service files'`)
  if (value === (known ?? '[]')) return
  db.transaction(() => {
    db.run("INSERT OR REPLACE INTO meta VALUES ('service files', ?)", value)
    noteEverything(db)
  })
}
