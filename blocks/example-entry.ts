import type { ContentType, Entry, EntryHead } from 'atrium'
import type { z } from 'zod'

/** The fields of an entry that an example gives; what a type requires beyond them is left out. */
type Given<Schema extends z.ZodObject, Enrichment> = Partial<z.input<Schema>> &
  Partial<Enrichment> &
  Partial<Pick<EntryHead, 'path'>>

/**
 * An entry as it is after loading, for examples: with the defaults of its fields, and with what its type derives.
 *
 * @param type a content type, or the name of one that an area declares
 */
export function loaded<Schema extends z.ZodObject, Enrichment extends object, Derived extends object>(
  type: ContentType<Schema, Enrichment, Derived>,
  uid: string,
  title: string,
  fields: Given<Schema, Enrichment>,
): Entry<z.output<Schema> & Partial<Derived> & Partial<Enrichment>>
export function loaded<Model extends object>(type: string, uid: string, title: string, fields: Model): Entry<Model>
export function loaded(
  type: string | ContentType<z.ZodObject, any, any>,
  uid: string,
  title: string,
  fields: Record<string, unknown>,
): Entry {
  const head = { uid, title, name: title, path: null, version: 1 }
  if (typeof type === 'string') return { ...head, contentType: type, ...fields }
  const contentType = type.name.replace('{brand}', 'ellery')
  const entry: Entry = { ...head, contentType, ...fields, ...withDefaults(type.schema, fields) }
  const derived: Partial<Entry> = type.derive?.({ entry: entry as never }) ?? {}
  const name = [derived.name, derived.displayTitle, entry.displayTitle, title].find(Boolean)
  return { ...entry, ...derived, name: name as string }
}

/** Returns what the schema makes of each field that fits it. */
function withDefaults({ shape }: z.ZodObject, fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const { success, data } = (field as z.ZodType).safeParse(fields[name])
      return success && data !== undefined ? [[name, data]] : []
    }),
  )
}
