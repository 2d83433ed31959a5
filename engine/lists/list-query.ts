import type { PageContext } from '../contract/context.ts'
import type { ListRules } from '../contract/page/list.ts'
import type { Page, QueryParameter } from '../contract/page/page.ts'
import { sortParameters } from './sort-options.ts'

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

/** The query parameters that a page understands: its own, the page of its list, its orders and its filters. */
export function queryOf({ query = {}, list }: Pick<Page, 'query' | 'list'>): Readonly<Record<string, QueryParameter>> {
  if (!list) return query
  const known = parameters.get(list)
  if (known) return known
  const filters = Object.entries(list.filters ?? {}).map(([name, { single }]) => [name, filterValue(single)])
  const all = { ...query, page: pageNumber, ...sortParameters(list), ...Object.fromEntries(filters) }
  parameters.set(list, all)
  return all
}

/** Chosen values by the name of their filter. */
export type Chosen = Readonly<Record<string, readonly string[]>>

/** What the address asks of each filter. */
export const askedOf = ({ filters = {} }: ListRules, { query }: PageContext): Chosen =>
  Object.fromEntries(
    Object.keys(filters).flatMap((name) => {
      const asked = query[name] ?? []
      return asked.length > 0 ? [[name, asked] as const] : []
    }),
  )

/**
 * What was asked for and is offered; the rest counts as not asked for.
 *
 * @param offers whether a filter has the value
 */
export function offeredOf(
  asked: Chosen,
  offers: (name: string, value: string) => boolean,
  { ignoreQuery }: PageContext,
): Chosen {
  return Object.fromEntries(
    Object.entries(asked).flatMap(([name, values]) => {
      const known = values.filter((value) => offers(name, value))
      if (known.length < values.length) ignoreQuery(name, known)
      return known.length > 0 ? [[name, known] as const] : []
    }),
  )
}

/** What a list says of a choice: the choice as pairs of the address's query, and how each value is taken away. */
export function chosenOf(
  { filters = {} }: ListRules,
  chosen: Chosen,
  labelOf: (name: string, value: string) => string | undefined,
  { path, query }: PageContext,
) {
  const own = Object.entries(query).filter(([name]) => name !== 'page' && !Object.hasOwn(filters, name))
  const pairsOf = (choice: Chosen): [string, string][] =>
    [...own, ...Object.keys(filters).map((name) => [name, choice[name] ?? []] as const)].flatMap(([name, values]) =>
      values.map((value): [string, string] => [name, value]),
    )
  return {
    query: pairsOf(chosen),
    chosen: Object.entries(chosen).flatMap(([name, values]) =>
      values.map((value) => ({
        label: labelOf(name, value) ?? value,
        href: listAddress(path, pairsOf({ ...chosen, [name]: values.filter((other) => other !== value) })),
      })),
    ),
  }
}

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
