import type { PageContext } from '../contract/context.ts'
import type { ListRules, SortChoice, SortOption } from '../contract/page/list.ts'
import type { QueryParameter } from '../contract/page/page.ts'
import type { Sort } from '../contract/ports/content.ts'
import { toModelPath } from '../schema/names.ts'

type SortRules = Pick<ListRules, 'sortOptions'>
type Query = Record<string, string[]>

/** The parameters that name an order in the address. */
const [SORT, ORDER] = ['sort', 'order']

interface OrderName {
  sort: string
  order: NonNullable<Sort['order']>
}

/** An order as addresses name it: by its first field. */
export const nameOf = ({ by: [first] }: SortOption): OrderName | undefined =>
  first && { sort: toModelPath(first.field), order: first.order ?? 'ascending' }

/** Field and order in one value: what a single control of a form can send. */
const oneValueOf = ({ sort, order }: OrderName): string => `${sort}-${order}`

/** The query parameters by which an order is chosen; whether field and order belong together is known from both. */
export function sortParameters({ sortOptions = [] }: SortRules): Record<string, QueryParameter> {
  const names = sortOptions.flatMap((option) => nameOf(option) ?? [])
  if (names.length === 0) return {}
  const fields = new Set(names.flatMap((name) => [name.sort, oneValueOf(name)]))
  const orders = new Set(names.map(({ order }) => String(order)))
  const oneOf = (known: ReadonlySet<string>): QueryParameter => ({
    accept: (value) => (known.has(value) ? value : undefined),
  })
  return { [SORT]: oneOf(fields), [ORDER]: oneOf(orders) }
}

/** The position of the order that is asked for: a field alone is the first that begins with it; 0, the list's own. */
function positionIn(options: readonly SortOption[], query: PageContext['query']): number {
  const [field, order] = [query[SORT]?.[0], query[ORDER]?.[0]]
  const position = options.findIndex((option) => {
    const name = nameOf(option)
    if (!name) return false
    return field === oneValueOf(name) || (field === name.sort && (order ?? name.order) === name.order)
  })
  return Math.max(0, position)
}

/** A parsed query with the order in its one spelling. The list's own order, and one never offered, are not in it. */
export function withSort(query: Query, { sortOptions = [] }: SortRules = {}): Query {
  if (sortOptions.length === 0) return query
  const { [SORT]: _field, [ORDER]: _order, ...rest } = query
  const position = positionIn(sortOptions, query)
  const name = position > 0 && nameOf(sortOptions[position] as SortOption)
  if (!name) return rest
  const all = Object.entries({ ...rest, [SORT]: [name.sort], [ORDER]: [name.order] })
  return Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Tells whether a form sent field and order as one value, without scripts. */
export const isSentByControl = (query: Query, { sortOptions = [] }: SortRules = {}): boolean =>
  sortOptions.length > 0 && query[SORT]?.[0]?.includes('-') === true

/**
 * Says how a list is sorted for a request, and the orders that it offers.
 *
 * @returns without `sort` where it offers none
 */
export function sortingOf(
  { sortOptions = [] }: SortRules,
  { query, ignoreQuery, textOf }: PageContext,
): { sort?: readonly Sort[]; sorts: SortChoice[] } {
  const chosen = positionIn(sortOptions, query)
  if (sortOptions.length > 0 && chosen === 0) for (const name of [SORT, ORDER]) ignoreQuery(name)
  return {
    sort: sortOptions[chosen]?.by,
    sorts: sortOptions.map((option, position) => {
      const name = position > 0 ? nameOf(option) : undefined
      return {
        label: textOf(option.label),
        value: name ? oneValueOf(name) : '',
        query: name
          ? new URLSearchParams([
              [SORT, name.sort],
              [ORDER, name.order],
            ]).toString()
          : '',
        isChosen: position === chosen,
      }
    }),
  }
}
