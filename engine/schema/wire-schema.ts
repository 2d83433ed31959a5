import { defined } from '../base/defined.ts'
import type { Field, Fields } from './describe.ts'
import { spellingsOf } from './spelling.ts'

/** A JSON Schema (2020-12) or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>

/**
 * A path, an anchor, `mailto:`, `tel:` or `http(s):`; never another scheme, nor an address that leaves the host by `//`,
 * aliases with a tab or a new line between, which browsers do not see.
 */
export const LINK_PATTERN =
  '^\\s*(?:/(?![/\\\\\\t\\n\\r])|#|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Tt][Ee][Ll]:|[Hh][Tt][Tt][Pp][Ss]?://)'
/** Width to height, like `16:9` or `1.91:1`. */
export const RATIO_PATTERN = '^[1-9]\\d{0,3}(?:\\.\\d{1,3})?:[1-9]\\d{0,3}(?:\\.\\d{1,3})?$'
/** Format name for a day or an instant: `YYYY-MM-DD`, or ISO 8601 with or without offset. */
export const DATE_FORMAT = 'day-or-instant'
/** Longest rich text of one field, in characters: some 80,000 words. */
export const MAX_RICH_TEXT = 500_000
/** Longest plain text, in characters: a page prints a title in ten places. */
export const MAX_TEXT = 10_000
/** Longest address: browsers and servers take no longer ones. */
const MAX_URL = 8000
/** The schema that fields of blocks in texts refer to; see `blocksWireSchemas`. */
export const BLOCKS_ID = 'blocks.json'
/** The schema that fields of blocks at the top level of pages refer to. */
export const PAGE_BLOCKS_ID = 'page-blocks.json'

/**
 * The shape of an object on the wire, derived from its fields: snake_case keys, every accepted spelling, references as
 * lists of stubs, blocks by reference to `blocks.json`; with label and help of each field as `title` and `description`.
 *
 * @param fill fills placeholders like `{brand}` in names of content types
 * @param note adds to the schema of each field what a reader of the schema shows of it
 */
export function wireSchema(
  fields: Fields,
  fill: (name: string) => string = (name) => name,
  note: Note = (schema) => schema,
): JsonSchema {
  const { named, keys, dotted } = spellingsOf(fields)
  const mains = new Set(named.map(({ main }) => main))
  const mainOf = new Map(named.map(({ main, field }) => [field, main]))
  const properties: Record<string, JsonSchema> = Object.fromEntries(
    [...keys].map(([key, { field }]) => [
      key,
      mains.has(key)
        ? note(described(valueSchema(field, fill, note), field), field, fields)
        : { ...shorthandSchema(field, fill), title: field.label, description: aliasOf(mainOf.get(field)) },
    ]),
  )
  for (const { group, name, field } of dotted) {
    const inner = { ...(properties[group]?.properties as object), [name]: valueSchema(field, fill) }
    properties[group] = { type: 'object', properties: inner }
  }
  const demands = named.flatMap(({ main, field }) => (field.required ? [demand([main, ...field.aliases])] : []))
  return { type: 'object', properties, ...(demands.length > 0 && { allOf: demands }) }
}

/** @param fields those of the object that the field is in */
export type Note = (schema: JsonSchema, field: Field, fields: Fields) => JsonSchema

const described = (schema: JsonSchema, field: Field): JsonSchema => {
  const module = field.kind === 'group' && field.module && `${field.module}.`
  const form = schema.description && `${schema.description}.`
  const description = [module, field.help, form].filter(Boolean).join(' ')
  return defined({ ...schema, title: field.label, description: description || undefined })
}

const aliasOf = (main: string | undefined) => `Read in place of "${main}" where that has no data.`

/** At least one of the spellings is there; a dotted one reaches into a group. */
const demand = (names: readonly string[]): JsonSchema => {
  const alternatives = names.map((name) => name.split('.')).map(presence)
  return alternatives.length === 1 ? (alternatives[0] as JsonSchema) : { anyOf: alternatives }
}

const presence = ([name = '', ...rest]: string[]): JsonSchema => ({
  required: [name],
  ...(rest.length > 0 && { properties: { [name]: presence(rest) } }),
})

function valueSchema(field: Field, fill: (name: string) => string, note?: Note): JsonSchema {
  switch (field.kind) {
    case 'group':
      return { ...wireSchema(field.fields, fill, note), ...(field.keys && { minProperties: field.keys }) }
    case 'list':
      return {
        type: 'array',
        items: field.of.kind === 'reference' ? stubSchema(field.of.to, fill) : itemSchema(field, fill, note),
        ...atLeastOne(field),
      }
    case 'reference':
      return { type: 'array', items: stubSchema(field.to, fill), ...atLeastOne(field) }
    case 'blocks':
      return { $ref: field.isTopLevel ? PAGE_BLOCKS_ID : BLOCKS_ID, ...atLeastOne(field) }
    case 'enum':
    case 'color':
      return { enum: field.values }
    default:
      return scalarSchema(field)
  }
}

/** Of items that are no group, which say for themselves what they are, the list speaks. */
const itemSchema = ({ of }: Field & { kind: 'list' }, fill: (name: string) => string, note?: Note): JsonSchema => {
  const schema = valueSchema(of, fill, note)
  return note && (of.kind === 'enum' || of.kind === 'color') ? note(schema, of, {}) : schema
}

/** Returns what a single value has to be, with what the field asks of it. */
export const scalarSchema = ({ kind, pattern, min, max }: Field): JsonSchema => ({
  ...SCALARS[kind as keyof typeof SCALARS],
  ...defined({ pattern, minimum: min, maximum: max }),
})

const atLeastOne = (field: Field) => field.required && { minItems: 1 }

const stubSchema = (to: readonly string[], fill: (name: string) => string): JsonSchema => ({
  type: 'object',
  properties: {
    uid: { type: 'string' },
    _content_type_uid: to.length > 0 ? { enum: to.map(fill) } : { type: 'string' },
  },
  required: ['uid', '_content_type_uid'],
})

/** Under a further spelling one group means a list of one, and a plain value for a group of one field. */
function shorthandSchema(field: Field, fill: (name: string) => string): JsonSchema {
  const whole = valueSchema(field, fill)
  const single = singleOf(field)
  if (!single) return whole
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  return { if: { type: single.kind === 'group' ? 'object' : 'string' }, then: valueSchema(single, fill), else: whole }
}

/** Returns what one value means where a list of groups or a group of one field is expected. */
export function singleOf(field: Field): Field | undefined {
  if (field.kind === 'list') return field.of.kind === 'group' ? field.of : undefined
  if (field.kind !== 'group') return undefined
  const inner = Object.values(field.fields)
  return inner.length === 1 ? inner[0] : undefined
}

const string = (facts: JsonSchema = {}): JsonSchema => ({ type: 'string', minLength: 1, ...facts })
const html = (description: string) => string({ maxLength: MAX_RICH_TEXT, contentMediaType: 'text/html', description })

/** How a value of a kind is written, where the kind alone does not say it. */
export const formOf = (kind: Field['kind']): string | undefined =>
  kind in SCALARS ? (SCALARS[kind as keyof typeof SCALARS].description as string | undefined) : undefined

const SCALARS: Record<
  Exclude<Field['kind'], 'group' | 'list' | 'reference' | 'blocks' | 'enum' | 'color'>,
  JsonSchema
> = {
  text: string({ maxLength: MAX_TEXT }),
  html: html('HTML, like <p>words</p>'),
  inline: { ...html('HTML without block tags, like <em>words</em>'), maxLength: MAX_TEXT },
  int: { type: 'integer' },
  number: { type: 'number' },
  bool: { type: 'boolean' },
  date: string({ format: DATE_FORMAT, description: "YYYY-MM-DD in the institution's zone; a date-time is read too" }),
  datetime: string({ format: DATE_FORMAT, description: "ISO 8601; without offset in the institution's zone" }),
  time: string({ pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d$', description: 'HH:mm, 24 hours, local' }),
  url: string({ maxLength: MAX_URL, pattern: LINK_PATTERN, description: 'A path, #anchor, mailto:, tel: or http(s)' }),
  ratio: string({ pattern: RATIO_PATTERN, description: 'Width to height, like 16:9' }),
  email: string({ maxLength: MAX_TEXT }),
  phone: string({ maxLength: MAX_TEXT }),
  map: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string', maxLength: MAX_RICH_TEXT } } },
}
