import { isRecord } from '../../base/json/is-record.ts'
import { isSameJson } from '../../base/json/same-json.ts'
import { type FieldProblem, within } from '../../base/problem.ts'
import type { Field, Fields } from '../describe.ts'
import { type WireBlocks, wireBlock } from '../read-wire.ts'
import { spellingOf } from '../spelling.ts'
import { presentBlock, presentKey } from './deprecated-wire.ts'

interface Migrating {
  blocks: WireBlocks
  issues: FieldProblem[]
}

/**
 * Brings what was written for an earlier schema to the present one: blocks by their `migrate`, and names of blocks and fields
 * that are deprecated. What is not migrated is the same value, keys and their order.
 *
 * @param wire an entry as its file has it
 * @param path where the object is, for the issues: what was migrated, and what could not be
 * @returns the same object where nothing is migrated
 */
export function migrateWire(
  fields: Fields,
  wire: Record<string, unknown>,
  path: string,
  context: Migrating,
): Record<string, unknown> {
  return mapRecord(wire, (key, value) => {
    const field = spellingOf(fields, key)?.field
    if (!field) return [key, value]
    const { issues } = context
    return [presentKey(key, wire, fields, { path, issues }), inField(field, value, within(path, key), context)]
  })
}

function inField(field: Field, value: unknown, path: string, context: Migrating): unknown {
  const inner = field.kind === 'list' ? field.of : field
  if (Array.isArray(value)) {
    const items = value.map((item, index) => inItem(inner, item, `${path}[${index}]`, context))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  return inner.kind === 'group' && isRecord(value) ? migrateWire(inner.fields, value, path, context) : value
}

function inItem(field: Field, item: unknown, path: string, context: Migrating): unknown {
  if (field.kind !== 'blocks' || !isRecord(item)) return inField(field, item, path, context)
  return mapRecord(item, (key, value) => {
    const block = key.startsWith('_') ? undefined : wireBlock(context.blocks, key)
    if (!block || !isRecord(value)) return [key, value]
    const place = within(path, key)
    const present = migrateWire(block.fields, migrated(block, value, place, context.issues), place, context)
    return [presentBlock(key, present, context.blocks, { path, issues: context.issues }), present]
  })
}

function migrated(
  { name, definition: { migrate } }: NonNullable<ReturnType<typeof wireBlock>>,
  value: Record<string, unknown>,
  field: string,
  issues: FieldProblem[],
): Record<string, unknown> {
  if (!migrate) return value
  const said = (severity: FieldProblem['severity'], reason: string, remedy: string) =>
    issues.push({ severity, field, reason, remedy })
  try {
    const present = migrate(structuredClone(value))
    if (isSameJson(present, value)) return value
    if (!isSameJson(migrate(structuredClone(present)), present))
      throw new Error('it changes what it has changed itself: return what is of the present form as it is')
    said(
      'warning',
      `is written for an earlier form of block ${name}, and is read as the present one`,
      'Run "npm run content:migrate -- --write", or save the entry in the studio.',
    )
    return present
  } catch (error) {
    said('error', `cannot be migrated: ${(error as Error).message}`, `Correct "migrate" of block ${name}, or the file.`)
    return value
  }
}

/** @returns the same record where no key and no value is another */
function mapRecord(
  record: Record<string, unknown>,
  map: (key: string, value: unknown) => readonly [string, unknown],
): Record<string, unknown> {
  const before = Object.entries(record)
  const entries = before.map(([key, value]) => map(key, value))
  return entries.every(([key, value], at) => key === before[at]?.[0] && value === before[at]?.[1])
    ? record
    : Object.fromEntries(entries)
}
