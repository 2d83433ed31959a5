import type { Problem } from '#engine/host.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { type FileName, fileId, isDraftFile, uidOf } from '../source/files/file-names.ts'
import { jsonOf, texts } from '../store/bytes.ts'
import type { Database } from '../store/database.ts'
import { dueAt, showAt } from '../store/moments.ts'
import { sourceOf } from '../store/rows/sources.ts'
import { applyBatch, FILES_PER_BATCH, type ReadFile } from './batch.ts'
import type { PreviewChanges } from './outbox/preview-changes.ts'
import { type ProjectContext, project } from './project.ts'

interface Known {
  state: string
  stamp: string
  hash: string
  code: string
  reports: string | null
}

/**
 * Publishes entries whose time has come, and takes out those that expired, from the text that the store has of them: also
 * while the content directory is gone, or a file is broken. Where the clock went back, it does the same backwards.
 */
export function settleDue(
  db: Database,
  catalogue: Catalogue,
  { context, now, preview }: { context: ProjectContext; now: Date; preview: PreviewChanges },
): number {
  const found = dueAt(db, now)
  const due = found ?? []
  // The file beside a draft takes its place again where the clock went back.
  const files = due.flatMap((file) => [file, ...besides(db, file)])
  for (let start = 0; start < files.length; start += FILES_PER_BATCH) {
    const read = files
      .slice(start, start + FILES_PER_BATCH)
      .flatMap((file) => readAgain(db, file, catalogue, context) ?? [])
    applyBatch(db, catalogue, { read, gone: [] }, { named: true, preview, now, isGone: () => false })
  }
  if (!found || due.length > 0) showAt(db, now)
  return due.length
}

/** The published file of an entry whose draft is due. */
const besides = (db: Database, file: FileName): FileName[] =>
  isDraftFile(file)
    ? db.all<FileName>(
        `SELECT ${texts('folder', 'name')} FROM file WHERE uid = ? AND folder = ? AND name <> ?`,
        ...[uidOf(file), file.folder, file.name],
      )
    : []

function readAgain(db: Database, file: FileName, catalogue: Catalogue, context: ProjectContext): ReadFile | null {
  const columns = texts('state', 'stamp', 'hash', 'code', 'reports')
  const known = db.first<Known>(`SELECT ${columns} FROM file WHERE folder = ? AND name = ?`, file.folder, file.name)
  const type = catalogue.types.get(file.folder)
  const source = sourceOf(db, fileId(file))
  const projection = known && type && source && project(file, source.text, type, context, [])
  if (!projection) {
    // Its file is read again.
    db.run("UPDATE file SET stamp = '' WHERE folder = ? AND name = ?", file.folder, file.name)
    return null
  }
  const { stamp, hash, code } = known
  const reports = known.reports === null ? [] : jsonOf<Problem[]>(known.reports)
  const facts = { ...file, stamp, hash, code, reports }
  return known.state === 'broken'
    ? { ...facts, state: 'broken', lastGood: projection }
    : { ...facts, state: 'loaded', projection, text: source.text }
}
