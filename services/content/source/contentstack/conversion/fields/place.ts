import { isRecord } from 'atrium'
import type { Field, Fields } from '#engine/host.ts'
import type { Context } from '../context.ts'
import { listOf } from '../values/bounded.ts'

/** A field as the vendor's schema describes it. */
export type OwnField = Readonly<Record<string, unknown>>

/** Where a value is. */
export interface Place {
  /** Undefined where the schema was not delivered, or lacks the field. */
  own?: OwnField
  /** The site's own field; undefined where it has none, or nothing is known of it. */
  site?: Field
  path: string
  depth: number
}

/** Converts what is within a field. */
export interface Converters {
  fields(
    record: Readonly<Record<string, unknown>>,
    schema: unknown,
    site: Fields | undefined,
    place: Place,
    context: Context,
  ): Record<string, unknown>
  /** @returns undefined, or an empty list, where nothing is left */
  value(value: unknown, place: Place, context: Context): unknown
}

export const ownFieldsOf = (schema: unknown): ReadonlyMap<unknown, OwnField> =>
  new Map(listOf(schema).flatMap((field) => (isRecord(field) ? [[field.uid, field] as const] : [])))
