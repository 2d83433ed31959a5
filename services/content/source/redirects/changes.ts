import { trimPath } from 'atrium'
import { FoundRedirects } from './found-redirects.ts'

/** A redirect as somebody wants it. Null: there is to be none. */
export interface RedirectChange {
  from: string
  to: string | null
}

/** A redirect that is not as it was; null: there was none, or is none. */
export interface ChangedRedirect {
  from: string
  was: unknown
  to: string | null
}

/** Applies changes to redirects as they are written: each keeps its place and spelling, new ones come last. */
export function withChanges(
  redirects: Record<string, unknown>,
  changes: readonly RedirectChange[],
): { redirects: Record<string, unknown>; changed: ChangedRedirect[] } {
  const found = new FoundRedirects(redirects)
  const before = new Map(Object.entries(redirects))
  const touched = new Map<string, ChangedRedirect>()
  for (const { from, to } of changes) {
    const path = trimPath(from)
    const key = found.keyOf(path) ?? from
    // Of one that is said twice the last counts.
    for (let own = to === null ? found.keyOf(path) : undefined; own !== undefined; own = found.keyOf(path))
      found.delete(own)
    if (to !== null) found.set(key, to)
    touched.set(path, { from: key, was: touched.get(path)?.was ?? before.get(key) ?? null, to })
  }
  return {
    redirects: found.redirects,
    changed: [...touched.values()].filter(({ was, to }) => was !== to),
  }
}
