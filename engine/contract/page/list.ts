import type { Card } from '../content/card.ts'
import type { Entry } from '../content/entry.ts'
import type { TypeName } from '../content/type-name.ts'
import type { PageContext } from '../context.ts'
import type { Sort, Where } from '../ports/content.ts'
import type { Text } from '../site/translator.ts'

/** A filter of a list: one field, whose values are offered as choices. */
export interface Filter {
  /** The name that visitors read. */
  label: Text
  /**
   * A field in `index`: a text, a choice, a reference, or a list of these. A reference is offered by the name of its
   * entry. A list source needs none.
   */
  field?: string
  /** Of several values one at a time is chosen; default: any number, and any of them satisfies. */
  single?: boolean
  /** Choices with the most entries first, or those named by their labels first, in that order; default: by label. */
  order?: 'count' | readonly string[]
  /** Choices stand from the last label to the first, after those that `order` names. */
  descending?: boolean
}

/** An order that visitors may choose. */
export interface SortOption {
  /** The name that visitors read. */
  label: Text
  /** Its first field and the order of that name it in the address: `?sort=startYear&order=descending`. */
  by: readonly Sort[]
}

/** What a list source is asked for. */
export interface ListRequest<Model = any> {
  entry: Entry<Model>
  context: PageContext
  /** The items wanted: so many, after the first `from`. */
  from: number
  size: number
  /** Of the order that was chosen; by title where the list offers none. */
  sort: readonly Sort[]
  /** Values chosen of each filter, as they stand in the address. */
  chosen: Readonly<Record<string, readonly string[]>>
}

/** One page of what a list source has. It may say more, which the page finds in `list.answer`. */
export interface ListAnswer<Item = unknown> {
  items: readonly Item[]
  /** How many there are on all pages, with what is chosen. */
  total: number
  /** How many there are without any filter; default: `total`. */
  unfiltered?: number
  /** What each filter offers; a filter without choices is not shown. */
  choices?: Readonly<Record<string, readonly Omit<FilterChoice, 'isChosen'>[]>>
}

/** Something other than content types that a page lists: what a service finds, or what is computed. */
export interface ListSource<Answer extends ListAnswer = ListAnswer<Card>, Model = any> {
  /** Reads one page. It is asked again where the address asks for a page beyond the end, or for what is not offered. */
  read(request: ListRequest<Model>): Promise<Answer>
}

/** What a page lists. The engine reads it page by page, and clamps, counts and links the pages. */
export interface ListRules<Model = any, Answer extends ListAnswer = ListAnswer<Card>> {
  /** Content types, by value or by name; or a source of its own, which sorts and filters itself. */
  of: TypeName | readonly TypeName[] | ListSource<Answer, Model>
  where?: Where | ((input: { entry: Entry<Model>; context: PageContext }) => Where | Promise<Where>)
  /** Default: by title. */
  sort?: readonly Sort[]
  /** In place of `sort`, orders that visitors may choose. The first is the list's own, and stands in no address. */
  sortOptions?: readonly SortOption[]
  /** Items on one page; default 24, which divides into two, three and four columns. */
  size?: number
  /** Filters by the name of their query parameter. A value stands in the address as the slug of what visitors read: `?tag=sour-rye`. */
  filters?: Readonly<Record<string, Filter>>
}

/** A choice of a filter. */
export interface FilterChoice {
  /** As it stands in the address. */
  value: string
  label: string
  /** How many items would be listed with it, the other filters kept. */
  count: number
  isChosen: boolean
}

/** An order that a list offers. */
export interface SortChoice {
  label: string
  /** As one control of a form sends it, like `startYear-descending`; empty for the list's own order. */
  value: string
  /** The same as it stands in the address: `sort=startYear&order=descending`. */
  query: string
  isChosen: boolean
}

/** One page of a list. */
export interface ListPage<Answer extends ListAnswer = ListAnswer<Card>> {
  items: Answer['items'][number][]
  /** What the source of the list answered, with all that it said beside. */
  answer: Answer
  /** How many there are on all pages. */
  total: number
  /** From 1. */
  page: number
  pages: number
  size: number
  /** In the order declared; empty without filters. */
  filters: { name: string; label: string; single: boolean; choices: FilterChoice[] }[]
  /** In the order declared; empty where none may be chosen. */
  sorts: SortChoice[]
  /** What is chosen of filters, each with the address of the list without it. */
  chosen: { label: string; href: string }[]
  /** The declared query parameters, parsed, without the page, to be carried by links: the page's own, order, filters. */
  query: readonly (readonly [string, string])[]
  /** The same list without any filter holds so many. */
  unfiltered: number
}
