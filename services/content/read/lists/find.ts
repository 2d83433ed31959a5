import { type CompiledQuery, sql } from 'kysely'
import { modelPath } from '#engine/host.ts'
import type { CataloguedType } from '../../catalogue/catalogue.ts'
import type { Query, Sort } from '../../catalogue/engine-types.ts'
import { builder } from '../../store/database.ts'
import { isSorted } from '../../store/rows/listing.ts'
import type { Tables } from '../../store/tables.ts'
import { type AccessPath, accessPathsOf } from './access-paths.ts'
import { bound, conditionsOf, type Expression, holds, operandOf, sortKey } from './conditions.ts'

/** Describes what one order goes by: first whether the value is missing, then the value, `''` for a missing one. */
interface SortKey {
  missing: Expression
  value: Expression
}

/** One SELECT of uids, and of the values to sort by. */
interface Part {
  from: Expression
  uid: Expression
  tests: Expression[]
  keys: SortKey[]
}

/**
 * One statement for a query over any number of types: each type is read in the wanted order from its own index and the
 * streams are merged, so that a page costs its rows.
 *
 * @returns null when there is nothing to read
 */
export function pageQuery(
  types: readonly CataloguedType[],
  query: Query,
  tables: Tables,
): CompiledQuery<{ uid: string }> | null {
  const { sort = [], page } = query
  const parts = types.flatMap((type) => partsOf(type, query, tables))
  if (parts.length === 0) return null
  const selects = parts.map(({ from, uid, tests, keys }) => {
    const columns = keys.map(
      ({ missing, value }, index) => sql`${missing} AS ${column('m', index)}, ${value} AS ${column('s', index)}`,
    )
    return sql`SELECT ${sql.join([sql`${uid} AS uid`, ...columns])} FROM ${from} WHERE ${sql.join(tests, sql` AND `)}`
  })
  const order = sort.map(
    (by, index) =>
      sql`${column('m', index)}, ${column('s', index)} ${sql.raw(by.order === 'descending' ? 'DESC' : 'ASC')}`,
  )
  const window = page ? sql`LIMIT ${page.size} OFFSET ${Math.max(0, page.number - 1) * page.size}` : sql``
  const all = sql.join(selects, sql` UNION ALL `)
  const found = sql`${all} ORDER BY ${sql.join([...order, sql`uid`])} ${window}`
  return sql<{ uid: string }>`SELECT CAST(uid AS BLOB) AS uid FROM (${found}) found`.compile(builder)
}

/** How many entries a query finds, whatever its page. */
export function countQuery(
  types: readonly CataloguedType[],
  { where }: Query,
  tables: Tables,
): CompiledQuery<{ total: number }> | null {
  const counts = types
    .flatMap((type) => partsOf(type, { where }, tables))
    .map(({ from, tests }) => sql`(SELECT count(*) FROM ${from} WHERE ${sql.join(tests, sql` AND `)})`)
  return counts.length > 0
    ? sql<{ total: number }>`SELECT ${sql.join(counts, sql` + `)} AS total`.compile(builder)
    : null
}

const column = (kind: 'm' | 's', index: number) => sql.ref(`${kind}${index}`)

function partsOf(type: CataloguedType, query: Query, tables: Tables): Part[] {
  const first = query.sort?.[0] && modelPath(query.sort[0].field)
  const sortedBy = first !== undefined && isSorted(type.index.get(first)) ? first : undefined
  return accessPathsOf(type, query.where ?? {}, sortedBy).flatMap((access) =>
    partsOfAccess(access, type, query, tables),
  )
}

function partsOfAccess(
  access: AccessPath,
  type: CataloguedType,
  { where = {}, sort = [] }: Query,
  tables: Tables,
): Part[] {
  const rest = 'answers' in access && access.answers !== undefined ? { ...where, [access.answers]: undefined } : where
  const tests = conditionsOf(rest, type, tables)
  const keys = sort.map((by) => keyOf(by, type, tables))
  const entry = sql`${sql.table(tables.entry)} e`
  if (access.kind === 'entries')
    return [{ from: entry, uid: sql`e.uid`, tests: [sql`e.content_type = ${type.name}`, ...tests], keys }]
  if (access.kind === 'references') {
    const range = sql`f.to_uid = ${String(access.to)} AND f.from_type = ${type.name} AND f.field = ${access.path}`
    const from = sql`${sql.table(tables.reference)} f CROSS JOIN ${entry} ON e.uid = f.from_uid`
    return [{ from, uid: sql`f.from_uid`, tests: [range, ...tests], keys }]
  }
  return partsOfListing(access, type, tests, { sort, keys }, tables)
}

/** A range of the listing, in its order; the entries without a value are a second range behind the first. */
function partsOfListing(
  { facet, value, order, equals, span }: AccessPath & { kind: 'listing' },
  type: CataloguedType,
  tests: Expression[],
  { sort, keys }: { sort: readonly Sort[]; keys: SortKey[] },
  tables: Tables,
): Part[] {
  const [first, ...others] = sort
  const isInOrder = first !== undefined && modelPath(first.field) === order
  const needsEntry = tests.length + others.length > 0 || (first !== undefined && !isInOrder)
  const range = [
    sql`l.content_type = ${type.name} AND l.facet = ${facet} AND l.value = ${bound(value)} AND l.sort = ${order}`,
    ...(equals === undefined ? [] : [sql`l.missing = 0 AND l.key = ${bound(equals)}`]),
    ...(span ? [sql`l.missing = 0`, holds({ value: sql`l.key` }, span)] : []),
  ]
  const listing = sql`${sql.table(tables.listing)} l`
  const part = (...more: Expression[]): Part => ({
    from: needsEntry ? sql`${listing} CROSS JOIN ${sql.table(tables.entry)} e ON e.uid = l.uid` : listing,
    uid: sql`l.uid`,
    tests: [...range, ...more, ...tests],
    keys: isInOrder ? [{ missing: sql`l.missing`, value: sql`l.key` }, ...keys.slice(1)] : keys,
  })
  if (!isInOrder || equals !== undefined || span) return [part()]
  return [part(sql`l.missing = 0`), part(sql`l.missing = 1`)]
}

function keyOf(by: Sort, type: CataloguedType, tables: Tables): SortKey {
  const path = modelPath(by.field)
  const isKept = type.alphabetical.has(path) || isSorted(type.index.get(path))
  const operand = isKept ? { value: sortKey(path, type) } : operandOf(path, type, tables)
  const value = 'rows' in operand ? sql`(SELECT min(${operand.value}) FROM ${operand.rows})` : operand.value
  return { missing: sql`${value} IS NULL`, value: sql`coalesce(${value}, '')` }
}
