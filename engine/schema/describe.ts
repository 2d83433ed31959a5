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
  dayOnly?: boolean
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

/** A field of a schema that cannot be one. */
export interface FieldFault {
  /** Dotted, in model names. */
  field: string
  /** Follows the field as a sentence: `is "text", not a field`. */
  reason: string
  /** Default: to build it from the field builders. */
  remedy?: string
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
  const faults: FieldFault[] = []
  return sound(describeWhole(schema, faults) ?? {}, faults)
}

/**
 * The same for schemas that may hold bare zod, as composed sections do: only what field builders made is described.
 * @throws FieldsError naming every field that is no zod type
 */
export function describeKnownFields(schema: z.ZodObject): Fields {
  const faults: FieldFault[] = []
  const fields = describeAll(schema, faults)
  const broken = faults.filter(({ isNoType }) => isNoType)
  return sound(fields, broken)
}

/** @throws FieldsError with the faults, where there are any */
export function sound(fields: Fields, faults: FieldFault[]): Fields {
  if (faults.length > 0) throw new FieldsError(faults)
  return fields
}

/** @param faults empty, for what is found. @returns undefined where there is one. Nothing throws: a start meets hundreds in bare zod */
function describeWhole(schema: z.ZodObject, faults: FieldFault[]): Fields | undefined {
  const known = described.get(schema)
  if (known) return known
  const fields = describeAll(schema, faults)
  if (faults.length > 0) return undefined
  described.set(schema, fields)
  return fields
}

function describeAll(schema: z.ZodObject, faults: FieldFault[]): Fields {
  const fields: Record<string, Field> = {}
  for (const [name, type] of Object.entries(schema.shape)) {
    const field = describeField(name, type as z.ZodType, faults)
    if (name in Object.prototype) faults.push(takenName(name, 'every object of JavaScript has it', true))
    else if (field) fields[name] = field
  }
  faults.push(...sharedWireNames(fields))
  return withSuccessors(fields, faults)
}

export const takenName = (field: string, why: string, isNoType = false): FieldFault => {
  return { field, reason: `is not valid: ${why}`, remedy: 'Call it otherwise.', isNoType }
}

/** Of fields that content calls alike, all but the first: they would be read from one value. */
export function sharedWireNames(fields: Fields): FieldFault[] {
  const names = Object.entries(fields).map(([name, field]) => [field.wireName ?? toWireName(name), name] as const)
  const first = new Map(names.toReversed())
  const others = names.filter(([wire, name]) => first.get(wire) !== name)
  return others.map(([wire, name]) => takenName(name, `it is "${wire}" in content, as "${first.get(wire)}" is`))
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

const BUILDERS = 'write f.text(), f.html(), f.reference() …'

function describeField(name: string, type: z.ZodType, faults: FieldFault[]): Field | undefined {
  const fault = (reason: string, isNoType: boolean): undefined => void faults.push({ field: name, reason, isNoType })
  if (typeof type === 'function') return fault('is a function that was not called; write ()', true)
  if (!(type instanceof z.ZodType)) return fault(`is ${JSON.stringify(type)}, not a field; ${BUILDERS}`, true)
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
  if (inner instanceof z.ZodObject) {
    const within: FieldFault[] = []
    const fields = describeWhole(inner, within)
    faults.push(...within.map((one) => ({ ...one, field: `${name}.${one.field}` })))
    return fields && { ...common, kind: 'group', fields, keys: meta.keys, module: meta.module }
  }
  if (inner instanceof z.ZodArray && meta.kind !== 'blocks') {
    const of = describeField(name, inner.element as z.ZodType, faults)
    return of && { ...common, kind: 'list', of, itemName }
  }
  if (inner instanceof z.ZodEnum)
    return { ...common, kind: meta.kind === 'color' ? 'color' : 'enum', values: inner.options as string[], labels }
  if (meta.kind === 'reference') return { ...common, kind: 'reference', to: meta.to ?? [], load: meta.load ?? 'head' }
  if (meta.kind === 'blocks') return { ...common, kind: 'blocks', isTopLevel: meta.isTopLevel ?? false }
  if (!meta.kind || meta.kind === 'group' || meta.kind === 'list' || meta.kind === 'enum' || meta.kind === 'color')
    return fault(`was not made by a field builder; ${BUILDERS}`, false)
  return { ...common, kind: meta.kind, dayOnly: meta.dayOnly }
}
