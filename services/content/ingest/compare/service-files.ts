import { statSync } from 'node:fs'
import { join } from 'node:path'
import { texts } from '../../store/bytes.ts'
import { noteEverything } from '../../store/changes.ts'
import type { Database } from '../../store/database.ts'

/**
 * Notes that everything may have changed when a file that a service reads is another than at the last run, or is moved
 * by another number of weeks. What stands in it is the service's own matter.
 */
export function noteServiceFiles(contentDir: string, db: Database, files: readonly string[], weeks: number): void {
  const stamps = files.map((file) => {
    const facts = factsOf(join(contentDir, file))
    return [file, facts?.mtimeMs, facts?.size, facts && weeks]
  })
  const value = JSON.stringify(stamps)
  const known = db.first<{ value: string }>(`SELECT ${texts('value')} FROM meta WHERE key = 'service files'`)?.value
  if (value === (known ?? '[]')) return
  db.transaction(() => {
    db.run("INSERT OR REPLACE INTO meta VALUES ('service files', ?)", value)
    noteEverything(db)
  })
}

/** Undefined for what is not there or cannot be looked at: the service says why. */
function factsOf(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}
