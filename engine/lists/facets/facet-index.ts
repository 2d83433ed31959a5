import type { Entry } from '../../contract/content/entry.ts'
import type { PageContext } from '../../contract/context.ts'
import type { Filter, ListRules } from '../../contract/page/list.ts'
import type { Where } from '../../contract/ports/content.ts'
import { choiceOf, type Offered } from './choice.ts'
import type { Facet, ListIndex } from './list-index.ts'
import { RecordSet } from './record-set.ts'
import { schemaChoices } from './schema-choices.ts'

/** The index of every entry that satisfies the conditions, by uid: made once, until an entry of the list changes. */
export const facetIndex = (
  rules: ListRules,
  where: Where | undefined,
  context: PageContext,
): Promise<ListIndex<string>> =>
  context.shared(`list ${context.path} ${JSON.stringify([where, rules.sort])}`, async (shared) => {
    // What words find is looked up for each request.
    const filters = Object.entries(rules.filters ?? {}).filter(([, { words }]) => !words)
    const include = filters.flatMap(([, { field }]) => field ?? [])
    const { items } = await shared.content.entries<never, Record<string, unknown>>(rules.of as never, {
      where,
      sort: rules.sort,
      include,
    })
    return indexOf(items, filters, shared, await schemaChoices(rules, shared))
  })

type Needs = Pick<PageContext, 'compare' | 'choiceText'>

/** @param offered by the name of a filter: what it offers whether anything has it or not, and nothing else */
export function indexOf(
  items: readonly Entry[],
  filters: readonly (readonly [string, Filter])[],
  context: Needs,
  offered: ReadonlyMap<string, readonly Offered[]> = new Map(),
): ListIndex<string> {
  return {
    items: items.map(({ uid }) => uid),
    facets: new Map(filters.map(([name, filter]) => [name, facetsOf(items, filter, context, offered.get(name))])),
    days: new Map(),
  }
}

function facetsOf(
  items: readonly Entry[],
  { field = '', order, descending = false }: Filter,
  { compare, choiceText }: Needs,
  offered?: readonly Offered[],
): ReadonlyMap<string, Facet> {
  const facets = new Map<string, Facet>()
  const facetOf = ({ value, ...named }: Offered): Facet => {
    const facet = facets.get(value) ?? { ...named, found: new RecordSet(items.length) }
    facets.set(value, facet)
    return facet
  }
  for (const choice of offered ?? []) facetOf(choice)
  for (const [index, item] of items.entries()) {
    const words = (value: string) => choiceText(item.contentType, field, value)
    // What is said in words of its own is in the language of the entry.
    for (const choice of valuesAt(item, field.split('.'), words))
      if (!offered || facets.has(choice.value))
        facetOf({ locale: item.publishDetails?.locale, ...choice }).found.add(index)
  }
  const entries = [...facets]
  entries.sort(([, a], [, b]) => (descending ? compare(b.label, a.label) : compare(a.label, b.label)))
  if (order === 'count') entries.sort(([, a], [, b]) => b.found.size - a.found.size)
  else if (order) entries.sort(([, a], [, b]) => rankIn(order, a.label) - rankIn(order, b.label))
  return new Map(entries)
}

const rankIn = (order: readonly string[], label: string): number =>
  order.includes(label) ? order.indexOf(label) : order.length

/** Texts and loaded references at a dotted path, through lists. */
function valuesAt(value: unknown, [name, ...rest]: readonly string[], words: (value: string) => string): Offered[] {
  if (Array.isArray(value))
    return value.flatMap((item) => valuesAt(item, name === undefined ? [] : [name, ...rest], words))
  if (name !== undefined)
    return typeof value === 'object' && value !== null
      ? valuesAt((value as Record<string, unknown>)[name], rest, words)
      : []
  const choice = choiceOf(value, words)
  return choice ? [choice] : []
}
