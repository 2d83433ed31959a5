import type { Where } from 'atrium'
import { type RawBuilder, sql } from 'kysely'
import { type Field, type Fields, modelPath } from '#engine/host.ts'
import { type CataloguedType, shapeOf } from '../../catalogue/catalogue.ts'
import type { Condition, Scalar } from '../../catalogue/engine-types.ts'
import { isFacet } from '../../store/rows/listing.ts'
import type { Tables } from '../../store/tables.ts'

export type Expression = RawBuilder<unknown>

/** Says what a condition is about: one value of the entry, or the rows that hold its several values. */
export type Operand = { value: Expression } | { rows: Expression; value: Expression }

/** A condition with its operators, a bare scalar as `in`. */
export type Operators = Exclude<Condition, Scalar>

export const operatorsOf = (condition: Condition): Operators =>
  typeof condition === 'object'
    ? Object.fromEntries(Object.entries(condition).filter(([, value]) => value !== undefined))
    : { in: [condition] }

/** A scalar as SQLite compares it; truth is 1. */
export const bound = (value: Scalar) => sql`${typeof value === 'boolean' ? Number(value) : value}`
const all = (parts: Expression[], otherwise: Expression = sql`1`) =>
  parts.length > 0 ? sql`(${sql.join(parts, sql` AND `)})` : otherwise

/** Only plain names reach into a model; anything else names no field. */
const jsonPath = (segments: readonly string[]) =>
  segments.every((segment) => /^\w+$/.test(segment))
    ? sql.lit(`$${segments.map((segment) => `."${segment}"`).join('')}`)
    : sql.lit('$."?"')

/** Where a field of the entry `e` is found. Fields with an index are in `keys`, which is small; others in the model. */
export function operandOf(path: string, type: CataloguedType, tables: Tables): Operand {
  const segments = path.split('.')
  if (path === 'uid') return { value: sql`e.uid` }
  if (path === 'contentType') return { value: sql`e.content_type` }
  if (path === 'path') return { value: sql`(SELECT p.path FROM ${sql.table(tables.path)} p WHERE p.uid = e.uid)` }
  const shape = shapeOf(type.fields, segments)
  if (shape === 'reference') {
    const field = (segments.at(-1) === 'uid' ? segments.slice(0, -1) : segments).join('.')
    return {
      rows: sql`${sql.table(tables.reference)} r WHERE r.from_uid = e.uid AND r.field = ${field}`,
      value: sql`r.to_uid`,
    }
  }
  if (type.index.has(path)) {
    if (!isFacet(shape)) return { value: sql`json_extract(e.keys, ${sql.lit(`$.sorts."${path}"`)})` }
    const [list, scalar] = [sql.lit(`$.facets."${path}"`), sql.lit(`$.sorts."${path}"`)]
    const values = sql`coalesce(e.keys -> ${list}, json_array(e.keys -> ${scalar}))`
    return { rows: sql`json_each(${values}) j WHERE j.value IS NOT NULL`, value: sql`j.value` }
  }
  if (shape === 'scalar') return { value: sql`json_extract(e.model, ${jsonPath(segments)})` }
  return rowsThroughLists(segments, type.fields)
}

/** Returns what an entry is sorted by: for a field with an index, and for a text that is put in order by the alphabet. */
export const sortKey = (path: string, { alphabetical }: CataloguedType): Expression =>
  sql`json_extract(e.keys, ${sql.lit(`$.${alphabetical.has(path) ? 'alphabetical' : 'sorts'}."${path}"`)})`

/** Several values: `json_each` at every list on the way; what is computed may be a list at its end. */
function rowsThroughLists(segments: readonly string[], fields: Fields): Operand {
  const joins: Expression[] = []
  let from: Expression = sql`e.model`
  let start = 0
  for (const end of listEnds(segments, fields)) {
    const alias = sql.ref(`j${joins.length}`)
    joins.push(sql`json_each(${from}, ${jsonPath(segments.slice(start, end))}) ${alias}`)
    from = sql`iif(${alias}.type = 'object', ${alias}.value, '{}')`
    start = end
  }
  const last = sql.ref(`j${joins.length - 1}.value`)
  const value = start < segments.length ? sql`json_extract(${from}, ${jsonPath(segments.slice(start))})` : last
  return { rows: sql`${sql.join(joins)} WHERE ${value} IS NOT NULL`, value }
}

/** The lengths of the leading parts of a path that name lists. */
function listEnds(segments: readonly string[], fields: Fields): number[] {
  const ends: number[] = []
  let inner: Fields | undefined = fields
  for (const [index, segment] of segments.entries()) {
    let field: Field | undefined = inner?.[segment]
    while (field?.kind === 'list') {
      ends.push(index + 1)
      field = field.of
    }
    if (field?.kind === 'blocks') ends.push(index + 1)
    inner = field?.kind === 'group' ? field.fields : undefined
  }
  return ends.length > 0 ? ends : [segments.length]
}

const among = (value: Expression, list: readonly Scalar[]) =>
  list.length > 0 ? sql`${value} IN (${sql.join(list.map(bound))})` : sql`0`

function ranges(value: Expression, { lt, lte, gt, gte }: Operators): Expression[] {
  const parts: Expression[] = []
  for (const [operator, bounds] of [
    [sql`<`, lt],
    [sql`<=`, lte],
    [sql`>`, gt],
    [sql`>=`, gte],
  ] as const)
    if (bounds !== undefined) parts.push(sql`(${value} ${operator} ${bound(bounds)} AND ${sameKind(value, bounds)})`)
  return parts
}

/** SQLite sorts numbers before text; a comparison across kinds holds for nothing. */
const sameKind = (value: Expression, bounds: Scalar) =>
  typeof bounds === 'string' ? sql`typeof(${value}) = 'text'` : sql`typeof(${value}) <> 'text'`

/** The condition on an operand, as SQL that is true or false. */
export function holds(operand: Operand, operators: Operators): Expression {
  const { exists, not, in: list } = operators
  const parts: Expression[] = []
  if ('rows' in operand) {
    const any = (test: Expression) => sql`EXISTS (SELECT 1 FROM ${operand.rows} AND ${test})`
    if (exists !== undefined) parts.push(exists ? any(sql`1`) : sql`NOT ${any(sql`1`)}`)
    if (not !== undefined) parts.push(sql`NOT ${any(sql`${operand.value} = ${bound(not)}`)}`)
    if (list) parts.push(any(among(operand.value, list)))
    const spans = ranges(operand.value, operators)
    if (spans.length > 0) parts.push(any(all(spans)))
  } else {
    if (exists !== undefined) parts.push(exists ? sql`${operand.value} IS NOT NULL` : sql`${operand.value} IS NULL`)
    if (not !== undefined) parts.push(sql`${operand.value} IS NOT ${bound(not)}`)
    if (list) parts.push(among(operand.value, list))
    parts.push(...ranges(operand.value, operators))
  }
  return all(parts)
}

/** All conditions of a query on the entry `e` of one type. */
export function conditionsOf(where: Where, type: CataloguedType, tables: Tables): Expression[] {
  const { or, ...fields } = where
  const parts = Object.entries(fields).flatMap(([field, condition]) =>
    condition === undefined
      ? []
      : [holds(operandOf(modelPath(field), type, tables), operatorsOf(condition as Condition))],
  )
  if (or)
    parts.push(
      or.length > 0
        ? sql`(${sql.join(
            or.map((branch) => all(conditionsOf(branch, type, tables))),
            sql` OR `,
          )})`
        : sql`0`,
    )
  return parts
}
