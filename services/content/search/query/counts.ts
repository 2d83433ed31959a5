import { texts } from '../../store/bytes.ts'
import type { Database } from '../../store/database.ts'
import { GROUP_RANGE, partsOfRange } from '../documents/document-id.ts'

/** Counts that are remembered; words that stand in many documents are asked for again and again. */
const MOST_REMEMBERED = 5000

/** How many documents of one rank, source and kind fit an expression. */
export interface Group {
  range: number
  kind: string
  source: string
  count: number
}

type Names = Pick<Group, 'source' | 'kind'>

interface Remembered {
  version: number
  totals: Map<string, number>
  groups: Map<string, Group[]>
  names: Map<string, Names>
}

const remembered = new WeakMap<Database, Remembered>()

/** To be called before counts are asked for: they hold until anything is written. */
export function forgetOldCounts(db: Database): void {
  const version = db.first<{ data_version: number }>('PRAGMA data_version')?.data_version ?? 0
  if (remembered.get(db)?.version !== version)
    remembered.set(db, { version, totals: new Map(), groups: new Map(), names: new Map() })
}

function rememberedIn<Value>(known: Map<string, Value> | undefined, key: string, count: () => Value): Value {
  const before = known?.get(key)
  if (before !== undefined) return before
  const value = count()
  if (known && known.size >= MOST_REMEMBERED) known.clear()
  known?.set(key, value)
  return value
}

/** How many documents fit an expression, counted no further than `most`. */
export const countUpTo = (db: Database, match: string, most: number): number =>
  rememberedIn(
    remembered.get(db)?.totals,
    `${most} ${match}`,
    () =>
      db.first<{ total: number }>(
        'SELECT count(*) AS total FROM (SELECT 1 FROM search_index WHERE search_index MATCH ? LIMIT ?)',
        match,
        most,
      )?.total ?? 0,
  )

/** How many documents fit an expression, by rank, source and kind. */
export const groupsOf = (db: Database, match: string): Group[] =>
  rememberedIn(remembered.get(db)?.groups, match, () => countedGroups(db, match))

function countedGroups(db: Database, match: string): Group[] {
  const ranges = db.all<{ range: number; count: number }>(
    `SELECT rowid / ${GROUP_RANGE} AS range, count(*) AS count FROM search_index WHERE search_index MATCH ? GROUP BY 1`,
    match,
  )
  return ranges.map(({ range, count }) => ({ range, count, ...namesOf(db, partsOfRange(range).group) }))
}

const namesOf = (db: Database, id: number): Names =>
  rememberedIn(
    remembered.get(db)?.names,
    String(id),
    () =>
      db.first<Names>(`SELECT ${texts('source', 'kind')} FROM search_group WHERE id = ?`, id) ?? {
        source: '',
        kind: '',
      },
  )
