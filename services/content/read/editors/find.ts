import { fold, wordsIn } from '#engine/host.ts'
import { texts } from '../../store/bytes.ts'
import type { Database, Value } from '../../store/database.ts'
import type { ListedState } from './rows.ts'

/** Says what is looked for. */
export interface ListedQuery {
  types?: readonly string[]
  states?: readonly ListedState[]
  /** Those of which there is something of the kind to say. */
  problems?: 'errors' | 'warnings' | 'any'
  /** Words of title, name, uid or text, the last one as far as it is typed. */
  words?: string
  /** These alone. */
  uids?: readonly string[]
  /** Not changed since this moment, ISO 8601. */
  before?: string
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
}

interface Row extends Omit<ListedEntry, 'updatedAt'> {
  updated_at: string | null
}

/**
 * @param found uids that site search finds for the words, the best first
 */
export function findListed(
  db: Database,
  query: ListedQuery,
  found: readonly string[],
): { rows: ListedEntry[]; total: number } {
  const { conditions, values } = conditionsOf(query, found)
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''
  const total = db.first<{ total: number }>(`SELECT count(*) AS total FROM listed l ${where}`, ...values)?.total ?? 0
  const words = fold(query.words ?? '').trim()
  // What begins like it comes first, then what is called so, then what says so.
  const order = words
    ? 'CASE WHEN substr(w.folded, 1, length(?)) = ? THEN 0 WHEN instr(w.folded, ?) THEN 1 ELSE 2 END,'
    : ''
  const rows = db.all<Row>(
    `SELECT ${texts('l.uid', 'l.type', 'l.title', 'l.state', 'l.at', 'l.updated_at')}, l.errors, l.warnings,
      (SELECT CAST(p.path AS BLOB) FROM preview_path p WHERE p.uid = l.uid) AS path
      FROM listed l ${words ? 'JOIN listed_words w ON w.uid = l.uid' : ''} ${where} ORDER BY ${order} l.updated_at DESC, l.title, l.uid LIMIT ? OFFSET ?`,
    ...values,
    ...(words ? [words, words, words] : []),
    query.limit,
    query.from ?? 0,
  )
  return { rows: rows.map(({ updated_at: updatedAt, ...row }) => ({ ...row, updatedAt })), total }
}

function conditionsOf({ types, states, problems, words, uids, before }: ListedQuery, found: readonly string[]) {
  const conditions: string[] = []
  const values: Value[] = []
  const add = (condition: string, ...more: Value[]) => {
    conditions.push(condition)
    values.push(...more)
  }
  const oneOf = (column: string, names: readonly string[]) =>
    add(`l.${column} IN (SELECT value FROM json_each(?))`, JSON.stringify(names))
  if (types) oneOf('type', types)
  if (states) oneOf('state', states)
  if (uids) oneOf('uid', uids)
  if (before) add('l.updated_at < ?', before)
  if (problems === 'errors') add('l.errors > 0')
  if (problems === 'warnings') add('l.warnings > 0')
  if (problems === 'any') add('l.errors + l.warnings > 0')
  const sought = wordsIn(words ?? '').map(({ word }) => word)
  if (sought.length > 0) {
    const each = (column: string) => sought.map(() => `instr(s.${column}, ?) > 0`).join(' AND ')
    const isSaid = `SELECT s.uid FROM listed_words s WHERE (${each('folded')}) OR (${each('words')})`
    add(`l.uid IN (${isSaid} UNION SELECT value FROM json_each(?))`, ...sought, ...sought, JSON.stringify(found))
  } else if (words?.trim())
    add('l.uid IN (SELECT s.uid FROM listed_words s WHERE instr(s.folded, ?) > 0)', fold(words).trim())
  return { conditions, values }
}
