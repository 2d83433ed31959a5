import { crc32 } from 'node:zlib'
import { DamagedRowsError, texts } from '../bytes.ts'
import type { Database } from '../database.ts'
import { PERSPECTIVES } from '../tables.ts'
import { type Keys, type Listed, relist } from './listing.ts'
import type { Derived, Row } from './row.ts'

type StoredPerspective = 'published' | 'draft' | 'candidate'

/** An entry in the form it is stored in. */
export interface Projection extends Derived {
  row: Row
}

interface StoredRow {
  content_type: string
  file: string
  keys: string
  keys_sum: number
  whole: string
}

function storedRow(db: Database, perspective: StoredPerspective, uid: string): StoredRow | undefined {
  const columns = texts('content_type', 'file', 'keys', 'whole')
  const row = db.first<StoredRow>(
    `SELECT ${columns}, keys_sum FROM ${PERSPECTIVES[perspective].entry} WHERE uid = ?`,
    uid,
  )
  if (row && crc32(row.keys) !== row.keys_sum) throw new DamagedRowsError([uid])
  return row
}

/** The file an entry of one perspective came from; undefined when there is none. */
export const fileOf = (db: Database, perspective: StoredPerspective, uid: string): string | undefined =>
  storedRow(db, perspective, uid)?.file

/** Tells whether exactly this is stored already. */
export const isStored = (db: Database, { perspective, entry, row }: Projection): boolean =>
  storedRow(db, perspective, entry.uid)?.whole === row.whole

/**
 * Writes an entry with all that is kept beside it, in place of the one with its uid.
 *
 * @param isNew nothing with its uid is stored
 */
export function putEntry(
  db: Database,
  { perspective, entry, keys, references, row }: Projection,
  isNew: boolean,
): void {
  const tables = PERSPECTIVES[perspective]
  const { uid, contentType } = entry
  const before = isNew ? undefined : storedRow(db, perspective, uid)
  if (before?.whole === row.whole) return
  db.run(
    `INSERT INTO ${tables.entry} (uid, content_type, file, keys, choices, model, sum, keys_sum, whole)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (uid) DO UPDATE SET content_type = excluded.content_type, file = excluded.file, keys = excluded.keys,
        choices = excluded.choices, model = excluded.model, sum = excluded.sum, keys_sum = excluded.keys_sum,
        whole = excluded.whole`,
    uid,
    contentType,
    row.file,
    row.keys,
    row.choices,
    row.model,
    row.sum,
    row.keysSum,
    row.whole,
  )
  relist(db, tables.listing, uid, { before: before && listedAs(before), after: { contentType, keys } })
  putReferences(db, tables.reference, { uid, contentType, isNew: !before }, references)
}

/** Puts an entry as it is in one perspective into another one, where nothing of it is. */
export function copyEntry(db: Database, uid: string, from: StoredPerspective, to: StoredPerspective): void {
  const row = storedRow(db, from, uid)
  if (!row) return
  const [there, here] = [PERSPECTIVES[from], PERSPECTIVES[to]]
  const columns = 'uid, content_type, file, keys, choices, model, sum, keys_sum, whole'
  db.run(`INSERT INTO ${here.entry} (${columns}) SELECT ${columns} FROM ${there.entry} WHERE uid = ?`, uid)
  db.run(`INSERT INTO ${here.reference} SELECT * FROM ${there.reference} WHERE from_uid = ?`, uid)
  relist(db, here.listing, uid, { after: listedAs(row) })
}

/** Takes an entry and all that is kept beside it out of one perspective. */
export function removeEntry(db: Database, perspective: StoredPerspective, uid: string): void {
  const before = storedRow(db, perspective, uid)
  if (!before) return
  const tables = PERSPECTIVES[perspective]
  relist(db, tables.listing, uid, { before: listedAs(before) })
  db.run(`DELETE FROM ${tables.reference} WHERE from_uid = ?`, uid)
  db.run(`DELETE FROM ${tables.entry} WHERE uid = ?`, uid)
}

const listedAs = ({ content_type: contentType, keys }: StoredRow): Listed => ({
  contentType,
  keys: JSON.parse(keys) as Keys,
})

/** Writes what an entry refers to, unless it is stored so. */
function putReferences(
  db: Database,
  table: string,
  { uid, contentType, isNew }: { uid: string; contentType: string; isNew: boolean },
  references: readonly { field: string; to: string }[],
): void {
  const textOf = (field: string, to: string, type: string) => JSON.stringify([field, to, type])
  const wanted = new Set(references.map(({ field, to }) => textOf(field, to, contentType)))
  const query = `SELECT ${texts('field', 'to_uid', 'from_type')} FROM ${table} WHERE from_uid = ?`
  const stored = isNew ? [] : db.all<{ field: string; to_uid: string; from_type: string }>(query, uid)
  if (stored.length === wanted.size && stored.every((row) => wanted.has(textOf(row.field, row.to_uid, row.from_type))))
    return
  if (stored.length > 0) db.run(`DELETE FROM ${table} WHERE from_uid = ?`, uid)
  if (references.length > 0)
    db.run(
      `INSERT OR IGNORE INTO ${table} SELECT ?, value ->> 'field', value ->> 'to', ? FROM json_each(?)`,
      uid,
      contentType,
      JSON.stringify(references),
    )
}
