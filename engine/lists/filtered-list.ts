import type { PageContext } from '../contract/context.ts'
import type { FilterChoice, ListPage, ListRules } from '../contract/page/list.ts'
import type { Where } from '../contract/ports/content.ts'
import { type FacetIndex, facetIndex } from './facets/facet-index.ts'
import { RecordSet } from './facets/record-set.ts'
import { askedOf, type Chosen, chosenOf, offeredOf } from './list-query.ts'
import { paged } from './paged.ts'

/** One page of a list with filters: any value of each filter, all filters at once. Values never offered are ignored. */
export async function readFilteredList(
  rules: ListRules & { size: number },
  sorts: ListPage['sorts'],
  where: Where | undefined,
  context: PageContext,
): Promise<ListPage> {
  const index = await facetIndex(rules, where, context)
  const facet = (name: string, value: string) => index.facets.get(name)?.get(value)
  const chosen = offeredOf(askedOf(rules, context), (name, value) => facet(name, value) !== undefined, context)
  const found = foundBy(chosen, index)
  const positions = found.indexes()
  const { page, pages } = paged(positions.length, rules.size, context)
  const shown = positions.slice((page - 1) * rules.size, page * rules.size)
  const items = await context.content.cardsOf(shown.map((position) => index.uids[position] as string))
  const total = positions.length
  return {
    items,
    answer: { items, total },
    total,
    page,
    pages,
    size: rules.size,
    filters: Object.entries(rules.filters ?? {}).map(([name, { label, single = false }]) => ({
      name,
      label: context.textOf(label),
      single,
      choices: choicesOf(name, chosen, index),
    })),
    sorts,
    ...chosenOf(rules, chosen, (name, value) => facet(name, value)?.label, context),
    unfiltered: index.uids.length,
  }
}

/** @param except a filter that does not count */
function foundBy(chosen: Chosen, { uids, facets }: FacetIndex, except?: string): RecordSet {
  const none = new RecordSet(uids.length)
  let found = everything(uids.length)
  for (const [name, values] of Object.entries(chosen)) {
    if (name === except || values.length === 0) continue
    found = found.and(none.or(values.flatMap((value) => facets.get(name)?.get(value)?.found ?? [])))
  }
  return found
}

function everything(length: number): RecordSet {
  const all = new RecordSet(length)
  for (let index = 0; index < length; index++) all.add(index)
  return all
}

function choicesOf(name: string, chosen: Chosen, index: FacetIndex): FilterChoice[] {
  const others = foundBy(chosen, index, name)
  return [...(index.facets.get(name) ?? [])].map(([value, { label, found }]) => ({
    value,
    label,
    count: others.and(found).indexes().length,
    isChosen: chosen[name]?.includes(value) ?? false,
  }))
}
