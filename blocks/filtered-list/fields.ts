import { z } from 'zod'
import type { Card } from '#engine'
import { cardParts, listingSizes } from '#ui/card/card-size.ts'

const count = z.number().int().nonnegative()

const filter = z.object({
  /** Of the parameter in the address. */
  name: z.string(),
  label: z.string(),
  /** One choice at a time. */
  single: z.boolean().default(false),
  /** `count`: how many would be listed with it. */
  choices: z.array(z.object({ value: z.string(), label: z.string(), count, isChosen: z.boolean() })),
})

/** An order, as the form sends it and as it stands in the address: both empty for the list's own. */
const sort = z.object({ label: z.string(), value: z.string(), query: z.string(), isChosen: z.boolean() })

/** A list that is filtered and sorted by its address. */
export const schema = z.object({
  /** Printed by the page type. */
  heading: z.string().optional(),
  /** Written by an editor. */
  title: z.string().optional(),
  /** Address of the list without any filter. */
  path: z.string(),
  items: z.array(z.custom<Card>()).default([]),
  size: z.enum(listingSizes).default('medium'),
  /** What cards show beside their titles; default: what the size shows. */
  show: z.array(z.enum(cardParts)).optional(),
  /** What is listed, as it is called beside `total`, beside `unfiltered`, and where there is none. */
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
  /** What is chosen, each with the address of the list without it. */
  chosen: z.array(z.object({ label: z.string(), href: z.string() })).default([]),
  /** The address's query as pairs: what the list is asked for beside its filters, and the choice. */
  query: z.array(z.tuple([z.string(), z.string()])).default([]),
})

export type FilteredListFields = z.output<typeof schema>
export type FilterField = z.output<typeof filter>

/** What of the query is no choice of a filter: links that remove filters carry it. */
export const carriedBy = ({ query, filters }: Pick<FilteredListFields, 'query' | 'filters'>): [string, string][] =>
  query.filter(([name]) => !filters.some((own) => own.name === name))
