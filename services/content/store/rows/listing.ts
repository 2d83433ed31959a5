import type { CataloguedType, FieldShape } from '../../catalogue/catalogue.ts'
import type { Scalar } from '../../catalogue/engine-types.ts'
import type { Database } from '../database.ts'

/** The indexed fields of an entry: what it is sorted by, null where that is missing, and what it is filtered by. */
export interface Keys {
  sorts: Record<string, Scalar | null>
  /** Of texts: keys that are in order as the texts are in the language. */
  alphabetical: Record<string, string>
  facets: Record<string, Scalar[]>
}

/** A facet's name when any value will do. */
export const anyValueOf = (facet: string) => `${facet}?`

/** Scalars are sorted by; lists and references, which count as uids, are filtered by; what is computed is either. */
export function keysOf(type: CataloguedType, model: Record<string, unknown>): Keys {
  const keys: Keys = { sorts: {}, alphabetical: {}, facets: {} }
  for (const [path, shape] of type.index) {
    const { values, many } = valuesAt(model, path.split('.'))
    if (isSorted(shape)) keys.sorts[path] = many ? null : (values[0] ?? null)
    if (shape === 'computed' ? many : isFacet(shape)) keys.facets[path] = [...new Set(values)]
  }
  for (const path of type.alphabetical) {
    const [text] = valuesAt(model, path.split('.')).values
    if (typeof text === 'string') keys.alphabetical[path] = type.sortKeyOf(text)
  }
  return keys
}

export const isSorted = (shape: FieldShape | undefined): boolean => shape === 'scalar' || shape === 'computed'
export const isFacet = (shape: FieldShape | undefined): boolean => shape !== undefined && shape !== 'scalar'

function valuesAt(value: unknown, [name, ...rest]: readonly string[]): { values: Scalar[]; many: boolean } {
  if (Array.isArray(value))
    return {
      values: value.flatMap((item) => valuesAt(item, name === undefined ? [] : [name, ...rest]).values),
      many: true,
    }
  if (value === undefined || value === null) return { values: [], many: false }
  if (name !== undefined)
    return valuesAt(typeof value === 'object' ? (value as Record<string, unknown>)[name] : undefined, rest)
  if (typeof value !== 'object') return { values: [value as Scalar], many: false }
  const { uid, or = [] } = value as { uid?: string; or?: { uid: string }[] }
  return { values: uid === undefined ? [] : [uid, ...or.map((other) => other.uid)], many: false }
}

/** An entry as it is listed. */
export interface Listed {
  contentType: string
  keys: Keys
}

type ListingRow = readonly [contentType: string, facet: string, value: Scalar, sort: string, key: Scalar | null]

/**
 * The rows of `listing` for one entry: every order in which it is listed, in whole, under each value it is filtered by,
 * and among those that have any value.
 */
function rowsOf({ contentType, keys: { sorts, alphabetical, facets } }: Listed): ListingRow[] {
  if (Object.keys(sorts).length + Object.keys(facets).length === 0) return []
  const orders = Object.keys(sorts).length > 0 ? Object.entries(sorts) : [['', ''] as const]
  const ranges: [string, Scalar][] = [['', '']]
  for (const [facet, values] of Object.entries(facets))
    if (values.length > 0)
      ranges.push([anyValueOf(facet), ''], ...values.map((value): [string, Scalar] => [facet, value]))
  return ranges.flatMap(([facet, value]) =>
    orders.map(([sort, key]): ListingRow => [contentType, facet, value, sort, alphabetical[sort] ?? key]),
  )
}

/**
 * Lists an entry as it is, and no longer as it was: rows that are the same in both are left alone.
 *
 * @param before undefined: the entry was not listed
 * @param after undefined: it is listed no more
 */
export function relist(
  db: Database,
  listing: string,
  uid: string,
  { before, after }: { before?: Listed; after?: Listed },
): void {
  const old = rowsByText(before)
  const next = rowsByText(after)
  for (const text of old.keys()) if (!next.has(text)) db.run(unlist(listing), uid, text)
  const added = [...next].filter(([text]) => !old.has(text)).map(([, row]) => row)
  if (added.length > 0) db.run(enlist(listing), uid, JSON.stringify(added))
}

const rowsByText = (listed: Listed | undefined) =>
  new Map((listed ? rowsOf(listed) : []).map((row) => [JSON.stringify(row), row]))

/** The columns of a row in JSON: its values are read alike where it is written and where it is deleted. */
const columnsOf = (row: string): readonly [column: string, value: string][] => [
  ['content_type', `${row} ->> 0`],
  ['facet', `${row} ->> 1`],
  ['value', `${row} ->> 2`],
  ['sort', `${row} ->> 3`],
  ['missing', `(${row} ->> 4 IS NULL)`],
  ['key', `coalesce(${row} ->> 4, '')`],
]

const enlist = (listing: string): string => {
  const columns = columnsOf('value').map(([, value]) => value)
  return `INSERT OR IGNORE INTO ${listing} SELECT ${columns.join(', ')}, ?1 FROM json_each(?2)`
}

/** By the whole of the key: one row of a list of any length. */
export const unlist = (listing: string): string => {
  const tests = columnsOf('?2').map(([column, value]) => `${column} = ${value}`)
  return `DELETE FROM ${listing} WHERE ${tests.join(' AND ')} AND uid = ?1`
}
