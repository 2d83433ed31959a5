import { type Problem, problemOf } from '#engine/host.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { type FileName, fileId, filePath, isDraftFile, uidOf } from '../source/files/file-names.ts'
import { texts } from '../store/bytes.ts'
import { type Database, isOfStore } from '../store/database.ts'
import { hasComeDue, putMoments } from '../store/moments.ts'
import { putSource, removeSource } from '../store/rows/sources.ts'
import { fileOf, type Projection, putEntry, removeEntry } from '../store/rows/writer.ts'
import type { FileFacts } from './compare/scan.ts'
import { relistEntries } from './listed/relist.ts'
import { noteUnsettled, type PreviewChanges } from './outbox/preview-changes.ts'
import { failed } from './project.ts'
import { beginPublication } from './publication.ts'
import { forgetVocabulary } from './search/vocabulary.ts'

/** A file that was read. */
export type ReadFile = FileFacts & { hash: string; code: string; reports: Problem[] } & (
    | { state: 'loaded'; projection: Projection; text: string }
    /** No installed type reads it. */
    | { state: 'raw'; text: string }
    /**
     * Keeps what was good of it: as it is stored (undefined), derived again, or not at all (null) since it was stored
     * by other code and does not fit the present one.
     */
    | { state: 'broken'; route?: string; lastGood: Projection | null | undefined }
    | { state: 'unchanged' }
  )

/** Who is told of each entry that is stored otherwise. */
interface Told {
  publication: ReturnType<typeof beginPublication>
  preview: PreviewChanges
}

/** Files in one transaction. */
export const FILES_PER_BATCH = 250

export interface Batch {
  read: readonly ReadFile[]
  gone: readonly FileName[]
}

/**
 * Takes some files into the store, whole, in one transaction: a reader sees it before or after, and a process that ends
 * in the middle has done nothing.
 *
 * @param options.isGone files that will be removed later on, and are in no other's way
 * @returns files whose entry was withdrawn: another file with its uid may have stood back for it
 */
export function applyBatch(
  db: Database,
  catalogue: Catalogue,
  batch: Batch,
  options: Omit<ApplyOptions, 'put'>,
): FileName[] {
  try {
    return applied(db, catalogue, batch, { ...options, put: putPlainly })
  } catch (error) {
    forgetVocabulary(db)
    if (isOfStore(error)) throw error
    return applied(db, catalogue, batch, { ...options, put: putCarefully })
  }
}

interface ApplyOptions {
  named: boolean
  /** Uids whose address was stored in this run; absent: this is all of the run. */
  placed?: Set<string>
  /** Told of what is about to be another for those who are shown drafts. */
  preview: PreviewChanges
  now: Date
  isGone: (file: FileName) => boolean
  put: (db: Database, file: ReadFile, store: () => Problem[]) => ReadFile
}

function applied(
  db: Database,
  catalogue: Catalogue,
  { read, gone }: Batch,
  { named, placed, preview, now, isGone, put }: ApplyOptions,
): FileName[] {
  const withdrawn: FileName[] = []
  if (!named) preview.rememberNothing()
  db.transaction(() => {
    const publication = beginPublication(db, catalogue, { named, placed, preview })
    const to = { publication, preview }
    for (const given of read) {
      const projection = projectionOf(given)
      // What it had replaced is to be seen again.
      if (projection && !projection.replaces && isDraftFile(given) && hasComeDue(db, given, now)) withdrawn.push(given)
      const file = projection ? put(db, given, () => storeEntry(db, given, projection, to, { isGone, now })) : given
      const isOut = file.state === 'raw' || (file.state === 'broken' && file.lastGood === null)
      if (isOut) {
        withdraw(db, file, to)
        withdrawn.push(file)
      }
      if (isOut || projection) putMoments(db, file.folder, file.name, isOut ? [] : (projection?.moments ?? []))
      if ('text' in file) putSource(db, fileId(file), file)
      noteFile(db, file)
    }
    for (const file of gone) {
      withdraw(db, file, to)
      removeSource(db, fileId(file))
      putMoments(db, file.folder, file.name, [])
      db.run('DELETE FROM file WHERE folder = ? AND name = ?', file.folder, file.name)
    }
    const changed = publication.settle()
    const files = [...read.filter(({ state }) => state !== 'unchanged'), ...gone]
    relistEntries(db, catalogue, [...new Set([...files.map(uidOf), ...changed])], now)
    noteUnsettled(db)
  })
  return withdrawn
}

const projectionOf = (file: ReadFile): Projection | null | undefined =>
  file.state === 'loaded' ? file.projection : file.state === 'broken' ? file.lastGood : undefined

const putPlainly: ApplyOptions['put'] = (_db, file, store) => ({ ...file, reports: [...file.reports, ...store()] })

/**
 * Puts a file into the store; what cannot be put there costs this file alone. Each such step has the full-text index
 * write a segment, so that it is taken only in a batch that fails otherwise.
 */
const putCarefully: ApplyOptions['put'] = (db, file, store) => {
  try {
    return putPlainly(db, file, () => db.attempt(store))
  } catch (error) {
    if (isOfStore(error)) throw error
    const { folder, name, stamp, hash, code } = file
    const reports = [...file.reports, { file: filePath(file), ...failed(error as Error) }]
    return { folder, name, stamp, hash, code, reports, state: 'broken', lastGood: null }
  }
}

/** Puts an entry where it belongs, unless another file has its uid: the first folder by name has the right to it. */
function storeEntry(
  db: Database,
  file: FileName,
  projection: Projection,
  to: Told,
  { isGone, now }: Pick<ApplyOptions, 'isGone' | 'now'>,
): Problem[] {
  const { uid } = projection.entry
  const known = db.all<FileName & { state: string }>(
    `SELECT ${texts('folder', 'name', 'state')} FROM file WHERE uid = ?`,
    uid,
  )
  const isNew = known.length === 0
  const rivals = known.filter((other) => other.folder !== file.folder && other.state === 'loaded' && !isGone(other))
  const first = rivals.find(({ folder }) => folder < file.folder)
  if (first) return [duplicate(file, uid, first)]
  for (const rival of rivals) {
    withdraw(db, rival, to)
    db.run(
      'UPDATE file SET reports = ? WHERE folder = ? AND name = ?',
      JSON.stringify([duplicate(rival, uid, file)]),
      rival.folder,
      rival.name,
    )
  }
  const draft = isDraftFile(file) ? undefined : known.find((other) => isDraftOf(file, other) && !isGone(other))
  // Its draft has taken its place.
  if (draft && hasComeDue(db, draft, now)) return []
  const replaced = isNew ? [] : [file, ...(projection.replaces ? known : [])]
  if (projection.perspective === 'published') {
    for (const other of replaced) withdrawDraft(db, other, to)
    to.publication.put(projection, isNew)
  } else {
    for (const other of replaced) withdrawPublished(db, other, to)
    if (draft?.state === 'loaded') return []
    to.preview.remember(uid)
    putEntry(db, projection, isNew)
  }
  return []
}

const isDraftOf = ({ folder }: FileName, other: FileName) => other.folder === folder && isDraftFile(other)

function duplicate(file: FileName, uid: string, other: FileName): Problem {
  const reason = `"${uid}" is also the uid of ${filePath(other)}, which is loaded instead`
  return problemOf(filePath(file), reason, 'Give one of them another uid.', 'error', 'uid')
}

/** Takes out what came from a file. */
function withdraw(db: Database, file: FileName, to: Told): void {
  withdrawDraft(db, file, to)
  withdrawPublished(db, file, to)
}

function withdrawPublished(db: Database, file: FileName, { publication }: Told): void {
  if (fileOf(db, 'published', uidOf(file)) === fileId(file)) publication.remove(uidOf(file))
}

function withdrawDraft(db: Database, file: FileName, { preview }: Told): void {
  if (fileOf(db, 'draft', uidOf(file)) !== fileId(file)) return
  preview.remember(uidOf(file))
  removeEntry(db, 'draft', uidOf(file))
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
