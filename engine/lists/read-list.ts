import type { Card } from '../contract/content/card.ts'
import type { Entry } from '../contract/content/entry.ts'
import type { PageContext } from '../contract/context.ts'
import type { Chosen, ListPage, ListRules } from '../contract/page/list.ts'
import type { Query, Where } from '../contract/ports/content.ts'
import { facetIndex } from './facets/facet-index.ts'
import { indexOfItems } from './facets/list-index.ts'
import { withWords } from './facets/words.ts'
import { readIndexed } from './filtered-list.ts'
import { chosenOf } from './list-query.ts'
import { readSource } from './list-source.ts'
import { askedPage, paged } from './paged.ts'
import { sortingOf } from './sort-options.ts'
import { isComputed, isSource } from './source/listed-types.ts'

/** Divides into two, three and four columns. */
const DEFAULT_PAGE_SIZE = 24
const BY_TITLE = [{ field: 'title' }] as const

/** Of a page that lists nothing. */
export const NO_LIST: ListPage = Object.freeze({
  items: [],
  answer: { items: [], total: 0 },
  total: 0,
  page: 1,
  pages: 1,
  size: 0,
  filters: [],
  sorts: [],
  chosen: [],
  remedies: [],
  query: [],
  unfiltered: 0,
})

/** The conditions of a list for the entry that shows it. */
export const whereOf = async (
  where: ListRules['where'],
  entry: Entry,
  context: PageContext,
): Promise<Where | undefined> =>
  typeof where === 'function' ? (where as (input: object) => Where | Promise<Where>)({ entry, context }) : where

/** One page of a list, as asked for in the address. A page beyond its end counts as not asked for. */
export async function readList(rules: ListRules, entry: Entry, context: PageContext): Promise<ListPage> {
  const { of, size = DEFAULT_PAGE_SIZE } = rules
  const { sort = rules.sort ?? BY_TITLE, sorts } = sortingOf(rules, context)
  if (isComputed(of)) {
    const index = await indexOfItems(await of.all({ entry, context, sort }))
    const showing = {
      arrange: (found: readonly Card[], chosen: Chosen) => of.arrange?.(found, chosen, context) ?? found,
      sizeOf: of.sizeOf,
      shown: (items: readonly Card[]) => [...items],
    }
    return readIndexed({ ...rules, size }, sorts, index, showing, context)
  }
  if (isSource(of)) return readSource({ ...rules, of, size, sort }, sorts, entry, context)
  const where = await whereOf(rules.where, entry, context)
  if (rules.filters) {
    const index = await withWords(rules, await facetIndex({ ...rules, sort }, where, context), context)
    const shown = (uids: readonly string[]) => context.content.cardsOf([...uids])
    return readIndexed({ ...rules, size }, sorts, index, { shown }, context)
  }
  const read = (page: Query['page']) => context.content.cards(of, { where, sort, page })
  const asked = askedPage(context)
  let found = await read({ number: asked, size })
  const { page, pages } = paged(found.total, size, context)
  if (page !== asked) found = await read({ number: page, size })
  const carried = chosenOf(rules, {}, () => undefined, context)
  return { ...NO_LIST, ...found, answer: found, sorts, ...carried, page, pages, size, unfiltered: found.total }
}
