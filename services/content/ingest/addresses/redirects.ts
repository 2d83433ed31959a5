import { trimPath } from 'atrium'
import type { Problem } from '#engine/host.ts'
import { readObject, type SideFiles } from '../../source/files/side-files.ts'
import { redirectFlaws } from '../../source/redirects/rules.ts'
import { texts } from '../../store/bytes.ts'
import { noteChange } from '../../store/changes.ts'
import type { Database } from '../../store/database.ts'
import { lookForMoves } from './moves.ts'

/** Ingests `redirects.json`: addresses that have moved. Loops and foreign hosts are refused. */
export function ingestRedirects(files: SideFiles, db: Database, hosts: readonly string[], reports: Problem[]): void {
  const wanted = new Map<string, string>()
  const written = readObject(files, 'redirects.json', reports) ?? {}
  const flawOf = redirectFlaws(written, hosts)
  for (const [from, to] of Object.entries(written)) {
    const flaw = flawOf(from, to)
    if (flaw) reports.push({ file: 'redirects.json', severity: 'error', field: from, ...flaw })
    else wanted.set(trimPath(from), to as string)
  }
  const known = new Map(
    db
      .all<{ path: string; target: string }>(`SELECT ${texts('path', 'target')} FROM redirect`)
      .map(({ path, target }) => [path, target]),
  )
  const paths = [...new Set([...wanted.keys(), ...known.keys()])].filter((path) => wanted.get(path) !== known.get(path))
  if (paths.length === 0) return
  db.transaction(() => {
    db.run('DELETE FROM redirect')
    lookForMoves(db)
    for (const [path, target] of wanted) db.run('INSERT INTO redirect VALUES (?, ?)', path, target)
    for (const outbox of ['published', 'preview'] as const)
      noteChange(db, outbox, { uid: 'redirects', contentType: '', before: null, after: null, paths })
  })
}
