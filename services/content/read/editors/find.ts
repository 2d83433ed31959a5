import { wordsIn } from '#engine/host.ts'
import { texts } from '../../store/bytes.ts'
import type { Database, Value } from '../../store/database.ts'
import type { ListedState } from '../../store/listed.ts'
import { matchesByPlace } from './match.ts'

/** Says what is looked for. */
export interface ListedQuery {
  types?: readonly string[]
  states?: readonly ListedState[]
  /** Those of which there is something of the kind to say. */
  problems?: 'errors' | 'warnings' | 'any'
  /** Words of title, name, uid or text, as far as they are typed. */
  words?: string
  /** These alone. */
  uids?: readonly string[]
  /** Those with a block, by its name in the model. */
  block?: string
  /** Those that lead to a file of the site, by its address. */
  file?: string
  /** Those that refer to an entry, by its uid. */
  refersTo?: string
  /** Not changed since this moment, ISO 8601. */
  before?: string
  /** Published or expired before this moment, ISO 8601. */
  due?: string
  from?: number
  limit: number
}

/** An entry as editors' lists show it. */
export interface ListedEntry {
  uid: string
  type: string
  title: string
  state: ListedState
  /** When it is published, or expired. */
  at: string | null
  path: string | null
  updatedAt: string | null
  errors: number
  warnings: number
  /** Its newest file cannot be loaded. */
  isBroken: boolean
}

interface Row extends Omit<ListedEntry, 'updatedAt' | 'isBroken'> {
  updated_at: string | null
  is_broken: number
}

interface Conditions {
  sql: readonly string[]
  values: readonly Value[]
}

/** Up to so many matches are put in order one by one; of more, the lists are read in their order until enough match. */
const FEW = 3000
/** More entries at one address are of no use to anybody. */
const MOST_AT = 10
const ORDER = 'l.updated_at DESC, l.title, l.id'

/**
 * @param options.language that of the site, BCP 47
 * @param options.found uids that site search finds for the words
 */
export function findListed(
  db: Database,
  query: ListedQuery,
  { language, found }: { language: string; found: readonly string[] },
): { rows: ListedEntry[]; total: number } {
  const conditions = conditionsOf(query)
  const { from = 0, limit, words = '' } = query
  if (!words.trim()) {
    const total = db.value<number>(`SELECT count(*) FROM listed l ${where(conditions)}`, ...conditions.values) ?? 0
    return { rows: listed(select(db, 'listed l', conditions, { order: ORDER, from, limit })), total }
  }
  const sought = wordsIn(words, language).map(({ word }) => word)
  const counts = matchesByPlace(
    db,
    sought,
    found,
    conditions.sql.length > 0 ? where(conditions) : '',
    conditions.values,
  )
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total <= FEW) {
    const rows = select(db, 'match m CROSS JOIN listed l ON l.id = m.id', conditions, {
      ...{ order: `m.place, ${ORDER}`, from, limit },
    })
    return { rows: listed(rows), total }
  }
  const rows: Row[] = []
  let skipped = 0
  for (const [place, count] of counts.entries()) {
    const start = Math.max(0, from + rows.length - skipped)
    if (start < count && rows.length < limit) {
      const isHere = and(conditions, '(SELECT m.place FROM match m WHERE m.id = l.id) = ?', place)
      rows.push(...select(db, 'listed l', isHere, { order: ORDER, from: start, limit: limit - rows.length }))
    }
    skipped += count
  }
  return { rows: listed(rows), total }
}

/** Entries that have an address, drafts in place of what is published; what is shown there first. */
export function findAt(db: Database, path: string): ListedEntry[] {
  const sql = ['a.path = ?']
  const tables = 'preview_path a CROSS JOIN listed l ON l.uid = a.uid'
  return listed(select(db, tables, { sql, values: [path] }, { order: 'a.rank DESC, l.uid', from: 0, limit: MOST_AT }))
}

/** The page that was changed last of those that refer to an entry. */
export function findPageWith(db: Database, uid: string): ListedEntry | undefined {
  const tables = 'preview_reference r CROSS JOIN listed l ON l.uid = r.from_uid'
  const sql = ['r.to_uid = ?', 'EXISTS (SELECT 1 FROM preview_path a WHERE a.uid = l.uid AND a.path IS NOT NULL)']
  return listed(select(db, tables, { sql, values: [uid] }, { order: ORDER, from: 0, limit: 1 }))[0]
}

const where = ({ sql }: Conditions): string => (sql.length > 0 ? `WHERE ${sql.join(' AND ')}` : '')
const and = ({ sql, values }: Conditions, more: string, ...given: Value[]): Conditions => ({
  sql: [...sql, more],
  values: [...values, ...given],
})

const select = (
  db: Database,
  tables: string,
  conditions: Conditions,
  { order, from, limit }: { order: string; from: number; limit: number },
): Row[] =>
  db.all<Row>(
    `SELECT ${texts('l.uid', 'l.type', 'l.title', 'l.state', 'l.at', 'l.updated_at')},
      l.errors + coalesce(c.errors, 0) AS errors, l.warnings + coalesce(c.warnings, 0) AS warnings,
      (SELECT CAST(p.path AS BLOB) FROM preview_path p WHERE p.uid = l.uid) AS path,
      coalesce((SELECT f.state FROM file f WHERE f.uid = l.uid AND f.folder = l.type ORDER BY f.name LIMIT 1) = 'broken', 0)
        AS is_broken
      FROM ${tables} LEFT JOIN checked c ON c.uid = l.uid ${where(conditions)} ORDER BY ${order} LIMIT ? OFFSET ?`,
    ...conditions.values,
    limit,
    from,
  )

const listed = (rows: readonly Row[]): ListedEntry[] =>
  rows.map(({ updated_at: updatedAt, is_broken: isBroken, ...row }) => ({
    ...row,
    updatedAt,
    isBroken: isBroken === 1,
  }))

function conditionsOf({ types, states, problems, uids, block, file, refersTo, before, due }: ListedQuery): Conditions {
  const sql: string[] = []
  const values: Value[] = []
  const add = (condition: string, ...more: Value[]) => {
    sql.push(condition)
    values.push(...more)
  }
  const oneOf = (column: string, names: readonly string[]) =>
    names.length === 1
      ? add(`l.${column} = ?`, names[0] as string)
      : add(`l.${column} IN (SELECT value FROM json_each(?))`, JSON.stringify(names))
  if (types) oneOf('type', types)
  if (states) oneOf('state', states)
  if (uids) oneOf('uid', uids)
  if (block) add('l.uid IN (SELECT uid FROM block_use WHERE block = ?)', block)
  if (file) add('l.uid IN (SELECT uid FROM file_use WHERE address = ?)', file)
  if (refersTo) add('l.uid IN (SELECT from_uid FROM preview_reference WHERE to_uid = ?)', refersTo)
  if (before) add('l.updated_at < ?', before)
  if (due) add('l.at < ?', due)
  const counts = problems === 'any' ? ['errors', 'warnings'] : problems ? [problems] : []
  const having = counts.flatMap((count) => [
    `SELECT uid FROM listed WHERE ${count} > 0`,
    `SELECT uid FROM checked WHERE ${count} > 0`,
  ])
  if (having.length > 0) add(`l.uid IN (${having.join(' UNION ')})`)
  return { sql, values }
}
