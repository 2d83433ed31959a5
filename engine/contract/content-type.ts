import type { z } from 'zod'
import type { Card } from './card.ts'
import type { Log, Ports } from './context.ts'
import type { Entry, EntryHead } from './entry.ts'
import type { DateFormats } from './ports/clock.ts'

/** How an entry of this type stands in another area's listing. */
export interface CardMapping<Model> {
  /** Wire paths of the references that `map` reads, like `hero.image`. */
  include?: readonly string[]
  /** What the card shows. The engine fills in title, link and language where this leaves them out. */
  map?(entry: Entry<Model>, help: { dates: DateFormats }): Partial<Card>
}

/** What site search indexes of an entry. */
export interface SearchDocument {
  title: string
  description?: string
  text?: string
  /** Label of the kind of result, like `Article`. */
  type?: string
}

export interface ContentType<Schema extends z.ZodObject = z.ZodObject, Facts extends object = object> {
  /** The content type uid, in wire spelling; `{brand}` stands for the institution's brand key. */
  name: string
  /** The name that editors read. */
  label: string
  /** The entry's own fields, in model names and built from the field builders; the envelope is added by the engine. */
  schema: Schema
  /**
   * Model fields, dotted and derived ones too, that lists filter or sort by. In the store a scalar becomes an order, a
   * reference or list a filter within each of these orders: name the references that lists are filtered by.
   */
  index?: readonly string[]
  /** Fields computed from the entry alone, stored with it and open to queries. */
  derive?(entry: Entry<z.output<Schema>>): Record<string, unknown>
  /**
   * Facts that come from a service and are not stored. The engine asks for them wherever an entry of this type is shown:
   * as a page, by an include, in a card; once for an entry and page, all at the same time. They win over the entry's own
   * fields. A failure is logged and costs the facts alone. What is made with them is made anew after a quarter of an hour.
   *
   * @param entry as it is shown, included references in their places
   * @returns undefined when there is nothing to ask; null when the service knows nothing of the entry
   */
  enrich?(entry: Entry<z.output<Schema>>, outside: { ports: Ports; log: Log }): Promise<Facts | null> | undefined
  /** Present: entries of this type may stand wherever a card is expected. */
  card?: CardMapping<z.output<Schema> & Partial<Facts>>
  search?(entry: Entry<z.output<Schema>>): SearchDocument
  /** `fixed`: the dates of this type are not moved with the demo anchor. */
  demoDates?: 'shifted' | 'fixed'
}

/** The model of a content type: its own fields after the envelope. */
export type ModelOf<Type> =
  Type extends ContentType<infer Schema, infer Facts> ? EntryHead & z.output<Schema> & Partial<Facts> : never

/**
 * Declares a content type: a plain, frozen value that says what an entry holds and how other areas show it.
 *
 * @example
 * export const topicTag = defineContentType({
 *   name: 'topic_tag',
 *   label: 'Topic tag',
 *   schema: z.object({}),
 *   card: {},
 * })
 */
export function defineContentType<Schema extends z.ZodObject, Facts extends object = object>(
  definition: ContentType<Schema, Facts>,
): ContentType<Schema, Facts> {
  return Object.freeze(definition)
}
