import type { z } from 'zod'
import type { ContentType } from '../contract/content/content-type.ts'

/**
 * Declares a content type without a page of its own: a plain, frozen value that says what an entry holds and how other
 * areas show it. It is in `types/` of an area or of a folder of `model/`. A type with a page is declared by its page.
 *
 * @example
 * export default defineContentType({
 *   name: 'quote',
 *   label: 'Quote',
 *   schema: z.object({ body: f.required(f.html()) }),
 * })
 */
export function defineContentType<
  Schema extends z.ZodObject,
  Enrichment extends object = object,
  Derived extends object = object,
>(definition: ContentType<Schema, Enrichment, Derived>): ContentType<Schema, Enrichment, Derived> {
  return Object.freeze(definition)
}
