import type { SiteRequest } from '../request.ts'
import { type Query, queryKey } from './query.ts'
import { readPath } from './read-path.ts'

/**
 * The keys that the answer to a GET request may have been cached under, when nothing can be asked to find the one: first
 * with every parameter as it was given, then with none.
 */
export function likelyKeys({ path: written, query }: SiteRequest): string[] {
  const path = readPath(written)
  return path === null ? [] : [...new Set([endpointKey(path, query, [...new Set(query.keys())]), queryKey(path, {})])]
}

/** @param visitor what the page's regions say of the visitor; empty for the common one */
export const pageKey = (path: string, query: Query, visitor: string): string =>
  visitor ? `${queryKey(path, query)}#${visitor}` : queryKey(path, query)

/** @param names query parameters that change the answer */
export const endpointKey = (path: string, query: URLSearchParams, names: readonly string[] = []): string =>
  queryKey(
    path,
    Object.fromEntries([...names].sort().flatMap((name) => (query.has(name) ? [[name, query.getAll(name)]] : []))),
  )
