import { type FileName, fileId, isDraftFile, uidOf } from '../source/files/file-names.ts'
import { texts } from '../store/bytes.ts'
import type { Database } from '../store/database.ts'
import { dueAt, hasComeDue } from '../store/moments.ts'
import { copyEntry, fileOf, type Projection, putEntry, removeEntry } from '../store/rows/writer.ts'
import { type Beneath, WITHOUT_CANDIDATES } from '../store/tables.ts'

/** Says what of the content is seen through an overlay: whose drafts, and as of when. */
export interface View {
  drafts: 'all' | 'none' | OneDraft
  /** Absent: as it is now. What is published and taken back by itself until then is seen so. */
  at?: Date | undefined
}

/** The draft of one entry alone. */
export interface OneDraft {
  uid: string
  /** Content types of which what it refers to is seen along, as long as it was never published. */
  along: readonly string[]
}

/** What candidates of a view are laid over. */
export const beneath = ({ drafts }: View): Beneath => (drafts === 'all' ? 'preview' : 'published')

/**
 * Lays what a view shows over what is beneath it, in place of what was laid before.
 *
 * @param project derives the entry of a file as it is at the moment of the view; undefined: it cannot be loaded
 */
export function layView(db: Database, { drafts, at }: View, project: (file: FileName) => Projection | undefined): void {
  db.execute(WITHOUT_CANDIDATES)
  const own = typeof drafts === 'object' ? ownDrafts(db, drafts) : []
  for (const uid of own) copyEntry(db, uid, 'draft', 'candidate')
  if (!at) return
  for (const [uid, files] of byUid(dueAt(db, at) ?? [])) {
    const published = fileOf(db, 'published', uid)
    const isSeen = drafts === 'all' || own.includes(uid)
    const draft = isSeen ? fileOf(db, 'draft', uid) : undefined
    if (draft !== undefined) {
      const file = files.find((one) => fileId(one) === draft)
      if (file && isOver(project(file), at)) hide(db, uid)
    } else layPublished(db, uid, { files, published, at, project })
  }
}

interface Due {
  files: readonly FileName[]
  /** The file that is shown now. */
  published: string | undefined
  at: Date
  project(file: FileName): Projection | undefined
}

/** Lays an entry as visitors see it at a moment until which some of its files are due. */
function layPublished(db: Database, uid: string, { files, published, at, project }: Due): void {
  const ends = files.some((file) => fileId(file) === published)
  const begun = files.flatMap((file) => {
    // Its draft has taken its place.
    const isReplaced = !isDraftFile(file) && hasComeDue(db, draftBeside(file), at)
    return fileId(file) === published || isReplaced ? [] : (project(file) ?? [])
  })
  const next = begun.find(({ replaces }) => replaces) ?? begun.find(({ perspective }) => perspective === 'published')
  if (next?.perspective === 'published') putEntry(db, { ...next, perspective: 'candidate' }, true)
  else if (published !== undefined && (ends || next)) hide(db, uid)
}

/** An entry whose draft alone is seen, and what was made with it. */
function ownDrafts(db: Database, { uid, along }: OneDraft): string[] {
  if (fileOf(db, 'draft', uid) === undefined) return []
  const referred = db.column<string>(
    `SELECT DISTINCT ${texts('r.to_uid')} FROM draft_reference r JOIN draft d ON d.uid = r.to_uid
      WHERE r.from_uid = ? AND r.to_uid <> r.from_uid AND d.content_type IN (SELECT value FROM json_each(?))
        AND NOT EXISTS (SELECT 1 FROM published p WHERE p.uid = r.to_uid)`,
    ...[uid, JSON.stringify(along)],
  )
  return [uid, ...referred]
}

const isOver = (projection: Projection | undefined, at: Date): boolean =>
  projection?.perspective === 'draft' &&
  projection.moments.length > 0 &&
  projection.moments.every((moment) => moment <= at.toISOString())

function hide(db: Database, uid: string): void {
  removeEntry(db, 'candidate', uid)
  db.run('INSERT OR IGNORE INTO candidate_gone VALUES (?)', uid)
}

const draftBeside = (file: FileName): FileName => ({ ...file, name: `${uidOf(file)}.draft.json` })

function byUid(files: readonly FileName[]): Map<string, FileName[]> {
  const grouped = new Map<string, FileName[]>()
  for (const file of files) grouped.set(uidOf(file), [...(grouped.get(uidOf(file)) ?? []), file])
  return grouped
}
