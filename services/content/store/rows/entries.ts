import type { Entry } from 'atrium'
import type { ReferenceChoice } from '#engine/host.ts'
import { DamagedRowsError } from '../bytes.ts'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'
import { PATH_ROW, readPathRow } from './path-row.ts'
import { sumOfModel } from './row.ts'

interface Row {
  model: ArrayBuffer
  choices: number
  sum: number
  /** Checksum and row of the address, behind a space; null where it is not shown. */
  address: ArrayBuffer | null
}

/**
 * Entries by uid, as fresh objects, with the address at which they are shown: of several entries at one address only the
 * highest in rank has it.
 *
 * @throws DamagedRowsError
 */
export function loadEntries(db: Database, tables: Tables, uids: readonly string[]): Entry[] {
  if (uids.length === 0) return []
  const rows = db.bytes<Row>(entriesQuery(tables), JSON.stringify(uids))
  const entries = rows.flatMap((row) => entryOf(db, tables, row) ?? [])
  if (entries.length === rows.length) return entries
  const good = new Set(entries.map(({ uid }) => uid))
  throw new DamagedRowsError(uids.filter((uid) => !good.has(uid)))
}

const entriesQuery = ({ entry, path }: Tables) => `
  SELECT CAST(e.model AS BLOB) AS model, e.choices, e.sum, (
    SELECT CAST(p.sum || ' ' || ${PATH_ROW} AS BLOB) FROM ${path} p WHERE p.uid = e.uid
      AND NOT EXISTS (SELECT 1 FROM ${path} o WHERE o.path = p.path AND o.rank > p.rank)) AS address
  FROM ${entry} e WHERE e.uid IN (SELECT value FROM json_each(?))`

/** Null: the row is damaged. */
function entryOf(db: Database, tables: Tables, { model: bytes, choices, sum, address }: Row): Entry | null {
  const model = Buffer.from(bytes)
  if (sumOfModel(model, choices) !== sum) return null
  const entry = JSON.parse(model.toString()) as Entry
  if (address) {
    const end = Buffer.from(address).indexOf(' ')
    const row = readPathRow(address.slice(end + 1), Number(Buffer.from(address, 0, Math.max(0, end)).toString()))
    if (row?.[0] !== entry.uid) return null
    entry.path = row[2]
  }
  if (choices) choose(entry, (uid) => db.first(`SELECT 1 FROM ${tables.entry} WHERE uid = ?`, uid) !== undefined)
  return entry
}

/** Where the wire named several entries for one reference, the first that is there is meant. */
function choose(value: unknown, exists: (uid: string) => boolean): void {
  if (typeof value !== 'object' || value === null) return
  for (const inner of Object.values(value)) {
    const { or, ...first } = (inner ?? {}) as ReferenceChoice
    if (Array.isArray(or) && first.uid) {
      const chosen = [first, ...or].find(({ uid }) => exists(uid)) ?? first
      Object.assign(inner as object, chosen, { or: undefined })
      delete (inner as ReferenceChoice).or
    } else choose(inner, exists)
  }
}
