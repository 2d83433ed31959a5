import type { ListRules } from '../contract/page/list.ts'
import type { Page, QueryParameter } from '../contract/page/page.ts'

/** The number of a page of a list, from 1; the first needs no number. */
const pageNumber: QueryParameter = {
  accept: (value) => (/^[1-9]\d{0,4}$/.test(value) && value !== '1' ? value : undefined),
}

/** The form of filter values; whether one is offered is known when the list is read. */
const filterValue = (single = false): QueryParameter => ({
  accept: (value) => (/^[\p{L}\p{N}_-]{1,80}$/u.test(value) ? value.toLowerCase() : undefined),
  many: !single,
})

const parameters = new WeakMap<object, Readonly<Record<string, QueryParameter>>>()

/** The query parameters that a page understands: its own, the page of its list, and its filters. */
export function queryOf({ query = {}, list }: Pick<Page, 'query' | 'list'>): Readonly<Record<string, QueryParameter>> {
  if (!list) return query
  const known = parameters.get(list)
  if (known) return known
  const filters = Object.entries(list.filters ?? {}).map(([name, { single }]) => [name, filterValue(single)])
  const all = { ...query, page: pageNumber, ...Object.fromEntries(filters) }
  parameters.set(list, all)
  return all
}

/** Chosen values by the name of their filter. */
export type Chosen = Readonly<Record<string, readonly string[]>>

/** A choice as pairs of an address's query, in the order in which the filters are declared. */
export const pairsOf = ({ filters = {} }: ListRules, chosen: Chosen): [string, string][] =>
  Object.keys(filters).flatMap((name) => (chosen[name] ?? []).map((value): [string, string] => [name, value]))

/**
 * The address of a page of a list.
 *
 * @param query what is carried beside the number of the page
 */
export function listAddress(path: string, query: readonly (readonly [string, string])[], page = 1): string {
  const pairs = [...query.map(([name, value]) => [name, value]), ...(page > 1 ? [['page', String(page)]] : [])]
  const text = new URLSearchParams(pairs as [string, string][]).toString()
  return text ? `${path}?${text}` : path
}
