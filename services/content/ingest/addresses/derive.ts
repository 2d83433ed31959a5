import { decoded, type Entry, isExternal, pathOfUrl, type ReferenceStub, trimPath } from 'atrium'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { PathInput, StoredEntry } from '../../catalogue/engine-types.ts'
import { whyNoPage } from './no-page.ts'

/** Says what a page's `path` may ask for beside its entry. */
export type PathHelp = Omit<PathInput, 'entry'>

/** Describes what paths are computed from. */
export interface PathSource {
  entry(uid: string): Entry | null
  /** The path as computed before. */
  path(uid: string): string | null
  isReferredBy(uid: string, types: readonly string[]): boolean
}

export interface DerivedPath {
  path: string | null
  /** Why there is none, though the entry's type has a page. */
  problem: string | null
  /** That may be meant, as of an author without a url: it is told, and no error. */
  isMeant?: boolean
  /** Says what the path depends on: uids, and `<type` for references from entries of a type. */
  edges: ReadonlySet<string>
}

const CYCLE = 'its address depends on itself (cycle)'

/** The edge of a path that depends on which entries of a type refer to its entry. */
export const referrerEdge = (type: string) => `<${type}`
/** All such edges lie between these. */
export const REFERRER_EDGES = { from: '<', to: '=' }

/**
 * Computes the paths of entries, parents before children. Paths of all others are taken as they are stored.
 *
 * @param uids every entry whose path may have changed
 */
export function derivePaths(
  uids: ReadonlySet<string>,
  source: PathSource,
  catalogue: Catalogue,
): Map<string, DerivedPath> {
  const derived = new Map<string, DerivedPath>()
  const stack: { uid: string; isInCycle: boolean }[] = []

  /** @returns null for an entry that is not there */
  const derive = (uid: string): DerivedPath | null => {
    const known = derived.get(uid)
    if (known) return known
    const entry = source.entry(uid)
    if (!entry) return null
    const here = { uid, isInCycle: false }
    stack.push(here)
    const result = pathOfEntry(entry, (other) => {
      const start = stack.findIndex((step) => step.uid === other)
      for (const step of start < 0 ? [] : stack.slice(start)) step.isInCycle = true
      return start < 0
    })
    stack.pop()
    const settled = here.isInCycle ? { path: null, problem: CYCLE, edges: result.edges } : result
    derived.set(uid, settled)
    return settled
  }

  const pathOfEntry = (entry: Entry, isNoCycle: (uid: string) => boolean): DerivedPath => {
    const page = catalogue.types.get(entry.contentType)?.page
    const edges = new Set<string>()
    if (!page) return { path: null, problem: null, edges }
    const missing = new Set<string>()
    let own: string | undefined
    const look = <Result>(
      reference: ReferenceStub | undefined,
      read: (uid: string) => Result | null | undefined,
    ): Result | null => {
      if (!reference) return null
      edges.add(reference.uid)
      if (!isNoCycle(reference.uid)) return null
      const found = read(reference.uid)
      if (found === undefined) missing.add(reference.uid)
      return found ?? null
    }
    const help: PathHelp = {
      entryOf: <Other>(reference?: ReferenceStub) =>
        look(reference, (uid) => (source.entry(uid) ?? undefined) as Entry<Other> | undefined),
      pathOf: (reference) => look(reference, (uid) => parentPath(uid)),
      isReferredBy: (...types) => {
        const names = types.map(catalogue.fill)
        for (const type of names) edges.add(referrerEdge(type))
        return source.isReferredBy(entry.uid, names)
      },
      isTaken: (path) => catalogue.taken.has(trimPath(path)),
      settings: catalogue.settings,
      none: (reason) => {
        own = reason
        return null
      },
    }
    try {
      const path = ownPath(entry, page, help)
      if (missing.size > 0) return { path: null, problem: missingParent(missing), edges }
      if (path === null) return { path, problem: own ?? whyNone(entry, page.route), isMeant: true, edges }
      const problem = whyNoPage(path, catalogue.endpointRoutes)
      return { path: problem === null ? path : null, problem, edges }
    } catch (error) {
      return {
        path: null,
        problem: `"path" of the page of ${entry.contentType} fails: ${(error as Error).message}`,
        edges,
      }
    }
  }

  /** Undefined: there is no such entry, or it has no address though its type has a page. */
  const parentPath = (uid: string): string | null | undefined => {
    const path = uids.has(uid) ? derive(uid)?.path : source.path(uid)
    if (path) return path
    const entry = source.entry(uid)
    return entry && !catalogue.types.get(entry.contentType)?.page ? null : undefined
  }

  for (const uid of uids) derive(uid)
  return derived
}

/** Null for an entry with an address elsewhere. */
function whyNone({ url }: Entry, route: string): string | null {
  if (!url) return 'it has no url'
  return isExternal(url) ? null : `its url ${JSON.stringify(url)} names no page at ${route}`
}

const missingParent = (uids: ReadonlySet<string>) =>
  `its address depends on ${[...uids].join(', ')}, which is missing or has no address`

/** The path of an entry by its page alone; an outside url makes none, unless the page has one fixed address. */
export function ownPath(
  entry: Entry,
  { definition, route }: { definition: { path?: (input: PathInput) => string | null }; route: string },
  help: PathHelp,
): string | null {
  // Addresses are kept without escapes, as requests are read.
  if (definition.path && entry.url && isExternal(entry.url)) return null
  const path = definition.path ? definition.path({ entry: entry as StoredEntry, ...help }) : pathOfUrl(route, entry.url)
  return path === null ? null : trimPath(decoded(path))
}
