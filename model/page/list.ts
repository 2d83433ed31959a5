import { type ListPage, type PageFrame, type PluralMessage, type Section, section } from '#engine'
import messages from '../messages.ts'

/** How a list is shown. */
export interface ListOptions {
  /** The size of its cards; default: medium. */
  cardSize?: 'xsmall' | 'small' | 'medium' | 'large' | 'editorial inline'
  /** What cards show beside their titles; default: what the size shows. */
  show?: readonly ('image' | 'tag' | 'subtitle' | 'meta' | 'date' | 'excerpt' | 'ctas')[]
  /** What is counted, without the number: `{ one: 'event', other: 'events' }`; default: results. */
  nouns?: PluralMessage
}

type ListInput = Parameters<PageFrame<Record<never, never>, object, ListOptions>['list']>[0]

/** A list as sections: its cards with links to its other pages; with filters or orders to choose their form, too. */
export function listSections({ list, options, look, context }: ListInput): Section[] {
  const t = context.translate(messages)
  const { heading = t.all, title, empty = t.nothingYet } = look
  const { cardSize: size = 'medium', nouns = messages.results } = options
  const show = options.show && [...options.show]
  const { path, textOf } = context
  const named = (count: number) => textOf(nouns, { count })
  const printed = title ? { title } : { heading }
  if (list.unfiltered === 0) return [section('emptyNotice', { text: empty })]
  if (list.filters.length + list.sorts.length > 0)
    return [
      section('filteredList', {
        ...printed,
        ...shownOf(list),
        items: list.items,
        id: 'list',
        path,
        size,
        show,
        nouns: { total: named(list.total), all: named(list.unfiltered), none: named(0) },
      }),
    ]
  return [
    section('cardListing', { ...printed, items: list.items, size, show }),
    section('pagination', { path, page: list.page, pages: list.pages, query: carried(list) }),
  ]
}

/** What `filteredList` shows of a list, but for its items. */
export const shownOf = ({
  total,
  unfiltered,
  page,
  pages,
  filters,
  sorts,
  chosen,
  query,
}: Omit<ListPage, 'items' | 'answer'>) => ({
  total,
  unfiltered,
  page,
  pages,
  filters,
  sorts,
  chosen,
  query: carried({ query }),
})

const carried = ({ query }: Pick<ListPage, 'query'>): [string, string][] => query.map(([name, value]) => [name, value])
