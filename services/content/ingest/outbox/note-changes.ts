import type { Entry } from 'atrium'
import { texts } from '../../store/bytes.ts'
import { noteChange, type Outbox } from '../../store/changes.ts'
import type { Database } from '../../store/database.ts'
import { loadEntries } from '../../store/rows/entries.ts'
import { PERSPECTIVES } from '../../store/tables.ts'

/** An entry as it is seen now; null: it is not. */
export const seenNow = (db: Database, outbox: Outbox, uid: string): Entry | null =>
  loadEntries(db, PERSPECTIVES[outbox], [uid])[0] ?? null

/**
 * Writes an outbox: what was put, taken out or moved, and what else is seen differently through it.
 *
 * @param before entries as they were seen, by uid; null: not at all
 */
export function noteChanges(db: Database, outbox: Outbox, before: ReadonlyMap<string, Entry | null>): void {
  const moved = new Set<string>()
  const cameOrWent: string[] = []
  for (const [uid, earlier] of before) {
    const later = seenNow(db, outbox, uid)
    if (JSON.stringify(earlier) === JSON.stringify(later)) continue
    const paths = [...new Set([earlier?.path, later?.path])].filter((path) => typeof path === 'string')
    if (earlier?.path !== later?.path) for (const path of paths) moved.add(path)
    if (!earlier || !later) cameOrWent.push(uid)
    const contentType = (later ?? earlier)?.contentType ?? ''
    noteChange(db, outbox, { uid, contentType, before: earlier, after: later, paths })
  }
  const tables = outbox === 'published' ? [PERSPECTIVES.published] : [PERSPECTIVES.published, PERSPECTIVES.draft]
  const others = new Set(tables.flatMap((own) => seenDifferently(db, own, [...moved], cameOrWent)))
  for (const uid of others) {
    const entry = before.has(uid) ? null : seenNow(db, outbox, uid)
    if (entry) noteChange(db, outbox, { uid, contentType: entry.contentType, before: entry, after: entry, paths: [] })
  }
}

/** Entries that have the same address and now show there or no longer do, or that choose between references. */
function seenDifferently(
  db: Database,
  { entry, reference, path }: (typeof PERSPECTIVES)[keyof typeof PERSPECTIVES],
  paths: string[],
  uids: string[],
): string[] {
  if (paths.length + uids.length === 0) return []
  return db.column<string>(
    `SELECT ${texts('uid')} FROM ${path} WHERE path IN (SELECT value FROM json_each(?))
        UNION SELECT ${texts('e.uid')} FROM ${entry} e JOIN ${reference} r ON r.from_uid = e.uid
        WHERE e.choices = 1 AND r.to_uid IN (SELECT value FROM json_each(?))`,
    JSON.stringify(paths),
    JSON.stringify(uids),
  )
}
