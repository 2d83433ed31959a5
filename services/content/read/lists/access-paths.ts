import type { Where } from 'atrium'
import { modelPath } from '#engine/host.ts'
import { type CataloguedType, shapeOf } from '../../catalogue/catalogue.ts'
import type { Condition, Scalar } from '../../catalogue/engine-types.ts'
import { anyValueOf, isFacet, isSorted } from '../../store/rows/listing.ts'
import { type Operators, operatorsOf } from './conditions.ts'

/** How the entries of one type are read: as a range of the listing, what refers to an entry, or all of the type. */
export type AccessPath =
  | {
      kind: 'listing'
      facet: string
      value: Scalar
      /** The field by which the range is in order. */
      order: string
      /** Only entries with this value of `order`. */
      equals?: Scalar
      /** Only this part of the order. */
      span?: Operators
      /** The field of the query whose condition the range itself answers. */
      answers?: string
    }
  | { kind: 'references'; to: Scalar; path: string; answers: string }
  | { kind: 'entries' }

/**
 * The cheapest access path to what a query asks of one type, in one or two parts without overlap.
 *
 * @param sortedBy the first field sorted by, when it has an index
 */
export function accessPathsOf(type: CataloguedType, where: Where, sortedBy: string | undefined): AccessPath[] {
  const order = sortedBy ?? [...type.index].find(([, shape]) => isSorted(shape))?.[0] ?? ''
  const asked = Object.entries(where)
    .filter(([field, condition]) => field !== 'or' && condition !== undefined)
    .map(([field, condition]) => {
      const path = modelPath(field).replace(/\.uid$/, '')
      return { field, path, shape: type.index.get(path), operators: operatorsOf(condition as Condition) }
    })
  const single = asked.filter(({ operators }) => Object.keys(operators).length === 1)

  for (const { field, path, shape, operators } of single) {
    const value = equalTo(operators)
    const facet: AccessPath = { kind: 'listing', facet: path, value: value ?? '', order, answers: field }
    const equals = typeof value === 'string' && type.alphabetical.has(path) ? type.sortKeyOf(value) : value
    const keyed: AccessPath = { kind: 'listing', facet: '', value: '', order: path, equals, answers: field }
    if (value !== undefined && shape === 'computed') return [facet, keyed]
    if (value !== undefined && shape === 'scalar') return [keyed]
    if (value !== undefined && isFacet(shape)) return [facet]
    if (operators.exists && (shape === 'reference' || shape === 'list')) return [{ ...facet, facet: anyValueOf(path) }]
  }
  for (const { field, path, operators } of single) {
    const to = equalTo(operators)
    if (to !== undefined && shapeOf(type.fields, path.split('.')) === 'reference')
      return [{ kind: 'references', to, path, answers: field }]
  }
  if (sortedBy === undefined) return [{ kind: 'entries' }]
  // What is more or less than a text is so by its letters as they are written.
  const isRange = type.alphabetical.has(sortedBy) ? () => false : isSpan
  const ranged = asked.find(({ path, operators }) => path === sortedBy && isRange(operators))
  return [
    { kind: 'listing', facet: '', value: '', order, ...(ranged && { span: ranged.operators, answers: ranged.field }) },
  ]
}

const equalTo = ({ in: list }: Operators): Scalar | undefined => (list?.length === 1 ? list[0] : undefined)

const RANGES = new Set(['lt', 'lte', 'gt', 'gte'])
const isSpan = (operators: Operators) => {
  const names = Object.keys(operators)
  return names.length > 0 && names.every((name) => RANGES.has(name))
}
