import type { Query } from '../contract/ports/content.ts'
import type { SoughtWords } from '../contract/ports/text-search.ts'
import type { Boundary } from '../time/clock.ts'

/** Means all addresses of the site. */
export const EVERY_PATH = '*'

/** All that an answer was made from: enough to say whether a change touches it. */
export interface Dependencies extends Boundary {
  /** Uids of entries returned, included, or referred to without being found. */
  entries: Set<string>
  /** Those of the entries that were not found: they are not there, or drafts, and are never named to anybody. */
  missing: Set<string>
  /** Addresses looked up, found or not. */
  paths: Set<string>
  /** Lists asked for, also the empty ones; keyed by their text so that equal ones count once. */
  queries: Map<string, ListQuery>
  /** Holds what shared parts of the answer, like the header, were made from. */
  parts: Set<Dependencies>
  /** The instant at which the answer changes by itself. */
  next: Date | null
  /** The instant from which it is to be made again while it is still shown: services outside do not tell of changes. */
  renewal: Date | null
}

/** A list as it was asked for. Which part of it was shown does not matter: what was shown is in `entries`. */
export interface ListQuery extends Pick<Query, 'where' | 'sort'> {
  types: readonly string[]
  /** A full-text search: what holds one of these may be among its results. */
  words?: SoughtWords
}

export const createDependencies = (): Dependencies => ({
  entries: new Set(),
  missing: new Set(),
  paths: new Set(),
  queries: new Map(),
  parts: new Set(),
  next: null,
  renewal: null,
})

/** About what the empty lists of dependencies take, and each of their members beside its text, in bytes. */
const EMPTY_BYTES = 1000
const MEMBER_BYTES = 100

/** About how much memory they take, in bytes; without their parts, which others share. */
export function bytesOfDependencies({ entries, missing, paths, queries }: Dependencies): number {
  let bytes = EMPTY_BYTES
  for (const names of [entries, missing, paths]) for (const name of names) bytes += MEMBER_BYTES + name.length
  // The text of a list says about as much as the list itself.
  for (const [text, { types }] of queries) bytes += MEMBER_BYTES + 4 * text.length + 16 * types.length
  return bytes
}

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

/** The dependencies themselves and those of all parts, however deep. */
export function* withParts(dependencies: Dependencies): Generator<Dependencies> {
  yield dependencies
  for (const part of dependencies.parts) yield* withParts(part)
}

/** The same without parts: all that they were made from is in the whole. */
export function flattened(dependencies: Dependencies): Dependencies {
  const { next, why, renewal } = dependencies
  const all = [...withParts(dependencies)]
  return {
    entries: new Set(all.flatMap(({ entries }) => [...entries])),
    missing: new Set(all.flatMap(({ missing }) => [...missing])),
    paths: new Set(all.flatMap(({ paths }) => [...paths])),
    queries: new Map(all.flatMap(({ queries }) => [...queries])),
    parts: new Set(),
    next,
    why,
    renewal,
  }
}

/** The tag of answers from which something is missing that they refer to. */
export const MISSING = 'missing'

/** The tag of answers with more tags than can be sent: they are to be purged with every change. */
export const MANY = 'many'

/** The tag of answers that show an entry. */
export const entryTag = (uid: string): string => `e:${encodeTag(uid)}`

/** Tags for a cache outside, as a `Surrogate-Key` header has them; some come more than once. */
export function* surrogateKeys(dependencies: Dependencies): Generator<string> {
  for (const { entries, missing, queries } of withParts(dependencies)) {
    for (const uid of entries) yield missing.has(uid) ? MISSING : entryTag(uid)
    for (const { types } of queries.values()) for (const type of types) yield `q:${encodeTag(type)}`
  }
}

/** The name in a tag as visible ASCII without spaces: everything else, `%`, and the comma that parts tags for some. */
const encodeTag = (name: string): string =>
  /[^!-$&-+\--~]/.test(name) ? name.toWellFormed().replace(/[^!-$&-+\--~]/gu, encodeURIComponent) : name

/** A tag as the header has it, from one written there or written plainly. */
export const normaliseTag = (tag: string): string => tag.toWellFormed().replace(/[^!-+\--~]/gu, encodeURIComponent)
