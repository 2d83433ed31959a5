import type { SiteDefinition } from '../../assemble/site-definition.ts'
import { isRecord } from '../../base/json/is-record.ts'
import type { Field, Fields } from '../../schema/describe.ts'
import { slugOf, toWireName } from '../../schema/names.ts'
import { wireNameOf } from '../../schema/spelling.ts'

type Blocks = SiteDefinition['blocks']

/**
 * Writes an example as an editor's file holds it: wire names, and references as stubs.
 *
 * @returns `{ "<wire name>": { … } }`; undefined for a block without a wire name, which is never in content
 */
export function wireExample(blocks: Blocks, blockType: string, example: object): Record<string, unknown> | undefined {
  const block = blocks.get(blockType)
  const wire = block?.definition.wire
  return block && wire ? { [wire]: wireObject(block.fields, example as Record<string, unknown>, blocks) } : undefined
}

const wireObject = (fields: Fields, model: Record<string, unknown>, blocks: Blocks): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = model[name] === undefined ? undefined : wireValue(field, model[name], blocks)
      return value === undefined ? [] : [[wireNameOf(name, field), value] as const]
    }),
  )

function wireValue(field: Field, value: unknown, blocks: Blocks): unknown {
  switch (field.kind) {
    case 'reference':
      return [stub(value, field.to)]
    case 'list': {
      const items = Array.isArray(value) ? value : []
      const { of } = field
      // A list of references is one list of stubs.
      return of.kind === 'reference'
        ? items.map((item) => stub(item, of.to))
        : items.map((item) => wireValue(of, item, blocks))
    }
    case 'group': {
      if (!isRecord(value)) return value
      const wire = wireObject(field.fields, value, blocks)
      // The content service counts its own field among the keys.
      return field.keys ? { ...wire, _metadata: { uid: 'cs0123456789' } } : wire
    }
    case 'blocks':
      return Array.isArray(value) ? value.map((section) => wireSection(section, blocks)) : value
    default:
      return value
  }
}

function wireSection(section: unknown, blocks: Blocks): unknown {
  if (!isRecord(section)) return section
  const { blockType, ...fields } = section
  return wireExample(blocks, String(blockType), fields) ?? { [toWireName(String(blockType))]: fields }
}

/** Examples hold what a reference leads to; a card may not say where it came from, and gets a plausible name. */
function stub(value: unknown, to: readonly string[]): { uid: string; _content_type_uid: string } {
  const { uid, contentType, title } = isRecord(value) ? value : {}
  const type = String(contentType ?? to[0] ?? 'article')
  return { uid: String(uid ?? `${type}_${slugOf(String(title ?? '')).replaceAll('-', '_')}`), _content_type_uid: type }
}
