import { z } from 'zod'
import { type FieldMeta, fieldRegistry } from './field-registry.ts'

/** A field as plain data, the same for every reader of schemas: normaliser, wire schema, include paths, loader. */
export type Field = { required: boolean; also: readonly string[]; wire?: string } & (
  | { kind: Exclude<FieldMeta['kind'], 'group' | 'list' | 'reference' | 'enum' | 'color'> }
  | { kind: 'enum' | 'color'; values: readonly string[] }
  | { kind: 'group'; fields: Fields; keys?: number }
  | { kind: 'list'; of: Field }
  | { kind: 'reference'; to: readonly string[]; as?: 'card' }
)

/** Fields by model name. */
export type Fields = Readonly<Record<string, Field>>

const described = new WeakMap<z.ZodObject, Fields>()

/**
 * Reads the fields of a schema made of field builders.
 * @throws when a field was made of bare zod, naming the field
 */
export function describeFields(schema: z.ZodObject): Fields {
  const known = described.get(schema)
  if (known) return known
  const fields = Object.fromEntries(
    Object.entries(schema.shape).map(([name, type]) => [name, describeField(name, type as z.ZodType)]),
  )
  described.set(schema, fields)
  return fields
}

/** The same for schemas that may hold bare zod, as composed sections do: only what field builders made is described. */
export function describeKnownFields(schema: z.ZodObject): Fields {
  const known = Object.entries(schema.shape).flatMap(([name, type]) => {
    try {
      return [[name, describeField(name, type as z.ZodType)] as const]
    } catch {
      return []
    }
  })
  return Object.fromEntries(known)
}

function describeField(name: string, type: z.ZodType): Field {
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
  const common = { required, also: meta.also ?? [], ...(meta.wire && { wire: meta.wire }) }
  if (inner instanceof z.ZodObject)
    return { ...common, kind: 'group', fields: describeFields(inner), ...(meta.keys && { keys: meta.keys }) }
  if (inner instanceof z.ZodArray && meta.kind !== 'blocks')
    return { ...common, kind: 'list', of: describeField(name, inner.element as z.ZodType) }
  if (inner instanceof z.ZodEnum)
    return { ...common, kind: meta.kind === 'color' ? 'color' : 'enum', values: inner.options as string[] }
  if (meta.kind === 'reference')
    return { ...common, kind: 'reference', to: meta.to ?? [], ...(meta.as && { as: meta.as }) }
  if (!meta.kind || meta.kind === 'group' || meta.kind === 'list' || meta.kind === 'enum' || meta.kind === 'color')
    throw new Error(`Field "${name}" was not made by a field builder; use text(), html(), reference() …`)
  return { ...common, kind: meta.kind }
}
