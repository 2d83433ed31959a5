import { z } from 'zod'
import type { FieldRow } from '../../contract/site/installed.ts'
import { type FieldKind, type FieldMeta, fieldRegistry } from '../../schema/field-registry.ts'
import { type Choice, choicesOf } from '../../schema/form/choices.ts'
import { labelOf, toWireName } from '../../schema/names.ts'
import { formOf } from '../../schema/wire-schema.ts'
import { formWords } from './form-words.ts'
import { cardWords, dataWords, kindWords } from './kind-words.ts'

export interface FieldNaming {
  /** Names are those on the wire. */
  wire: boolean
  /** Fills placeholders like `{brand}` in names of content types. */
  fill: (name: string) => string
}

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

/** Where fields are: the path of their group, and how deep. */
interface Position {
  prefix: string
  depth: number
}

/** Lists the fields of a schema, groups before what is in them. */
export function fieldRows(
  { shape }: Pick<z.ZodObject, 'shape'>,
  naming: FieldNaming,
  { prefix, depth }: Position = { prefix: '', depth: 0 },
): FieldRow[] {
  return Object.entries(shape).flatMap(([name, type]) => {
    const field = unwrap(type as z.ZodType)
    const spelled = prefix + (naming.wire ? (field.meta.wireName ?? toWireName(name)) : name)
    return rowsOf(spelled, field.meta.label ?? labelOf(name), depth, field, naming)
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

function rowsOf(name: string, label: string, depth: number, field: Unwrapped, naming: FieldNaming): FieldRow[] {
  const { inner, meta, required, standard } = field
  const isList = inner instanceof z.ZodArray && meta.kind !== 'blocks'
  const item = isList ? unwrap(inner.element as z.ZodType) : field
  const kind = item.meta.kind ?? PLAIN[item.inner.def.type]
  const isCard = item.meta.load === 'card'
  const row: FieldRow = {
    name,
    depth,
    label,
    help: meta.help,
    type: typeWords({ kind, isCard, isList, module: meta.module }),
    form: kind && kind !== 'list' ? formOf(kind) : undefined,
    required,
    ...(isWorthAWord(standard) && { standard: JSON.stringify(standard) }),
    choices: choicesIn(item),
    notes: formWords(meta),
    accepts: (item.meta.to ?? []).map(naming.fill),
    isReference: kind === 'reference',
    isCard,
    isBlocks: kind === 'blocks',
    isTopLevel: item.meta.isTopLevel ?? false,
    also: (naming.wire && meta.aliases) || [],
  }
  if (!(item.inner instanceof z.ZodObject)) return [row]
  return [row, ...fieldRows(item.inner, naming, { prefix: `${name}${isList ? '[]' : ''}.`, depth: depth + 1 })]
}

interface Kind {
  kind: FieldKind | undefined
  isCard: boolean
  isList: boolean
  module: string | undefined
}

function typeWords({ kind, isCard, isList, module }: Kind): string {
  if (module) return `module: ${module}`
  const [one, many] = !kind || kind === 'list' ? dataWords : isCard ? cardWords : kindWords[kind]
  return isList ? `list of ${many}` : one
}

const isWorthAWord = (standard: unknown): boolean =>
  standard !== undefined && !(Array.isArray(standard) && standard.length === 0)

function choicesIn({ inner, meta: { labels } }: Unwrapped): Choice[] {
  if (inner instanceof z.ZodEnum) return choicesOf({ values: inner.options.map(String), labels })
  return inner instanceof z.ZodLiteral ? choicesOf({ values: [...inner.def.values].map(String), labels }) : []
}
