import { z } from 'zod'

export type FieldKind =
  | 'text'
  | 'inline'
  | 'html'
  | 'int'
  | 'number'
  | 'bool'
  | 'date'
  | 'datetime'
  | 'time'
  | 'ratio'
  | 'url'
  | 'email'
  | 'phone'
  | 'color'
  | 'enum'
  | 'group'
  | 'list'
  | 'map'
  | 'reference'
  | 'blocks'

export interface FieldMeta {
  kind: FieldKind
  /** Other wire names that are read, in this order, when the main one has no data. */
  also?: readonly string[]
  /** The name on the wire where it is not the model name in wire spelling. */
  wire?: string
  /** A group with fewer keys than this on the wire is invalid; `_metadata` counts. */
  keys?: number
  /** Content types a reference may lead to; empty: any. */
  to?: readonly string[]
  /** `card`: the engine loads what is referred to as a card. */
  as?: 'card'
}

/** What a zod type alone does not say of a field. */
export const fieldRegistry = z.registry<FieldMeta>()

export const field = <Type extends z.ZodType>(type: Type, meta: FieldMeta): Type => {
  fieldRegistry.add(type, meta)
  return type
}
