import { z } from 'zod'
import type { Section } from '../contract/block.ts'
import type { Card } from '../contract/card.ts'
import type { Reference } from '../contract/entry.ts'
import type { Image } from '../contract/image.ts'
import { field, fieldRegistry } from './field-registry.ts'
import { RATIO_PATTERN } from './wire-schema.ts'

/**
 * The field builders that content types and blocks are made of. Every field is optional until wrapped in `required`;
 * absent, null, empty text, empty list and a group without data are one and the same: no data.
 */
const words = () => z.string().min(1)

/** Plain text; `<` and `&` are shown as written. */
export const text = () => field(words().optional(), { kind: 'text' })
/** A rich-text fragment with block tags, sanitised when it arrives. */
export const html = () => field(words().optional(), { kind: 'html' })
/** Rich text without block tags. */
export const inlineHtml = () => field(words().optional(), { kind: 'inline' })
export const integer = () => field(z.number().int().optional(), { kind: 'int' })
export const number = () => field(z.number().optional(), { kind: 'number' })
export const bool = () => field(z.boolean().default(false), { kind: 'bool' })
/** `YYYY-MM-DD` in the institution's zone; a date-time is read too. */
export const date = () => field(words().optional(), { kind: 'date' })
/** ISO 8601 with offset; without one, in the institution's zone. */
export const dateTime = () => field(words().optional(), { kind: 'datetime' })
/** `HH:mm`, 24 hours, local. */
export const time = () => field(words().optional(), { kind: 'time' })
/** A path, an anchor, `mailto:`, `tel:` or `http(s)`. */
export const url = () => field(words().optional(), { kind: 'url' })
/** Width to height, like `16:9`. */
export const ratio = () => field(z.string().regex(new RegExp(RATIO_PATTERN)).optional(), { kind: 'ratio' })
export const email = () => field(words().optional(), { kind: 'email' })
export const phone = () => field(words().optional(), { kind: 'phone' })

export const colors = [
  'blue',
  'garden',
  'magenta',
  'white',
  'black',
  'grey',
  'orange',
  'sunset',
  'yellow',
  'garden-light',
  'sky',
  'navy',
  'bronze',
  'warm-grey',
] as const
export type Color = (typeof colors)[number]
/** A colour of the theme by name. */
export const color = () => field(z.enum(colors).optional(), { kind: 'color' })
export const choice = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  field(z.enum(values).optional(), { kind: 'enum' })

/** Fields under one name; without data in any of them the group is absent. */
export const group = <Shape extends z.ZodRawShape>(shape: Shape) => field(z.object(shape).optional(), { kind: 'group' })
/** A list of any field. */
export const list = <Type extends z.ZodType>(of: Type) => field(z.array(unwrapped(of)).default([]), { kind: 'list' })
/** An object with free keys, each a list of texts. */
export const map = () => field(z.record(z.string(), z.array(z.string())).optional(), { kind: 'map' })

const stub = <Model>() => z.custom<Reference<Model>>(isReference, 'is no reference')
const isReference = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'uid' in value && 'contentType' in value

/**
 * A reference to an entry of one of the named types (none: any type). The names need not be installed; `Model` says
 * what the reader expects of the entry once it is included.
 */
export const reference = <Model = Record<string, unknown>>(...to: readonly string[]) =>
  field(stub<Model>().optional(), { kind: 'reference', to })
/** The same, all that resolve, in order. */
export const references = <Model = Record<string, unknown>>(...to: readonly string[]) =>
  field(z.array(field(stub<Model>(), { kind: 'reference', to })).default([]), { kind: 'list' })

const isCard = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('title' in value || 'uid' in value)
const cardValue = () => z.custom<Card>(isCard, 'is no card')
/** A reference that is shown as a card: the engine loads it with what its content type declares. No names: any type with a card. */
export const card = (...to: readonly string[]) => field(cardValue().optional(), { kind: 'reference', to, as: 'card' })
export const cards = (...to: readonly string[]) =>
  field(z.array(field(cardValue(), { kind: 'reference', to, as: 'card' })).default([]), { kind: 'list' })

/** A picture. */
export const image = () =>
  field(z.custom<Image & { uid?: string }>(isObject, 'is no picture').optional(), { kind: 'reference', to: ['image'] })
export const images = () =>
  field(
    z
      .array(field(z.custom<Image & { uid?: string }>(isObject, 'is no picture'), { kind: 'reference', to: ['image'] }))
      .default([]),
    { kind: 'list' },
  )
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

/** Content blocks that editors put in any order. */
export const blocks = () =>
  field(
    z
      .array(z.custom<Section>((value) => isObject(value) && 'blockType' in (value as object), 'is no block'))
      .default([]),
    {
      kind: 'blocks',
    },
  )

type Unwrapped<Type> = Type extends z.ZodOptional<infer Inner> | z.ZodDefault<infer Inner> ? Inner : Type

const unwrapped = <Type extends z.ZodType>(type: Type): Unwrapped<Type> => {
  if (!(type instanceof z.ZodOptional || type instanceof z.ZodDefault)) return type as Unwrapped<Type>
  const inner = type.unwrap() as z.ZodType
  const meta = fieldRegistry.get(type)
  if (meta && !fieldRegistry.has(inner)) fieldRegistry.add(inner, meta)
  return inner as Unwrapped<Type>
}

/** Makes a field mandatory: without data the entry, block or list item that holds it is not loaded. */
export const required = <Type extends z.ZodType>(type: Type): Unwrapped<Type> => {
  const inner = unwrapped(type)
  return (
    inner instanceof z.ZodArray ? field(inner.min(1), { kind: 'list', ...fieldRegistry.get(inner) }) : inner
  ) as Unwrapped<Type>
}

/** Gives a field a name of its own on the wire, as where one group stands under several names. */
export const named = <Type extends z.ZodType>(type: Type, wire: string): Type => {
  const meta = fieldRegistry.get(type)
  if (!meta) throw new Error('named() takes a field made by a field builder')
  fieldRegistry.add(type, { ...meta, wire })
  return type
}

/** Further wire names that are read, in this order, when the field's own name has no data. */
export const also = <Type extends z.ZodType>(type: Type, ...names: readonly string[]): Type => {
  const meta = fieldRegistry.get(type)
  if (!meta) throw new Error('also() takes a field made by a field builder')
  fieldRegistry.add(type, { ...meta, also: names })
  return type
}
