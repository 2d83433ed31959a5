import type { Card } from '../content/card.ts'
import type { Entry } from '../content/entry.ts'
import type { TypeName } from '../content/type-name.ts'
import type { PageContext } from '../context.ts'
import type { Erased } from '../erased.ts'
import type { Sort, Where } from '../ports/content.ts'
import type { Institution } from '../site/institution.ts'
import type { Text } from '../site/translator.ts'

/** A filter of a list: one field, whose values are offered as choices; days, from one to another; or words. */
export interface Filter {
  /** The name that visitors read. */
  label: Text
  /**
   * A field in `index`: a text, a choice, a reference, or a list of these. A reference is offered by the name of its
   * entry. What a source lists needs none.
   */
  field?: string
  /** Days are asked for instead of choices; only of a computed list, which says which ones. */
  days?: DayParameters
  /**
   * Words are asked for instead of choices: of a list of content types, what the search finds by them is listed. Of what
   * it finds on the whole site, the best thousand count.
   */
  words?: boolean
  /** Says what a value in an address means, where it may be spelled otherwise than it is offered. */
  read?: (value: string, institution: Institution) => string
  /** Of several values one at a time is chosen; default: any number, and any of them satisfies. */
  single?: boolean
  /** Choices with the most entries first, or those named by their labels first, in that order; default: by label. */
  order?: 'count' | readonly string[]
  /** Choices run from the last label to the first, after those that `order` names. */
  descending?: boolean
}

/** An order that visitors may choose. */
export interface SortOption {
  /** The name that visitors read. */
  label: Text
  /** Its first field and the order of that name it in the address: `?sort=startYear&order=descending`. */
  by: readonly Sort[]
}

/** The query parameters of a filter of days, `YYYY-MM-DD`: for a day alone, for the first of several and for the last. */
export interface DayParameters {
  day: string
  first: string
  last: string
}

/** Days, both included, `YYYY-MM-DD`. */
export interface Span {
  from: string
  to: string
}

/** Values chosen of each filter, as they are in the address; of days the span, an open end left empty: `2026-03-14/`. */
export type Chosen = Readonly<Record<string, readonly string[]>>

/** Says what a list source is asked for. */
export interface ListRequest<Model = Erased> {
  entry: Entry<Model>
  context: PageContext
  /** The items wanted: so many, after the first `from`. */
  from: number
  size: number
  /** Of the order that was chosen; by title where the list offers none. */
  sort: readonly Sort[]
  chosen: Chosen
}

/** One page of what a list source has. It may say more, which the page finds in `list.answer`. */
export interface ListAnswer<Item = unknown> {
  items: readonly Item[]
  /** How many there are on all pages, with what is chosen. */
  total: number
  /** How many there are without any filter; default: `total`. */
  unfiltered?: number
  /** Holds what each filter offers; a filter without choices is not shown. */
  choices?: Readonly<Record<string, readonly Omit<FilterChoice, 'isChosen'>[]>>
}

/** Something other than content types that a page lists: what a service finds, or what is computed. */
export interface ListSource<Answer extends ListAnswer = ListAnswer<Card>, Model = Erased> {
  /** Reads one page. It is asked again where the address asks for a page beyond the end, or for what is not offered. */
  read(request: ListRequest<Model>): Promise<Answer>
  /** Pages lead to so many, the first ones: one beyond them counts as not asked for, and is not read. Default: to all. */
  most?: number
}

/** Describes what a filter of a computed list offers, and which of it an item has. */
export interface ItemChoices<Item = Erased> {
  /** In the order in which they are shown; one that no item has is offered, too. */
  choices: readonly { value: string; label: string }[]
  /** Of several values an item has to have each, like needs that one visitor has; default: any of them. */
  every?: boolean
  of(item: Item): readonly string[]
}

/** The days that a computed list is asked for, and those that an item has. */
export interface ItemDays<Item = Erased> {
  /** The first and the last day offered. */
  offered: Span
  /** Says what visitors ask for most, in words. */
  shortcuts: readonly (Span & { label: string })[]
  of(item: Item): readonly Span[]
}

/** Everything that a computed list may show, in its order, and its filters by the name of their query parameter. */
export interface ListItems<Item = Erased> {
  items: readonly Item[]
  filters?: Readonly<Record<string, ItemChoices<Item> | ItemDays<Item>>>
}

/**
 * A list that is computed whole. The engine finds by its filters, counts and pages; what it makes for that of one value
 * is remembered with it, so a value that is shared between requests is sorted once.
 */
export interface ComputedList<Answer extends ListAnswer = ListAnswer<Card>, Model = Erased> {
  all(input: Pick<ListRequest<Model>, 'entry' | 'context' | 'sort'>): Promise<ListItems<Answer['items'][number]>>
  /** Returns what is found, as it looks under what is chosen, where that changes it or its order. */
  arrange?(
    found: readonly Answer['items'][number][],
    chosen: Chosen,
    context: PageContext,
  ): readonly Answer['items'][number][]
  /** Returns how many items are on one page under what is chosen, where that changes it: of a whole day, all. */
  sizeOf?(chosen: Chosen): number | undefined
}

/** Describes what a page lists. The engine reads it page by page, and clamps, counts and links the pages. */
export interface ListRules<Model = Erased, Answer extends ListAnswer = ListAnswer<Card>> {
  /** Content types, by value or by name; a source of its own, which sorts and filters itself; or what is computed. */
  of: TypeName | readonly TypeName[] | ListSource<Answer, Model> | ComputedList<Answer, Model>
  where?: Where | ((input: { entry: Entry<Model>; context: PageContext }) => Where | Promise<Where>)
  /** Default: by title. */
  sort?: readonly Sort[]
  /** In place of `sort`, orders that visitors may choose. The first is the list's own, and is in no address. */
  sortOptions?: readonly SortOption[]
  /** Items on one page; default 24, which divides into two, three and four columns. */
  size?: number
  /** Filters by the name of their query parameter. A value is in the address as the slug of what visitors read: `?tag=sour-rye`. */
  filters?: Readonly<Record<string, Filter>>
}

/** A choice of a filter. */
export interface FilterChoice {
  /** As it is in the address. */
  value: string
  label: string
  /** Language of the label (BCP 47) where it is another than that of the page. */
  lang?: string | undefined
  /** How many items would be listed with it, the other filters kept. */
  count: number
  isChosen: boolean
}

/** An order that a list offers. */
export interface SortChoice {
  label: string
  /** As one control of a form sends it, like `startYear-descending`; empty for the list's own order. */
  value: string
  /** The same as it is in the address: `sort=startYear&order=descending`. */
  query: string
  isChosen: boolean
}

/** A link to the same list under another choice. */
export interface ListLink {
  label: string
  href: string
}

/** The days that a filter offers, and what is chosen of them. */
export interface DayChoice extends Partial<Span> {
  parameters: DayParameters
  offered: Span
  shortcuts: (ListLink & { isChosen: boolean })[]
}

/** A filter as it is shown. */
export interface ListFilter {
  name: string
  label: string
  single: boolean
  choices: FilterChoice[]
  /** In place of choices. */
  days?: DayChoice
  /** In place of choices, the words that were asked for; empty where none were. */
  words?: string
}

/** One page of a list. */
export interface ListPage<Answer extends ListAnswer = ListAnswer<Card>> {
  items: Answer['items'][number][]
  /** Holds what the source of the list answered, with all that it said beside. */
  answer: Answer
  /** How many there are on all pages. */
  total: number
  /** From 1. */
  page: number
  pages: number
  size: number
  /** In the order declared, those that offer something. */
  filters: ListFilter[]
  /** In the order declared; empty where none may be chosen. */
  sorts: SortChoice[]
  /** Holds what is chosen of filters, each with the address of the list without it. */
  chosen: ListLink[]
  /** Nothing is found: filters that alone hide everything, those that hide the most first, and how many without each. */
  remedies: (ListLink & { total: number })[]
  /** The declared query parameters, parsed, without the page, to be carried by links: the page's own, order, filters. */
  query: readonly (readonly [string, string])[]
  /** The same list without any filter holds so many. */
  unfiltered: number
}
