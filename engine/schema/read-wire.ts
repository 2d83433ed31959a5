import { isRecord } from '../base/json/is-record.ts'
import { type FieldProblem, within } from '../base/problem.ts'
import type { Block } from '../contract/page/block.ts'
import type { Field, Fields } from './describe.ts'
import { toModelName, toWireName } from './names.ts'
import { placedBlocks } from './placed-blocks.ts'
import { spellingOf, spellingsOf, valueAt } from './spelling.ts'

/** The blocks that may be in content, by their key on the wire. */
export type WireBlocks = ReadonlyMap<
  string,
  { definition: Pick<Block, 'type' | 'schema' | 'placement' | 'most' | 'migrate' | 'deprecated'>; fields: Fields }
>

/** The known block of a wire key, and the key's main spelling. */
export const wireBlock = (blocks: WireBlocks, key: string) => {
  const name = blocks.has(key) ? key : toWireName(toModelName(key))
  const block = blocks.get(name)
  return block && { name, ...block }
}

/** Fields of services and, as `$schema`, of text editors: neither read nor reported. */
const SILENT = new Set(['$schema', 'ACL', 'locale', 'tags', 'created_by', 'updated_by'])

/**
 * Keeps what has data of a wire object, each field under one spelling. Absent, `null`, `""`, `[]` and a group without
 * data are one and the same; `false` alone does not make a group. Keys beyond the schema are left out with a warning.
 * Values of a wrong kind are kept as they are, for the check against the wire schema.
 *
 * @param path where the object is, for the issues
 */
export function readWire(
  fields: Fields,
  wire: Record<string, unknown>,
  path: string,
  context: { blocks: WireBlocks; issues: FieldProblem[] },
): Record<string, unknown> {
  const read: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(wire)) {
    const spelling = spellingOf(fields, key)
    if (!spelling) {
      if (!key.startsWith('_') && !SILENT.has(key) && !spellingsOf(fields).dotted.some(({ group }) => group === key))
        context.issues.push(unknown(within(path, key)))
      continue
    }
    const data = dataOf(spelling.field, value, within(path, key), context)
    if (data !== undefined && !Object.hasOwn(read, spelling.name)) read[spelling.name] = data
  }
  for (const { group, name, field } of spellingsOf(fields).dotted) {
    const spelling = `${group}.${name}`
    const data = dataOf(field, valueAt(wire, spelling), within(path, spelling), context)
    if (data !== undefined) read[group] = { ...(read[group] as object), [name]: data }
  }
  return read
}

const unknown = (field: string): FieldProblem => ({
  severity: 'warning',
  field,
  reason: 'is no field of this content type and is ignored',
  remedy: 'Correct its spelling, or take it out.',
})

type Context = Parameters<typeof readWire>[3]

const hasData = (value: unknown) => value !== undefined && value !== null && value !== ''

function dataOf(field: Field, value: unknown, path: string, context: Context): unknown {
  if (!hasData(value)) return undefined
  if (Array.isArray(value)) {
    const items = value.map((item, index) => itemOf(field, item, `${path}[${index}]`, context))
    const placed = field.kind === 'blocks' ? placedBlocks(items, { ...field, path }, context) : items
    const filled = placed.filter(hasData)
    return filled.length > 0 ? filled : undefined
  }
  if (!isRecord(value)) return value
  const group = field.kind === 'list' ? field.of : field
  if (group.kind === 'group') return groupOf(group, value, path, context)
  if (field.kind === 'map') return mapOf(value)
  return value
}

const itemOf = (field: Field, item: unknown, path: string, context: Context): unknown => {
  if (field.kind === 'list') return dataOf(field.of, item, path, context)
  return field.kind === 'blocks' && isRecord(item) ? blockOf(item, path, context) : item
}

function groupOf(group: Field & { kind: 'group' }, value: Record<string, unknown>, path: string, context: Context) {
  const read = readWire(group.fields, value, path, context)
  if (!Object.values(read).some((data) => data !== false)) return undefined
  if (group.keys && '_metadata' in value) read._metadata = value._metadata
  return read
}

function mapOf(value: Record<string, unknown>) {
  const entries = Object.entries(value).flatMap(([key, item]) => {
    const data = Array.isArray(item) ? item.filter(hasData) : item
    return key === '__proto__' || !hasData(data) || (Array.isArray(data) && data.length === 0)
      ? []
      : [[key, data] as const]
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** A block keeps its key also without data, so that what it lacks is reported. */
function blockOf(item: Record<string, unknown>, path: string, context: Context) {
  const entries = Object.entries(item).filter(([key]) => !key.startsWith('_'))
  if (entries.length === 0) return undefined
  return Object.fromEntries(
    entries.map(([key, value]) => {
      const block = wireBlock(context.blocks, key)
      if (!block) return [key, value]
      return [block.name, isRecord(value) ? readWire(block.fields, value, within(path, key), context) : (value ?? {})]
    }),
  )
}
