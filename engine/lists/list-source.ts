import type { Entry } from '../contract/content/entry.ts'
import type { PageContext } from '../contract/context.ts'
import type { Chosen, FilterChoice, ListPage, ListRules, ListSource } from '../contract/page/list.ts'
import type { Sort } from '../contract/ports/content.ts'
import { shownChoices } from './facets/shown-choices.ts'
import { askedOf, chosenOf, offeredOf, remediesOf } from './list-query.ts'
import { askedPage, paged } from './paged.ts'

/** One page of what a source lists. Values never offered, and a page beyond the end, count as not asked for. */
export async function readSource(
  rules: ListRules & { of: ListSource; size: number; sort: readonly Sort[] },
  sorts: ListPage['sorts'],
  entry: Entry,
  context: PageContext,
): Promise<ListPage> {
  const { of: source, size, sort, filters = {} } = rules
  const read = (page: number, chosen: Chosen) =>
    source.read({ entry, context, from: (page - 1) * size, size, sort, chosen })
  const most = source.most ?? Number.POSITIVE_INFINITY
  const [askedAt, asked] = [askedPage(context), askedOf(rules, context)]
  const askedFor = (askedAt - 1) * size < most ? askedAt : 1
  let answer = await read(askedFor, asked)
  const found = (name: string, value: string) => answer.choices?.[name]?.find((choice) => choice.value === value)
  const chosen = offeredOf(asked, (name, value) => found(name, value) !== undefined, context)
  if (countOf(chosen) < countOf(asked)) answer = await read(askedFor, chosen)
  const { page, pages } = paged(Math.min(answer.total, most), size, context)
  if (page !== askedFor) answer = await read(page, chosen)
  const labelOf = (name: string, value: string) => found(name, value)?.label
  const totalOf = async (others: Chosen) => (await read(1, others)).total
  return {
    items: [...answer.items],
    answer,
    total: answer.total,
    page,
    pages,
    size,
    filters: Object.entries(filters).flatMap(([name, { label, single = false }]) => {
      const choices = (answer.choices?.[name] ?? []).map(
        (choice): FilterChoice => ({ ...choice, isChosen: chosen[name]?.includes(choice.value) ?? false }),
      )
      const shown = shownChoices(choices)
      return shown.length > 0 ? [{ name, label: context.textOf(label), single, choices: shown }] : []
    }),
    sorts,
    ...chosenOf(rules, chosen, labelOf, context),
    remedies: answer.total > 0 ? [] : await remediesOf(rules, chosen, labelOf, totalOf, context),
    unfiltered: answer.unfiltered ?? answer.total,
  }
}

const countOf = (chosen: Chosen): number => Object.values(chosen).flat().length
