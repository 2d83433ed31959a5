import type { Entry } from '../contract/entry.ts'
import type { Change, Query, Sort } from '../contract/ports/content.ts'
import type { Boundary } from './clock.ts'
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
  /** The instant at which the answer changes by itself. */
  next: Date | null
  /** The instant from which it is to be made anew while it is still shown: services outside do not tell of changes. */
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
  next: null,
  renewal: null,
})

/** Adds what a part was made from to what the whole was made from. */
export function addDependencies(whole: Dependencies, part: Dependencies): void {
  for (const uid of part.entries) whole.entries.add(uid)
  for (const path of part.paths) whole.paths.add(path)
  for (const [key, query] of part.queries) whole.queries.set(key, query)
  if (part.next && (!whole.next || part.next < whole.next)) whole.next = part.next
  if (part.renewal) noteRenewal(whole, part.renewal)
}

/** Notes when an answer is to be made anew; the earliest moment counts. */
export function noteRenewal(dependencies: Dependencies, at: Date): void {
  if (!dependencies.renewal || at < dependencies.renewal) dependencies.renewal = at
}

/**
 * True when an answer made from these may be another after the change: it used the entry, looked up one of its
 * addresses, or asked for a list that the entry enters, leaves or changes its place in.
 */
export function isAffected(dependencies: Dependencies, { uid, before, after, paths }: Change): boolean {
  if (dependencies.entries.has(uid)) return true
  if (dependencies.paths.has(EVERY_PATH) && (paths.length > 0 || before?.path || after?.path)) return true
  if (paths.some((path) => dependencies.paths.has(path))) return true
  for (const list of dependencies.queries.values()) {
    const was = stands(before, list)
    const is = stands(after, list)
    if (was !== is || (was && list.sort?.some((sort) => placeOf(before, sort) !== placeOf(after, sort)))) return true
  }
  return false
}

const stands = (entry: Entry | null, { types, where }: ListQuery): boolean =>
  entry !== null && types.includes(entry.contentType) && matches(entry, where)

const placeOf = (entry: Entry | null, { field }: Sort): string => JSON.stringify(valuesAt(entry, field))

/** Tags for a cache outside, in the form of a `Surrogate-Key` header. */
export function surrogateKeys(dependencies: Dependencies): string[] {
  const types = new Set([...dependencies.queries.values()].flatMap(({ types }) => types))
  return [...[...dependencies.entries].map((uid) => `e:${uid}`), ...[...types].map((type) => `q:${type}`)]
}
