import type { Scalar } from '#engine/contract/ports/content.ts'
import type { CataloguedType, FieldShape } from '../catalogue.ts'
import type { Database } from '../store/database.ts'

/** The indexed fields of an entry: what it is sorted by, null where that is missing, and what it is filtered by. */
export interface Keys {
  sorts: Record<string, Scalar | null>
  facets: Record<string, Scalar[]>
}

/** A facet's name when any value will do. */
export const anyValueOf = (facet: string) => `${facet}?`

/** Scalars are sorted by; lists and references, which count as uids, are filtered by; what is computed is either. */
export function keysOf(type: CataloguedType, model: Record<string, unknown>): Keys {
  const keys: Keys = { sorts: {}, facets: {} }
  for (const [path, shape] of type.index) {
    const { values, many } = valuesAt(model, path.split('.'))
    if (isSorted(shape)) keys.sorts[path] = many ? null : (values[0] ?? null)
    if (shape === 'computed' ? many : isFacet(shape)) keys.facets[path] = [...new Set(values)]
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

/**
 * The rows of `listing` for one entry, as `[facet, value, sort, key]`: every order in which it is listed, in whole, under
 * each value it is filtered by, and among those that have any value.
 */
function rowsOf({ sorts, facets }: Keys): [string, Scalar, string, Scalar | null][] {
  const orders = Object.keys(sorts).length > 0 ? Object.entries(sorts) : [['', ''] as const]
  const places: [string, Scalar][] = [['', '']]
  for (const [facet, values] of Object.entries(facets))
    if (values.length > 0)
      places.push([anyValueOf(facet), ''], ...values.map((value): [string, Scalar] => [facet, value]))
  return places.flatMap(([facet, value]) =>
    orders.map(([sort, key]): [string, Scalar, string, Scalar | null] => [facet, value, sort, key]),
  )
}

const isEmpty = ({ sorts, facets }: Keys) => Object.keys(sorts).length + Object.keys(facets).length === 0

const ROWS = `SELECT ?, value ->> 0, value ->> 1, value ->> 2, value ->> 3 IS NULL, coalesce(value ->> 3, ''), ?
  FROM json_each(?)`

interface Listed {
  uid: string
  contentType: string
  keys: Keys
}

export function addToListing(db: Database, listing: string, { uid, contentType, keys }: Listed): void {
  if (isEmpty(keys)) return
  db.run(`INSERT OR IGNORE INTO ${listing} ${ROWS}`, contentType, uid, JSON.stringify(rowsOf(keys)))
}

/** @param listed with the keys as they were when the entry was added */
export function removeFromListing(db: Database, listing: string, { uid, contentType, keys }: Listed): void {
  if (isEmpty(keys)) return
  const rows = `DELETE FROM ${listing} WHERE (content_type, facet, value, sort, missing, key, uid) IN (${ROWS})`
  db.run(rows, contentType, uid, JSON.stringify(rowsOf(keys)))
}
