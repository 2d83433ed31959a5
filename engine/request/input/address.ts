import { trimPath } from '../../content/entry/paths.ts'
import type { QueryParameter } from '../../contract/page/page.ts'

export type Query = Record<string, string[]>

/** A path as asked for in its one spelling; null when its encoding is broken. */
export function readPath(path: string): string | null {
  try {
    return trimPath(decodeURIComponent(path))
  } catch {
    return null
  }
}

/** The parameters a page understands, with canonical values in one order; all others and all values never offered go. */
export function parseQuery(query: URLSearchParams, parameters: Record<string, QueryParameter> = {}): Query {
  return Object.fromEntries(
    Object.entries(parameters)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([name, { accept, many }]) => {
        const values = query.getAll(name).flatMap((value) => accept(value) ?? [])
        const kept = many ? [...new Set(values)].sort() : values.slice(0, 1)
        return kept.length > 0 ? [[name, kept]] : []
      }),
  )
}

/** A query as pairs of parameter and value. */
export const pairsOf = (query: Query): [string, string][] =>
  Object.entries(query).flatMap(([name, values]) => values.map((value): [string, string] => [name, value]))

/** An address with its parsed parameters in one spelling; no path spells like another one's parameters. */
export function queryKey(path: string, query: Query): string {
  const text = new URLSearchParams(pairsOf(query)).toString()
  const address = path.replace(/[?#%]/g, encodeURIComponent)
  return text ? `${address}?${text}` : address
}

/**
 * The keys that the answer to a GET request may have been cached under, when nothing can be asked to find the one: first
 * with every parameter as it was given, then with none.
 */
export function likelyKeys({ path: written, query }: { path: string; query: URLSearchParams }): string[] {
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
