import { memo } from '../base/memory/memo.ts'
import { listed } from '../base/text/listed.ts'
import type { PageContext } from '../contract/context.ts'
import type { Chosen, Filter, ListPage, ListRules } from '../contract/page/list.ts'
import type { Page, QueryParameter } from '../contract/page/page.ts'
import { isDate } from '../time/stored-dates.ts'
import { spanPairs } from './facets/days.ts'
import { sortParameters } from './sort-options.ts'
import { wordsParameter } from './words-parameter.ts'

/** The number of a page of a list, from 1; the first needs no number. */
const pageNumber: QueryParameter = {
  accept: (value) => (/^[1-9]\d{0,4}$/.test(value) && value !== '1' ? value : undefined),
}

/** The form of filter values, spaces and hyphens being equal; whether one is offered is known when the list is read. */
const filterValue = (single = false): QueryParameter => ({
  accept(value) {
    const read = value.trim().toLowerCase().replace(/\s/g, '-')
    return /^[^\p{Cc}\p{Cs}<>"]{1,200}$/u.test(read) ? read : undefined
  },
  many: !single,
})

const day: QueryParameter = {
  accept: (value) => (/^\d{4}-\d{2}-\d{2}$/.test(value) && isDate(value) ? value : undefined),
}

/** The parameters by which the address asks for what a filter offers. */
const parametersOf = (name: string, { days, single, words }: Filter): [string, QueryParameter][] =>
  days
    ? Object.values(days).map((parameter) => [parameter, day])
    : [[name, words ? wordsParameter : filterValue(single)]]

const parameters = new WeakMap<object, Readonly<Record<string, QueryParameter>>>()

/** The query parameters that a page understands: its own, the page of its list, its orders and its filters. */
export function queryOf({ query = {}, list }: Pick<Page, 'query' | 'list'>): Readonly<Record<string, QueryParameter>> {
  if (!list) return query
  const known = parameters.get(list)
  if (known) return known
  const filters = Object.entries(list.filters ?? {}).flatMap(([name, filter]) => parametersOf(name, filter))
  const all = { ...query, page: pageNumber, ...sortParameters(list), ...Object.fromEntries(filters) }
  parameters.set(list, all)
  return all
}

/** Reads what the address asks of each filter that offers choices. */
export const askedOf = ({ filters = {} }: ListRules, { query, institution }: PageContext): Chosen =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, { days, read = (value: string) => value }]) => {
      const asked = days ? [] : [...new Set((query[name] ?? []).map((value) => read(value, institution)))]
      return asked.length > 0 ? [[name, asked] as const] : []
    }),
  )

/**
 * Keeps what was asked for and is offered; the rest counts as not asked for.
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

const NO_FILTERS: NonNullable<ListRules['filters']> = {}

/** The parameters of all filters of a list. */
const parameterNames = memo(
  (filters: typeof NO_FILTERS) =>
    new Set(Object.entries(filters).flatMap(([name, { days }]) => (days ? Object.values(days) : [name]))),
  new WeakMap<typeof NO_FILTERS, Set<string>>(),
)

/** A choice as pairs of the address's query, after what the page itself is asked for. */
function pairsWith({ filters = NO_FILTERS }: ListRules, choice: Chosen, { query }: PageContext): [string, string][] {
  const ofFilters = parameterNames(filters)
  const own = Object.entries(query).filter(([name]) => name !== 'page' && !ofFilters.has(name))
  return [
    ...own.flatMap(([name, values]) => values.map((value): [string, string] => [name, value])),
    ...Object.entries(filters).flatMap(([name, { days }]) =>
      (choice[name] ?? []).flatMap((value): [string, string][] => (days ? spanPairs(days, value) : [[name, value]])),
    ),
  ]
}

/** The address of the first page of a list under a choice. */
export const addressWith = (rules: ListRules, choice: Chosen, context: PageContext): string =>
  listAddress(context.path, pairsWith(rules, choice, context))

type LabelOf = (name: string, value: string) => string | undefined

/** Describes a choice: the choice as pairs of the address's query, and how each value is taken away. */
export const chosenOf = (
  rules: ListRules,
  chosen: Chosen,
  labelOf: LabelOf,
  context: PageContext,
): Pick<ListPage, 'query' | 'chosen'> => ({
  query: pairsWith(rules, chosen, context),
  chosen: Object.entries(chosen).flatMap(([name, values]) =>
    values.map((value) => ({
      label: labelOf(name, value) ?? value,
      href: addressWith(rules, { ...chosen, [name]: values.filter((other) => other !== value) }, context),
    })),
  ),
})

/**
 * Where nothing is found, the filters that alone keep everything away.
 *
 * @param totalOf how many a choice finds
 */
export async function remediesOf(
  rules: ListRules,
  chosen: Chosen,
  labelOf: LabelOf,
  totalOf: (choice: Chosen) => number | Promise<number>,
  context: PageContext,
): Promise<ListPage['remedies']> {
  const all = Object.entries(chosen).map(async ([name, values]) => {
    const others = { ...chosen, [name]: [] }
    const label = listed(values.map((value) => labelOf(name, value) ?? value))
    return { label, href: addressWith(rules, others, context), total: await totalOf(others) }
  })
  return (await Promise.all(all)).filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)
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
