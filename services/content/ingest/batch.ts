import type { Catalogue } from '../catalogue.ts'
import type { Report } from '../report.ts'
import type { Database } from '../store/database.ts'
import { fileOf, type Projection, putEntry, removeEntry } from '../store/writer.ts'
import { beginPublication } from './publication.ts'
import { type FileFacts, type FileName, fileId, filePath, isDraftFile, uidOf } from './scan.ts'

/** A file that was read. A broken one changes nothing that was good; it is only noted. */
export type ReadFile = FileFacts & { hash: string; code: string; wasRaw: boolean; reports: Report[] } & (
    | { state: 'loaded'; projection: Projection }
    | { state: 'raw'; body: string }
    | { state: 'broken'; route?: string }
    | { state: 'unchanged' }
  )

type Publication = ReturnType<typeof beginPublication>

export interface Batch {
  read: readonly ReadFile[]
  gone: readonly FileName[]
}

/**
 * Takes some files into the store, whole, in one transaction: a reader sees it before or after, and a process that ends
 * in the middle has done nothing.
 *
 * @param options.isGone files that will be removed later on, and stand in no other's way
 */
export function applyBatch(
  db: Database,
  catalogue: Catalogue,
  { read, gone }: Batch,
  options: { named: boolean; isGone: (file: FileName) => boolean },
): void {
  db.transaction(() => {
    const publication = beginPublication(db, catalogue, options)
    for (const file of read) {
      const reports =
        file.state === 'loaded' ? [...file.reports, ...place(db, file, publication, options.isGone)] : file.reports
      if (file.state === 'raw') keepRaw(db, file, publication)
      else if (file.wasRaw) db.run('DELETE FROM raw_entry WHERE file = ?', fileId(file))
      noteFile(db, { ...file, reports })
    }
    for (const file of gone) {
      withdraw(db, file, publication)
      db.run('DELETE FROM raw_entry WHERE file = ?', fileId(file))
      db.run('DELETE FROM file WHERE folder = ? AND name = ?', file.folder, file.name)
    }
    publication.settle()
    db.run("INSERT OR REPLACE INTO meta VALUES ('unsettled', 1)")
  })
}

/** Puts an entry where it belongs, unless another file has its uid: the first folder by name has the right to it. */
function place(
  db: Database,
  file: ReadFile & { state: 'loaded' },
  publication: Publication,
  isGone: (file: FileName) => boolean,
): Report[] {
  const { projection } = file
  const { uid } = projection.entry
  const known = db.all<FileName & { state: string }>('SELECT folder, name, state FROM file WHERE uid = ?', uid)
  const isNew = known.length === 0
  const rivals = known.filter((other) => other.folder !== file.folder && other.state === 'loaded' && !isGone(other))
  const first = rivals.find(({ folder }) => folder < file.folder)
  if (first) return [duplicate(file, uid, first)]
  for (const rival of rivals) {
    withdraw(db, rival, publication)
    db.run(
      'UPDATE file SET reports = ? WHERE folder = ? AND name = ?',
      JSON.stringify([duplicate(rival, uid, file)]),
      rival.folder,
      rival.name,
    )
  }
  if (projection.world === 'published') {
    if (!isNew) withdrawDraft(db, file)
    publication.put(fileId(file), projection, isNew)
  } else {
    if (!isDraftFile(file)) withdrawPublished(db, file, publication)
    const isOutdated = !isDraftFile(file) && known.some((other) => isNewerDraft(other, file) && !isGone(other))
    if (!isOutdated) putEntry(db, fileId(file), projection, isNew)
  }
  return []
}

const isNewerDraft = (other: FileName & { state: string }, { folder }: FileName) =>
  other.folder === folder && isDraftFile(other) && other.state === 'loaded'

const duplicate = (file: FileName, uid: string, other: FileName): Report => ({
  path: filePath(file),
  severity: 'error',
  field: 'uid',
  reason: `"${uid}" is also the uid of ${filePath(other)}, which is loaded instead`,
  remedy: 'Give one of them another uid.',
})

/** Takes out what came from a file. */
function withdraw(db: Database, file: FileName, publication: Publication): void {
  withdrawDraft(db, file)
  withdrawPublished(db, file, publication)
}

function withdrawPublished(db: Database, file: FileName, publication: Publication): void {
  if (fileOf(db, 'published', uidOf(file)) === fileId(file)) publication.remove(uidOf(file))
}

function withdrawDraft(db: Database, file: FileName): void {
  if (fileOf(db, 'draft', uidOf(file)) === fileId(file)) removeEntry(db, 'draft', uidOf(file))
}

function keepRaw(db: Database, file: ReadFile & { state: 'raw' }, publication: Publication): void {
  withdraw(db, file, publication)
  db.run('INSERT OR REPLACE INTO raw_entry VALUES (?, ?, ?, ?)', fileId(file), uidOf(file), file.folder, file.body)
}

function noteFile(db: Database, file: ReadFile): void {
  const { folder, name, state, stamp, hash, code, reports } = file
  if (state === 'unchanged') {
    db.run('UPDATE file SET stamp = ? WHERE folder = ? AND name = ?', stamp, folder, name)
    return
  }
  const noted = reports.length > 0 ? JSON.stringify(reports) : null
  db.run(
    'INSERT OR REPLACE INTO file VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    folder,
    name,
    uidOf(file),
    state,
    stamp,
    hash,
    code,
    noted,
  )
}
