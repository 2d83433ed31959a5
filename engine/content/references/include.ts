import { memo } from '../../base/memory/memo.ts'
import { toModelName } from '../../schema/names.ts'

/** Describes what is included of an entry, by field; what is included of that, by field, and so on. */
export interface Include extends ReadonlyMap<string, Include> {}

/** Nothing further. */
export const NOTHING: Include = new Map()

/** Wire include paths, in model spelling. The same list gives the same value. */
export const includeOf = (paths: readonly string[] | undefined): Include => (paths ? read(paths) : NOTHING)

const read = memo(
  (paths: readonly string[]) => paths.map((path) => chain(path.split('.').map(toModelName))).reduce(union, NOTHING),
  new WeakMap<readonly string[], Include>(),
)

const chain = (names: readonly string[]): Include => {
  const [name, ...rest] = names
  return !name ? NOTHING : new Map([[name, chain(rest)]])
}

/** Names what either names. */
export function union(one: Include, other: Include | undefined): Include {
  if (!other || other.size === 0) return one
  if (one.size === 0) return other
  const both = new Map(one)
  for (const [name, further] of other) both.set(name, union(further, one.get(name)))
  return both
}
