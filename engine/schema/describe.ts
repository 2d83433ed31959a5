import { z } from 'zod'
import { type FieldMeta, fieldRegistry, type Loading } from './field-registry.ts'
import { labelOf, toWireName } from './names.ts'

/** A field as plain data, the same for every reader of schemas: normaliser, wire schema, include paths, loader. */
export type Field = {
  required: boolean
  aliases: readonly string[]
  wireName?: string
  label: string
  help?: string
  example?: unknown
  ownPageOnly?: boolean
  preload?: boolean
} & Pick<
  FieldMeta,
  'pattern' | 'min' | 'max' | 'length' | 'group' | 'when' | 'initial' | 'translate' | 'control' | 'deprecated'
> &
  (
    | { kind: Exclude<FieldMeta['kind'], 'group' | 'list' | 'reference' | 'blocks' | 'enum' | 'color'> }
    | { kind: 'blocks'; isTopLevel?: boolean }
    | { kind: 'enum' | 'color'; values: readonly string[]; labels?: FieldMeta['labels'] }
    | { kind: 'group'; fields: Fields; keys?: number; module?: string }
    | { kind: 'list'; of: Field; itemName?: string }
    | { kind: 'reference'; to: readonly string[]; load: Loading }
  )

/** Fields by model name. */
export type Fields = Readonly<Record<string, Field>>

const described = new WeakMap<z.ZodObject, Fields>()

/** A field of a schema that no field builder made. */
export interface FieldFault {
  /** Dotted, in model names. */
  field: string
  /** Follows the field as a sentence: `is "text", not a field`. */
  reason: string
  /** Not even a zod type: the schema cannot be used. */
  isNoType: boolean
}

/** Thrown once with every field that cannot be described. */
export class FieldsError extends Error {
  override name = 'FieldsError'
  readonly faults: readonly FieldFault[]

  constructor(faults: readonly FieldFault[]) {
    super(faults.map(({ field, reason }) => `The field "${field}" ${reason}.`).join(' '))
    this.faults = faults
  }
}

/**
 * Reads the fields of a schema made of field builders.
 * @throws FieldsError naming every field that was made of something else
 */
export function describeFields(schema: z.ZodObject): Fields {
  const known = described.get(schema)
  if (known) return known
  const { fields, faults } = describeAll(schema)
  if (faults.length > 0) throw new FieldsError(faults)
  described.set(schema, fields)
  return fields
}

/**
 * The same for schemas that may hold bare zod, as composed sections do: only what field builders made is described.
 * @throws FieldsError naming every field that is no zod type
 */
export function describeKnownFields(schema: z.ZodObject): Fields {
  const { fields, faults } = describeAll(schema)
  const broken = faults.filter(({ isNoType }) => isNoType)
  if (broken.length > 0) throw new FieldsError(broken)
  return fields
}

function describeAll(schema: z.ZodObject): { fields: Fields; faults: FieldFault[] } {
  const faults: FieldFault[] = []
  const fields = Object.entries(schema.shape).flatMap(([name, type]) => {
    try {
      return [[name, describeField(name, type as z.ZodType)] as const]
    } catch (error) {
      if (!(error instanceof FieldsError)) throw error
      faults.push(...error.faults)
      return []
    }
  })
  return { fields: withSuccessors(Object.fromEntries(fields), faults), faults }
}

/** Lets code read a deprecated field while content has what takes its place: that is one of its aliases. */
function withSuccessors(fields: Fields, faults: FieldFault[]): Fields {
  const entries = Object.entries(fields).map(([name, field]): [string, Field] => {
    const { use } = field.deprecated ?? {}
    if (use === undefined) return [name, field]
    const successor = fields[use]
    if (successor) return [name, { ...field, aliases: [successor.wireName ?? toWireName(use), ...field.aliases] }]
    faults.push({ field: name, reason: `is deprecated for "${use}", which is no field beside it`, isNoType: false })
    return [name, field]
  })
  return Object.fromEntries(entries)
}

/** The fields of a group. */
function describeWithin(name: string, schema: z.ZodObject): Fields {
  try {
    return describeFields(schema)
  } catch (error) {
    if (!(error instanceof FieldsError)) throw error
    throw new FieldsError(error.faults.map((fault) => ({ ...fault, field: `${name}.${fault.field}` })))
  }
}

const BUILDERS = 'write f.text(), f.html(), f.reference() …'

function describeField(name: string, type: z.ZodType): Field {
  if (typeof type === 'function')
    throw new FieldsError([{ field: name, reason: 'is a function that was not called; write ()', isNoType: true }])
  if (!(type instanceof z.ZodType))
    throw new FieldsError([
      { field: name, reason: `is ${JSON.stringify(type)}, not a field; ${BUILDERS}`, isNoType: true },
    ])
  let inner = type
  let meta: Partial<FieldMeta> = {}
  let required = true
  for (;;) {
    meta = { ...fieldRegistry.get(inner), ...meta }
    if (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault) {
      required = false
      inner = inner.unwrap() as z.ZodType
    } else break
  }
  const { aliases = [], label = labelOf(name), wireName, help, example, ownPageOnly, preload } = meta
  const { pattern, min, max, length, group, when, initial, translate, control, deprecated, itemName, labels } = meta
  const form = { pattern, min, max, length, group, when, initial, translate, control, deprecated }
  const common = { required, aliases, wireName, label, help, example, ownPageOnly, preload, ...form }
  if (inner instanceof z.ZodObject)
    return { ...common, kind: 'group', fields: describeWithin(name, inner), keys: meta.keys, module: meta.module }
  if (inner instanceof z.ZodArray && meta.kind !== 'blocks')
    return { ...common, kind: 'list', of: describeField(name, inner.element as z.ZodType), itemName }
  if (inner instanceof z.ZodEnum)
    return { ...common, kind: meta.kind === 'color' ? 'color' : 'enum', values: inner.options as string[], labels }
  if (meta.kind === 'reference') return { ...common, kind: 'reference', to: meta.to ?? [], load: meta.load ?? 'head' }
  if (meta.kind === 'blocks') return { ...common, kind: 'blocks', isTopLevel: meta.isTopLevel ?? false }
  if (!meta.kind || meta.kind === 'group' || meta.kind === 'list' || meta.kind === 'enum' || meta.kind === 'color')
    throw new FieldsError([{ field: name, reason: `was not made by a field builder; ${BUILDERS}`, isNoType: false }])
  return { ...common, kind: meta.kind }
}
