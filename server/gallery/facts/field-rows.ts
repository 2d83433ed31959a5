import { z } from 'zod'
import { type FieldKind, type FieldMeta, fieldRegistry } from '#engine/schema/field-registry.ts'
import { toWireName } from '#engine/schema/names.ts'

/** One line of a block's table of fields. */
export interface FieldRow {
  /** The way to the field, like `media[].caption.credit`. */
  name: string
  /** In words, like `list of references`. */
  type: string
  required: boolean
  /** As JSON; absent where there is none worth a word. */
  standard?: string
  /** Values to choose from. */
  choices: readonly string[]
  /** Content types that may be referred to; empty with a reference: any. */
  accepts: readonly string[]
  isReference: boolean
  /** Other names that are read. */
  also: readonly string[]
}

export interface FieldNaming {
  /** Names are those on the wire. */
  wire: boolean
  /** Fills placeholders like `{brand}` in names of content types. */
  fill: (name: string) => string
}

/** One and many of each kind. */
const WORDS: Record<Exclude<FieldKind, 'list'>, [string, string]> = {
  text: ['text', 'texts'],
  inline: ['rich text without paragraphs', 'rich texts without paragraphs'],
  html: ['rich text', 'rich texts'],
  int: ['whole number', 'whole numbers'],
  number: ['number', 'numbers'],
  bool: ['true or false', 'true or false'],
  date: ['date', 'dates'],
  datetime: ['date and time', 'dates and times'],
  time: ['time of day', 'times of day'],
  url: ['address', 'addresses'],
  email: ['email address', 'email addresses'],
  phone: ['phone number', 'phone numbers'],
  ratio: ['aspect ratio, like 16:9', 'aspect ratios, like 16:9'],
  color: ['colour of the theme', 'colours of the theme'],
  enum: ['choice', 'choices'],
  group: ['group', 'groups'],
  map: ['lists of texts by name', 'lists of texts by name'],
  reference: ['reference', 'references'],
  blocks: ['blocks', 'blocks'],
}
const CARD = ['entry shown as a card', 'entries shown as cards'] as const
const DATA = ['data from the page', 'data from the page'] as const

/** Kinds of schemas that no field builder made, as sections composed by pages may hold them. */
const PLAIN: Partial<Record<string, FieldKind>> = {
  string: 'text',
  number: 'number',
  int: 'int',
  boolean: 'bool',
  enum: 'enum',
  literal: 'enum',
  object: 'group',
  record: 'map',
}

/** The fields of a schema, groups before what is in them, as rows of a table. */
export function fieldRows(schema: z.ZodObject, naming: FieldNaming, prefix = ''): FieldRow[] {
  return Object.entries(schema.shape).flatMap(([name, type]) => {
    const { meta, ...own } = unwrap(type as z.ZodType)
    const spelled = prefix + (naming.wire ? (meta.wire ?? toWireName(name)) : name)
    return rowsOf(spelled, { meta, ...own }, naming)
  })
}

interface Unwrapped {
  inner: z.ZodType
  meta: Partial<FieldMeta>
  required: boolean
  standard: unknown
}

function unwrap(type: z.ZodType): Unwrapped {
  let inner = type
  let meta: Partial<FieldMeta> = {}
  let standard: unknown
  let required = true
  for (;;) {
    meta = { ...fieldRegistry.get(inner), ...meta }
    if (inner instanceof z.ZodDefault) standard = inner.def.defaultValue
    else if (!(inner instanceof z.ZodOptional)) return { inner, meta, required, standard }
    required = false
    inner = inner.unwrap() as z.ZodType
  }
}

function rowsOf(name: string, field: Unwrapped, naming: FieldNaming): FieldRow[] {
  const { inner, meta, required, standard } = field
  const isList = inner instanceof z.ZodArray && meta.kind !== 'blocks'
  const item = isList ? unwrap(inner.element as z.ZodType) : field
  const kind = item.meta.kind ?? PLAIN[item.inner.def.type]
  const words = !kind || kind === 'list' ? DATA : item.meta.as === 'card' ? CARD : WORDS[kind]
  const row: FieldRow = {
    name,
    type: isList ? `list of ${words[1]}` : words[0],
    required,
    ...(isWorthAWord(standard) && { standard: JSON.stringify(standard) }),
    choices: choicesOf(item.inner),
    accepts: (item.meta.to ?? []).map(naming.fill),
    isReference: kind === 'reference',
    also: meta.also ?? [],
  }
  if (!(item.inner instanceof z.ZodObject)) return [row]
  return [row, ...fieldRows(item.inner, naming, `${name}${isList ? '[]' : ''}.`)]
}

const isWorthAWord = (standard: unknown): boolean =>
  standard !== undefined && !(Array.isArray(standard) && standard.length === 0)

function choicesOf(type: z.ZodType): string[] {
  if (type instanceof z.ZodEnum) return type.options.map(String)
  return type instanceof z.ZodLiteral ? [...type.def.values].map(String) : []
}
