import { crc32 } from 'node:zlib'
import { textOf, texts } from '../store/bytes.ts'
import type { Database } from '../store/database.ts'
import { PATH_ROW, readPathRow } from '../store/rows/path-row.ts'
import { sumOfModel } from '../store/rows/row.ts'
import type { Projection } from '../store/rows/writer.ts'
import { entryOrigin } from '../store/search/document.ts'
import { PERSPECTIVES } from '../store/tables.ts'
import { openIndex } from './search/index-writer.ts'
import { removeDocuments } from './search/write.ts'

const STORED = [PERSPECTIVES.published, PERSPECTIVES.draft]
/** Rows looked through at a time. */
const ROWS_PER_READ = 500

interface Row {
  id: number
  uid: ArrayBuffer
  keys: ArrayBuffer
  model: ArrayBuffer
  choices: number
  sum: number
  keys_sum: number
}

interface StoredPath {
  uid: ArrayBuffer
  row: ArrayBuffer
  sum: number
}

/**
 * Reads rows of entries and addresses.
 *
 * @param uid of one entry; absent: of all
 * @returns uids of those that are damaged
 * @throws DamagedError when one cannot even be named
 */
export function damagedUids(db: Database, uid?: string): string[] {
  const damaged = new Set<string>()
  for (const { entry, path } of STORED) {
    for (const row of rowsOf(db, entry, uid)) if (!isGood(row)) damaged.add(textOf(row.uid))
    for (const bad of damagedPaths(db, path, uid)) damaged.add(bad)
  }
  return [...damaged]
}

function* rowsOf(db: Database, table: string, uid: string | undefined): Generator<Row> {
  const where = uid === undefined ? 'id > ?1' : 'id > ?1 AND uid = ?2'
  const query = `SELECT id, ${texts('uid', 'keys', 'model')}, choices, sum, keys_sum FROM ${table}
    WHERE ${where} ORDER BY id LIMIT ${ROWS_PER_READ}`
  for (let last = 0; ; ) {
    const rows = db.bytes<Row>(query, last, ...(uid === undefined ? [] : [uid]))
    yield* rows
    if (rows.length < ROWS_PER_READ) return
    last = rows.at(-1)?.id ?? 0
  }
}

/** @returns uids of damaged addresses */
function damagedPaths(db: Database, table: string, uid?: string): string[] {
  const query = `SELECT CAST(p.uid AS BLOB) AS uid, ${PATH_ROW} AS row, p.sum FROM ${table} p`
  const rows =
    uid === undefined ? db.eachBytes<StoredPath>(query) : db.bytes<StoredPath>(`${query} WHERE p.uid = ?`, uid)
  return [...rows].flatMap((stored) => (readPathRow(stored.row, stored.sum) ? [] : textOf(stored.uid)))
}

const isGood = ({ keys, model, choices, sum, keys_sum }: Row) =>
  sumOfModel(Buffer.from(model), choices) === sum && crc32(Buffer.from(keys)) === keys_sum

/** Takes a damaged address out: it is derived again. */
export function forgetDamagedPath(db: Database, uid: string): void {
  const { path } = PERSPECTIVES.published
  if (damagedPaths(db, path, uid).length > 0) db.run(`DELETE FROM ${path} WHERE uid = ?`, uid)
}

/** Writes the row of an entry again as it was. @returns false when the stored entry was another */
export function restoreRow(db: Database, { perspective, entry, row }: Projection): boolean {
  const { file, keys, choices, model, sum, keysSum, whole } = row
  return (
    db.first(
      `UPDATE ${PERSPECTIVES[perspective].entry} SET content_type = ?, file = ?, keys = ?, choices = ?, model = ?, sum = ?, keys_sum = ?
        WHERE uid = ? AND whole = ? RETURNING id`,
      entry.contentType,
      file,
      keys,
      choices,
      model,
      sum,
      keysSum,
      entry.uid,
      whole,
    ) !== undefined
  )
}

/** Takes all rows of an entry out of the store, and trusts none of them. */
export function forgetRows(db: Database, uid: string): void {
  const index = openIndex(db)
  removeDocuments(db, index, entryOrigin(uid))
  index.flush()
  for (const { entry, reference, listing, path } of STORED) {
    db.run(`DELETE FROM ${entry} WHERE uid = ?`, uid)
    db.run(`DELETE FROM ${reference} WHERE from_uid = ?`, uid)
    db.run(`DELETE FROM ${listing} WHERE uid = ?`, uid)
    db.run(`DELETE FROM ${path} WHERE uid = ?`, uid)
  }
}
