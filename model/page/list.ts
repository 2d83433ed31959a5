import { type ListPage, type PageContext, type PageFrame, type PluralMessage, type Section, section } from 'atrium'
import messages from '../messages.ts'

/** How a list is shown. */
export interface ListOptions {
  /** The size of its cards; default: medium. */
  cardSize?: 'xsmall' | 'small' | 'medium' | 'large' | 'editorial inline'
  /** Says what cards show beside their titles; default: what the size shows. */
  show?: readonly ('image' | 'tag' | 'subtitle' | 'meta' | 'date' | 'excerpt' | 'ctas')[]
  /** Holds what is counted, without the number: `{ one: 'event', other: 'events' }`; default: results. */
  nouns?: PluralMessage
}

type ListInput = Parameters<PageFrame<Record<never, never>, object, ListOptions>['list']>[0]

/** A list as sections: its cards with links to its other pages; with filters or orders to choose their form, too. */
export function listSections({ list, options, look, context }: ListInput): Section[] {
  const t = context.translate(messages)
  const { heading = t.all, title, cta, empty = t.nothingYet } = look
  const { cardSize: size = 'medium', nouns } = options
  const show = options.show && [...options.show]
  const { path } = context
  const printed = title ? { title, cta } : { heading, cta }
  if (list.unfiltered === 0) return [section('emptyNotice', { text: empty })]
  if (list.filters.length + list.sorts.length > 0)
    return [filteredSection({ list, nouns, ...printed, items: list.items, id: 'list', size, show }, context)]
  return [
    section('cardListing', { ...printed, items: list.items, size, show }),
    section('pagination', { path, page: list.page, pages: list.pages, query: carried(list) }),
  ]
}

type FilteredFields = Partial<Omit<Parameters<typeof section<'filteredList'>>[1], 'nouns'>>

/** A list with its filters as a section; what it shows of its items is said beside. */
export function filteredSection(
  { list, nouns = messages.results, ...fields }: FilteredFields & { list: ListPage<any>; nouns?: PluralMessage },
  { path, textOf }: Pick<PageContext, 'path' | 'textOf'>,
): Section {
  const { total, unfiltered, page, pages, filters, sorts, chosen, remedies } = list
  const named = (count: number) => textOf(nouns, { count })
  return section('filteredList', {
    path,
    nouns: { total: named(total), all: named(unfiltered), none: named(0) },
    ...{ total, unfiltered, page, pages, filters, sorts, chosen, remedies },
    query: carried(list),
    ...fields,
  })
}

const carried = ({ query }: Pick<ListPage, 'query'>): [string, string][] => query.map(([name, value]) => [name, value])
