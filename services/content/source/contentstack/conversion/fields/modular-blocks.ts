import { isRecord } from 'atrium'
import { type Fields, wireBlock, within } from '#engine/host.ts'
import type { Context } from '../context.ts'
import { partsAsBlocks } from '../rich-text/blocks.ts'
import { partsOf } from '../rich-text/rich-text.ts'
import { bounded, hasData, listOf } from '../values/bounded.ts'
import { type Converters, type OwnField, ownFieldsOf, type Place } from './place.ts'

/**
 * Modular blocks, which have on the wire the form that the content directory has: `[{ "<block>": { … } }]`. A block that is
 * a text alone is divided where something is embedded in its text.
 *
 * https://www.contentstack.com/docs/developers/create-content-types/modular-blocks
 */
export function convertBlocks(
  items: readonly unknown[],
  place: Place,
  context: Context,
  convert: Converters,
): unknown[] {
  const { own, site, path, depth } = place
  const schemas = ownFieldsOf(own?.blocks)
  return items.flatMap((item, index) => {
    const at = `${path}[${index}]`
    if (!isRecord(item)) {
      const converted = convert.value(item, { site, path: at, depth: depth + 1 }, context)
      return Array.isArray(converted) ? converted : hasData(converted) ? [converted] : []
    }
    const [key, ...others] = Object.keys(item).filter((name) => !name.startsWith('_'))
    if (key === undefined || others.length > 0 || !isRecord(item[key])) return [bounded(item, () => {})]
    const known = context.site && wireBlock(context.site.blocks, key)
    const inside = { own: schemas.get(key), path: within(at, key), depth: depth + 1 }
    return (
      dividedText(key, item[key], known?.fields, inside, context) ?? [
        { [key]: convert.fields(item[key], inside.own?.schema, known?.fields, inside, context) },
      ]
    )
  })
}

/** The blocks of a text in which something is embedded; undefined for all other blocks. */
function dividedText(
  key: string,
  block: Record<string, unknown>,
  fields: Fields | undefined,
  { path, own }: { path: string; own?: OwnField },
  context: Context,
): unknown[] | undefined {
  const [[name, value] = ['', undefined], ...others] = Object.entries(block).filter(
    ([field, data]) => !field.startsWith('_') && hasData(data),
  )
  const [only, another] = Object.values(fields ?? {})
  if (others.length > 0 || another || only?.kind !== 'html') return undefined
  const isMarkdown = listOf(own?.schema).some((field) => isRecord(field) && field.uid === name && isMarked(field))
  const text = isRecord(value) || typeof value === 'string' ? { value, isMarkdown } : undefined
  const parts = text ? partsOf(text, true, context, within(path, name)) : []
  return parts.some((part) => 'embedded' in part)
    ? partsAsBlocks(parts, (html) => ({ [key]: { [name]: html } }), context, within(path, name))
    : undefined
}

const isMarked = ({ field_metadata: metadata }: Record<string, unknown>): boolean =>
  isRecord(metadata) && metadata.markdown === true
