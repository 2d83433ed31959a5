import { type Entry, isRecord } from 'atrium'
import { type Field, type Fields, toWireName, wireNameOf } from '#engine/host.ts'
import type { ModelPath } from '../catalogue/engine-types.ts'

/** Blocks by block type. */
type Blocks = ReadonlyMap<string, { definition: { wire?: string | undefined }; fields: Fields }>

/**
 * A place in an entry as its file names it, like `body[2].text_block.media[0].reference`.
 *
 * @param path in the model
 */
export function wirePlace(path: ModelPath, entry: Entry, fields: Fields, blocks: Blocks): string {
  let place = ''
  let value: unknown = entry
  let known: Fields = fields
  let field: Field | undefined
  for (const key of path) {
    value = isRecord(value) || Array.isArray(value) ? (value as Record<string | number, unknown>)[key] : undefined
    if (typeof key === 'number') {
      place += `[${key}]`
      const block = isRecord(value) ? blocks.get(String(value.blockType)) : undefined
      // The key of the one block that the item holds.
      if (block?.definition.wire) place += `.${block.definition.wire}`
      known = block?.fields ?? known
      continue
    }
    field = known[key]
    place += `${place && '.'}${field ? wireNameOf(key, field) : toWireName(key)}`
    const inner = field?.kind === 'list' ? field.of : field
    known = inner?.kind === 'group' ? inner.fields : known
  }
  return place
}
