import { attempt } from '#engine/host.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { type FileName, fileId } from '../source/files/file-names.ts'
import type { EntryFiles } from '../source/files/languages/entry-files.ts'
import { texts } from '../store/bytes.ts'
import { noteEverything } from '../store/changes.ts'
import type { Database } from '../store/database.ts'
import { sourceOf } from '../store/rows/sources.ts'
import { damagedUids, forgetDamagedPath, forgetRows, restoreRow } from './damage.ts'
import { noteUnsettled } from './outbox/preview-changes.ts'
import { type ProjectContext, project } from './project.ts'
import { beginPublication } from './publication.ts'

/** Where entries come from, and how. */
interface Origin {
  files: EntryFiles
  context: ProjectContext
}

/**
 * Writes damaged rows of entries again, as they were, from the text that they were made of: the one in the store, or the
 * file. What cannot be made again as it was is taken out.
 *
 * @returns uids that were taken out: their files are to be read again
 */
export function repairRows(db: Database, catalogue: Catalogue, uids: readonly string[], origin: Origin): string[] {
  return db.transaction(() => {
    const publication = beginPublication(db, catalogue, { named: false })
    for (const uid of uids) {
      for (const file of db.all<FileName>(`SELECT ${texts('folder', 'name')} FROM file WHERE uid = ?`, uid))
        restore(db, file, origin)
      forgetDamagedPath(db, uid)
      publication.settleAgain(uid)
    }
    publication.settle()
    const lost = uids.filter((uid) => damagedUids(db, uid).length > 0)
    for (const uid of lost) forgetRows(db, uid)
    if (lost.length > 0) noteEverything(db)
    noteUnsettled(db)
    return lost
  })
}

function restore(db: Database, file: FileName, { files, context }: Origin): void {
  const type = context.catalogue.types.get(file.folder)
  if (!type) return
  const id = fileId(file)
  for (const read of [() => sourceOf(db, id)?.text, () => attempt(() => files.textOf(file)?.text)]) {
    const text = read()
    const projection = text === undefined ? null : project(file, text, type, context, [])
    if (projection && restoreRow(db, projection)) return
  }
}
