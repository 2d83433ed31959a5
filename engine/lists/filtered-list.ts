import type { PageContext } from '../contract/context.ts'
import type { Chosen, DayChoice, FilterChoice, ListFilter, ListPage, ListRules } from '../contract/page/list.ts'
import { askedSpan, readSpan, spanInWords, spanOf } from './facets/days.ts'
import { foundBy } from './facets/find.ts'
import type { ListIndex } from './facets/list-index.ts'
import { shownChoices } from './facets/shown-choices.ts'
import { addressWith, askedOf, chosenOf, offeredOf, remediesOf } from './list-query.ts'
import { paged } from './paged.ts'

/** Describes what becomes of the items that are found. */
interface Showing<Item> {
  /** All that are found, in the order and under the filters that are chosen. */
  arrange?(found: readonly Item[], chosen: Chosen): readonly Item[]
  /** How many are on one page under what is chosen, where that changes it. */
  sizeOf?(chosen: Chosen): number | undefined
  /** Those of one page, as the page gets them. */
  shown(items: readonly Item[]): Promise<ListPage['items']> | ListPage['items']
}

/** One page of a list with filters: any value of each filter, all filters at once. Values never offered are ignored. */
export async function readIndexed<Item>(
  rules: ListRules & { size: number },
  sorts: ListPage['sorts'],
  index: ListIndex<Item>,
  { arrange, sizeOf, shown }: Showing<Item>,
  context: PageContext,
): Promise<ListPage> {
  const chosen = chosenIn(rules, index, context)
  const size = sizeOf?.(chosen) ?? rules.size
  const labelOf = (name: string, value: string) =>
    index.days.has(name) ? spanInWords(value, context.dates) : index.facets.get(name)?.get(value)?.label
  const positions = foundBy(chosen, index).indexes()
  const total = positions.length
  const { page, pages } = paged(total, size, context)
  const found = positions.map((position) => index.items[position] as Item)
  const items = await shown((arrange?.(found, chosen) ?? found).slice((page - 1) * size, page * size))
  return {
    items,
    answer: { items, total },
    total,
    page,
    pages,
    size,
    filters: filtersOf(rules, chosen, index, context),
    sorts,
    ...chosenOf(rules, chosen, labelOf, context),
    remedies:
      total > 0 ? [] : await remediesOf(rules, chosen, labelOf, (others) => foundBy(others, index).size, context),
    unfiltered: index.items.length,
  }
}

/** Reads what is asked for and offered, in the order of the filters. */
function chosenIn(rules: ListRules, { facets, days }: ListIndex, context: PageContext): Chosen {
  const offered = offeredOf(askedOf(rules, context), (name, value) => facets.get(name)?.has(value) ?? false, context)
  return Object.fromEntries(
    Object.entries(rules.filters ?? {}).flatMap(([name, { days: parameters }]) => {
      const own = days.get(name)
      const values = parameters && own ? askedSpan(parameters, own, context) : (offered[name] ?? [])
      return values.length > 0 ? [[name, values] as const] : []
    }),
  )
}

/** The filters that offer something. */
const filtersOf = (rules: ListRules, chosen: Chosen, index: ListIndex, context: PageContext): ListFilter[] =>
  Object.entries(rules.filters ?? {}).flatMap(([name, { label, single = false, words }]): ListFilter[] => {
    if (words) return [{ name, label: context.textOf(label), single, choices: [], words: chosen[name]?.[0] ?? '' }]
    const days = daysOf(rules, name, chosen, index, context)
    const choices = choicesOf(name, chosen, index, context)
    return days || choices.length > 0 ? [{ name, label: context.textOf(label), single, choices, days }] : []
  })

function choicesOf(name: string, chosen: Chosen, index: ListIndex, context: PageContext): FilterChoice[] {
  // Where every value counts, a further one leaves fewer.
  const others = foundBy(chosen, index, index.every?.has(name) ? undefined : name)
  const choices = [...(index.facets.get(name) ?? [])].map(([value, { label, locale, found }]) => ({
    value,
    label,
    lang: locale && context.langOf({ draftLanguage: locale }),
    count: others.sizeWith(found),
    isChosen: chosen[name]?.includes(value) ?? false,
  }))
  return shownChoices(choices)
}

function daysOf(
  rules: ListRules,
  name: string,
  chosen: Chosen,
  { days }: ListIndex,
  context: PageContext,
): DayChoice | undefined {
  const parameters = rules.filters?.[name]?.days
  const own = days.get(name)
  if (!parameters || !own) return undefined
  const [span] = chosen[name] ?? []
  return {
    parameters,
    offered: own.offered,
    ...readSpan(span ?? ''),
    shortcuts: own.shortcuts.map(({ label, ...shortcut }) => ({
      label,
      href: addressWith(rules, { ...chosen, [name]: [spanOf(shortcut)] }, context),
      isChosen: span === spanOf(shortcut),
    })),
  }
}
