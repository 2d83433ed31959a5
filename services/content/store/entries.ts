import type { Entry } from '#engine'
import type { ReferenceChoice } from '#engine/schema/normalise.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

interface Row {
  uid: string
  model: string
  choices: number
  path: string | null
}

/**
 * Entries by uid, as fresh objects, with the address at which they are shown: of several entries at one address only the
 * highest in rank has it.
 */
export function loadEntries(db: Database, tables: Tables, uids: readonly string[]): Entry[] {
  if (uids.length === 0) return []
  return db.all<Row>(entriesQuery(tables), JSON.stringify(uids)).map((row) => entryOf(db, tables, row))
}

const entriesQuery = ({ entry, path }: Tables) => `
  SELECT e.uid, e.model, e.choices, (
    SELECT p.path FROM ${path} p WHERE p.uid = e.uid
      AND NOT EXISTS (SELECT 1 FROM ${path} o WHERE o.path = p.path AND o.rank > p.rank)) AS path
  FROM ${entry} e WHERE e.uid IN (SELECT value FROM json_each(?))`

function entryOf(db: Database, tables: Tables, { model, choices, path }: Row): Entry {
  const entry = JSON.parse(model) as Entry
  entry.path = path
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
