import type { Problem } from '#engine/host.ts'
import { readSchemas } from '../../source/files/schema-files.ts'
import type { SideFiles } from '../../source/files/side-files.ts'
import { texts } from '../../store/bytes.ts'
import { noteEverything } from '../../store/changes.ts'
import type { Database } from '../../store/database.ts'

/** Ingests `schemas/*.json`, the content service's own description of its types. */
export function ingestSchemas(contentDir: string, files: SideFiles, db: Database, reports: Problem[]): void {
  const wanted = readSchemas(contentDir, files, reports)
  const known = db.lookup<string>(`SELECT ${texts('content_type', 'body')} FROM schema`)
  if (wanted.size === known.size && [...wanted].every(([name, body]) => known.get(name) === body)) return
  db.transaction(() => {
    db.run('DELETE FROM schema')
    for (const [name, body] of wanted) db.run('INSERT INTO schema VALUES (?, ?)', name, body)
    noteEverything(db)
  })
}
