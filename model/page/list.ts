import { type ListPage, type PageFrame, type Section, section } from '#engine'

/** How a list is shown. */
export interface ListOptions {
  /** The size of its cards; default: medium. */
  cardSize?: 'xsmall' | 'small' | 'medium' | 'large' | 'editorial inline'
  /** What is counted: `['event', 'events']`; default: results. */
  nouns?: readonly [one: string, several: string]
}

type ListInput = Parameters<PageFrame<Record<never, never>, object, ListOptions>['list']>[0]

/** A list as sections: its cards with links to its other pages; with filters their form too; or that there is nothing. */
export function listSections({ list, options, look, context }: ListInput): Section[] {
  const { heading = 'All', title, empty = 'There is nothing here yet.' } = look
  const { cardSize: size = 'medium', nouns = ['result', 'results'] } = options
  const { path } = context
  const printed = title ? { title } : { heading }
  if (list.unfiltered === 0) return [section('emptyNotice', { text: empty })]
  if (list.filters.length > 0)
    return [section('filteredList', { ...printed, ...shown(list), id: 'list', path, size, nouns: [...nouns] })]
  return [
    section('cardListing', { ...printed, items: list.items, size }),
    section('pagination', { path, page: list.page, pages: list.pages }),
  ]
}

const shown = ({ items, total, unfiltered, page, pages, filters, chosen, query }: ListPage) => ({
  items,
  total,
  unfiltered,
  page,
  pages,
  filters,
  chosen,
  query: query.map(([name, value]): [string, string] => [name, value]),
})
