import type { z } from 'zod'
import type { AnyContentType, ContentType } from './content-type.ts'

/** A content type: by name (`{brand}` is filled in), by value, or as the page that declares it. */
export type TypeName = string | AnyContentType | { contentType: AnyContentType }

/** The fields of a type given by value; of one given by name nothing is known. */
export type ModelOfType<Type> = Type extends { contentType: infer Own }
  ? ModelOfType<Own>
  : Type extends ContentType<infer Schema, infer Enrichment, infer Derived>
    ? z.output<Schema> & Partial<Derived> & Partial<Enrichment>
    : Record<string, unknown>

/** The name of a content type, however it is given. */
export const typeNameOf = (type: TypeName): string =>
  typeof type === 'string' ? type : 'contentType' in type ? type.contentType.name : type.name
