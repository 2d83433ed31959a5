import { createDependencies } from '../../content/dependencies.ts'
import { visitorRegions } from '../regions/regions.ts'
import type { SiteRequest } from '../request.ts'
import { resolve } from '../resolve.ts'
import type { Surroundings } from '../site.ts'
import { type Query, queryKey, understood } from './query.ts'
import { readPath } from './read-path.ts'

/**
 * The key that the answer to a GET request will be kept under, found without rendering.
 *
 * @returns null when the answer is not kept
 */
export async function cacheKeyOf(request: SiteRequest, surroundings: Surroundings): Promise<string | null> {
  const path = readPath(request.path)
  if (path === null) return null
  const dependencies = createDependencies()
  const resolved = await resolve(path, surroundings.definition, surroundings.store, dependencies)
  if (resolved.kind === 'endpoint')
    return resolved.endpoint.cache ? endpointKey(path, request.query, resolved.endpoint.query) : null
  if (resolved.kind === 'moved') return queryKey(path, {})
  const { key } = await visitorRegions({ request, path, surroundings, dependencies })
  return pageKey(path, resolved.kind === 'page' ? understood(request.query, resolved.page.definition.query) : {}, key)
}

/**
 * The keys that the answer to a GET request may have been kept under, when nothing can be asked to find the one: first
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
