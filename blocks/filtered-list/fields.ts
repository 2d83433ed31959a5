import { type Card, f, type ListPage } from 'atrium'
import { headingFields } from 'atrium/model/page/printed.ts'
import { cardParts, listingSizes } from 'atrium/ui/card/card-size.ts'
import { z } from 'zod'

const count = z.number().int().nonnegative()

type FilterChoice = ListPage['filters'][number]['choices'][number]
/** The days that a filter offers, and what is chosen of them. */
export type DayChoice = NonNullable<ListPage['filters'][number]['days']>

const filter = z.object({
  /** Of the parameter in the address. */
  name: z.string(),
  label: z.string(),
  /** One choice at a time. */
  single: z.boolean().default(false),
  choices: z.array(z.custom<FilterChoice>()),
  /** In place of choices. */
  days: z.custom<DayChoice>().optional(),
  /** In place of choices, the words that were asked for. */
  words: z.string().optional(),
})
const link = z.object({ label: z.string(), href: z.string() })

/** An order, as the form sends it and as it is in the address: both empty for the list's own. */
const sort = z.object({ label: z.string(), value: z.string(), query: z.string(), isChosen: z.boolean() })

/** A list that is filtered and sorted by its address. */
export const schema = z.object({
  ...headingFields(),
  /** Address of the list without any filter. */
  path: z.string(),
  /** Beside the heading. */
  cta: f.link(),
  items: z.array(z.custom<Card>()).default([]),
  /** In place of cards: blocks that show the items in their own way. */
  results: f.blocks(),
  /** Is under the links to other pages. */
  after: f.blocks(),
  size: z.enum(listingSizes).default('medium'),
  /** Says what cards show beside their titles; default: what the size shows. */
  show: z.array(z.enum(cardParts)).optional(),
  /** Holds what is listed, as it is called beside `total`, beside `unfiltered`, and where there is none. */
  nouns: z.object({ total: z.string(), all: z.string(), none: z.string() }),
  /** How many there are with these filters, on all pages, and without any. */
  total: count,
  unfiltered: count,
  /** From 1. */
  page: z.number().int().positive(),
  pages: z.number().int().positive(),
  filters: z.array(filter),
  /** Orders that may be chosen. */
  sorts: z.array(sort).default([]),
  /** Holds what is chosen, each with the address of the list without it. */
  chosen: z.array(link).default([]),
  /** Nothing is found: filters that alone hide everything, and how many there are without each. */
  remedies: z.array(link.extend({ total: count })).default([]),
  /** Is in place of everything where there is nothing without filters either. */
  empty: z.string().optional(),
  /** The address's query as pairs: what the list is asked for beside its filters, and the choice. */
  query: z.array(z.tuple([z.string(), z.string()])).default([]),
})

export type FilteredListFields = z.output<typeof schema>
export type FilterField = z.output<typeof filter>

/** Returns what of the query is no choice of a filter: links that remove filters carry it. */
export function carriedBy({ query, filters }: Pick<FilteredListFields, 'query' | 'filters'>): [string, string][] {
  const own = filters.flatMap(({ name, days }) => (days ? Object.values(days.parameters) : [name]))
  return query.filter(([name]) => !own.includes(name))
}
