import type { QueryParameter } from '../../contract/page/page.ts'

export type Query = Record<string, string[]>

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
