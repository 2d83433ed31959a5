import type { z } from 'zod'
import type { AnyContentType, ContentType } from '../contract/content/content-type.ts'
import type { Entry, EntryHead } from '../contract/content/entry.ts'
import type { AnyPage } from '../contract/page/page.ts'

/** A content type as a value, or a page, which has one. */
export type TypeValue = AnyContentType | AnyPage

/** Holds what is known of a loaded entry of a type; of a type named by text only the head. */
export type EntryOf<Type> = Type extends { contentType: infer Own }
  ? EntryOf<Own>
  : Type extends ContentType<infer Schema, infer Enrichment, infer Derived>
    ? Entry<z.output<Schema> & Partial<Derived> & Partial<Enrichment>>
    : EntryHead & { displayTitle?: string }

type Keys<Union> = Union extends unknown ? keyof Union : never
type ValueAt<Union, Key> = Union extends unknown ? (Key extends keyof Union ? Union[Key] : undefined) : never

/** An entry of one of several types: every field of any of them, optional where not all have it. */
export type AnyOf<Union> = [Union] extends [EntryHead]
  ? EntryHead & { [Key in Exclude<Keys<Union>, keyof EntryHead>]?: ValueAt<Union, Key> }
  : never

/** Says what a field holds that refers to entries of one or several types. */
export type Referred<Types extends readonly unknown[]> = Types extends readonly [infer Only]
  ? EntryOf<Only>
  : AnyOf<EntryOf<Types[number]>>

/** The names of content types, whether given by value or by name. */
export const namesOf = (types: readonly (string | TypeValue)[]): string[] =>
  types.map((type) => (typeof type === 'string' ? type : 'contentType' in type ? type.contentType.name : type.name))
