import { memo } from '../../base/memory/memo.ts'
import type { Entry } from '../../contract/content/entry.ts'
import type { Field, Fields } from '../../schema/describe.ts'
import { holdsBlocks, leadingFields } from '../../schema/visit.ts'
import type { Include } from './include.ts'

const copiesOf = memo((_: Entry) => new Map<Include, Entry>(), new WeakMap<Entry, Map<Include, Entry>>())

/**
 * An entry that another refers to, without the fields of blocks that nobody named: what is in them is not loaded, and
 * is not to be checked and rendered for nothing.
 *
 * @returns the same object for the same entry and the same paths
 */
export function withoutBlocks(entry: Entry, fields: Fields, include: Include): Entry {
  if (blockFields(fields).length === 0) return entry
  const known = copiesOf(entry)
  let own = known.get(include)
  if (!own) {
    own = fieldsWithout(entry, fields, include)
    if (Object.isFrozen(entry)) Object.freeze(own)
    known.set(include, own)
  }
  return own
}

/** The fields that hold blocks, however deep. */
const blockFields = memo(
  (fields: Fields) => leadingFields(fields).filter(([, field]) => holdsBlocks(field)),
  new WeakMap<Fields, (readonly [string, Field])[]>(),
)

function fieldsWithout<Value extends object>(value: Value, fields: Fields, include: Include | undefined): Value {
  const copy = { ...value } as Record<string, unknown>
  for (const [name, field] of blockFields(fields)) {
    if (copy[name] === undefined) continue
    const kept = valueWithout(copy[name], field, include?.get(name))
    if (kept === undefined) delete copy[name]
    else copy[name] = kept
  }
  return copy as Value
}

function valueWithout(value: unknown, field: Field, include: Include | undefined): unknown {
  if (field.kind === 'blocks') return include && value
  if (field.kind === 'list') return (value as unknown[]).map((item) => valueWithout(item, field.of, include))
  return field.kind === 'group' ? fieldsWithout(value as object, field.fields, include) : value
}
