import { memo } from '../base/memory/memo.ts'
import type { Entry } from '../contract/content/entry.ts'
import type { Condition, Scalar, Where } from '../contract/ports/content.ts'
import { toModelName } from '../schema/names.ts'
import type { ReferenceChoice } from '../schema/normalise.ts'

/**
 * Whether a stored entry satisfies the conditions, by the same rules as the store's own query: what a list held before
 * a change and what it holds after are decided here without asking the store.
 */
export function matches(entry: Entry, where: Where | undefined): boolean {
  if (!where) return true
  const { or, ...conditions } = where
  if (or && !or.some((branch) => matches(entry, branch))) return false
  return Object.entries(conditions).every(
    ([field, condition]) => condition === undefined || holds(valuesAt(entry, field), condition as Condition),
  )
}

/** All scalars at a dotted path, through lists; a reference counts as its uid, an open choice as each of its uids. */
export function valuesAt(entry: unknown, field: string): Scalar[] {
  let values: unknown[] = [entry]
  for (const name of namesIn(field)) {
    values = values.flatMap((value) => {
      const next = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
      return Array.isArray(next) ? next : next === undefined || next === null ? [] : [next]
    })
  }
  return values.flatMap((value) => (isObject(value) ? uidsOf(value) : [value as Scalar]))
}

/** Fields of queries, of which there are as many as the code names. */
const namesIn = memo((field: string): readonly string[] => field.split('.').map(toModelName))

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const uidsOf = (value: Partial<ReferenceChoice>): Scalar[] =>
  value.uid === undefined ? [true] : [value.uid, ...(value.or ?? []).map(({ uid }) => uid)]

function holds(values: Scalar[], condition: Condition): boolean {
  if (typeof condition !== 'object') return values.includes(condition)
  const { exists, in: list, not, ...bounds } = condition
  if (exists !== undefined && exists !== values.length > 0) return false
  if (not !== undefined && values.includes(not)) return false
  if (list && !values.some((value) => list.includes(value))) return false
  const limits = Object.entries(bounds) as [keyof typeof BOUNDS, Scalar | undefined][]
  const isWithin = (value: Scalar) =>
    limits.every(
      ([bound, limit]) => limit === undefined || (typeof value === typeof limit && BOUNDS[bound](value, limit)),
    )
  return limits.every(([, limit]) => limit === undefined) || values.some(isWithin)
}

const BOUNDS = {
  lt: (value: Scalar, limit: Scalar) => value < limit,
  lte: (value: Scalar, limit: Scalar) => value <= limit,
  gt: (value: Scalar, limit: Scalar) => value > limit,
  gte: (value: Scalar, limit: Scalar) => value >= limit,
}
