import type { Entry } from '../contract/content/entry.ts'
import type { Change, Query, Sort } from '../contract/ports/content.ts'
import type { Boundary } from '../time/clock.ts'
import { matches, valuesAt } from './matches.ts'

/** Stands for all addresses of the site. */
export const EVERY_PATH = '*'

/** All that an answer was made from: enough to say whether a change touches it. */
export interface Dependencies extends Boundary {
  /** Uids of entries returned, included, or referred to without being found. */
  entries: Set<string>
  /** Addresses looked up, found or not. */
  paths: Set<string>
  /** Lists asked for, also the empty ones; keyed by their text so that equal ones count once. */
  queries: Map<string, ListQuery>
  /** What shared parts of the answer, like the header, were made from. */
  parts: Set<Dependencies>
  /** The instant at which the answer changes by itself. */
  next: Date | null
  /** The instant from which it is to be made again while it is still shown: services outside do not tell of changes. */
  renewal: Date | null
}

/** A list as it was asked for. Which part of it was shown does not matter: what was shown stands in `entries`. */
export interface ListQuery extends Pick<Query, 'where' | 'sort'> {
  types: readonly string[]
}

export const createDependencies = (): Dependencies => ({
  entries: new Set(),
  paths: new Set(),
  queries: new Map(),
  parts: new Set(),
  next: null,
  renewal: null,
})

/** Adds what a part was made from to what the whole was made from. */
export function addDependencies(whole: Dependencies, part: Dependencies): void {
  whole.parts.add(part)
  if (part.next && (!whole.next || part.next < whole.next)) {
    whole.next = part.next
    whole.why = part.why
  }
  if (part.renewal) noteRenewal(whole, part.renewal)
}

/** Notes when an answer is to be made again; the earliest moment counts. */
export function noteRenewal(dependencies: Dependencies, at: Date): void {
  if (!dependencies.renewal || at < dependencies.renewal) dependencies.renewal = at
}

/** True when an answer made from these may be another after the change. */
export const isAffected = (dependencies: Dependencies, change: Change): boolean =>
  effectOf(change, dependencies) !== null

/**
 * Why an answer made from these may be another after the change: it used the entry, looked up one of its addresses, or
 * asked for a list that the entry enters, leaves or changes its place in.
 */
export function effectOf(
  change: Omit<Change, 'revision'>,
  dependencies: Dependencies,
): 'entry' | 'address' | 'list' | null {
  const { uid, before, after, paths } = change
  if (dependencies.entries.has(uid)) return 'entry'
  if (dependencies.paths.has(EVERY_PATH) && (paths.length > 0 || before?.path || after?.path)) return 'address'
  if (paths.some((path) => dependencies.paths.has(path))) return 'address'
  for (const list of dependencies.queries.values()) {
    const was = stands(before, list)
    const is = stands(after, list)
    if (was !== is || (was && list.sort?.some((sort) => placeOf(before, sort) !== placeOf(after, sort)))) return 'list'
  }
  for (const part of dependencies.parts) {
    const effect = effectOf(change, part)
    if (effect) return effect
  }
  return null
}

/** The dependencies themselves and those of all parts, however deep. */
export function* withParts(dependencies: Dependencies): Generator<Dependencies> {
  yield dependencies
  for (const part of dependencies.parts) yield* withParts(part)
}

const stands = (entry: Entry | null, { types, where }: ListQuery): boolean =>
  entry !== null && types.includes(entry.contentType) && matches(entry, where)

const placeOf = (entry: Entry | null, { field }: Sort): string => JSON.stringify(valuesAt(entry, field))

/** The same without parts: all that they were made from stands in the whole. */
export function flattened(dependencies: Dependencies): Dependencies {
  const { next, why, renewal } = dependencies
  const all = [...withParts(dependencies)]
  return {
    entries: new Set(all.flatMap(({ entries }) => [...entries])),
    paths: new Set(all.flatMap(({ paths }) => [...paths])),
    queries: new Map(all.flatMap(({ queries }) => [...queries])),
    parts: new Set(),
    next,
    why,
    renewal,
  }
}

/** Tags for a cache outside, as they stand in a `Surrogate-Key` header; some come more than once. */
export function* surrogateKeys(dependencies: Dependencies): Generator<string> {
  for (const { entries, queries } of withParts(dependencies)) {
    for (const uid of entries) yield `e:${encodeTag(uid)}`
    for (const { types } of queries.values()) for (const type of types) yield `q:${encodeTag(type)}`
  }
}

/** The name in a tag as visible ASCII without spaces: everything else, and `%`, is percent-encoded. */
const encodeTag = (name: string): string =>
  /[^!-$&-~]/.test(name) ? name.toWellFormed().replace(/[^!-$&-~]/gu, encodeURIComponent) : name

/** A tag as it stands in the header, from one written there or written plainly. */
export const normaliseTag = (tag: string): string => tag.toWellFormed().replace(/[^!-~]/gu, encodeURIComponent)
