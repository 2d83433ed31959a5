import { isRecord } from 'atrium'
import { type Field, type Fields, spellingOf, within } from '#engine/host.ts'
import { isAsset } from '../assets/asset.ts'
import type { Context } from '../context.ts'
import { hasEmbedded } from '../rich-text/html.ts'
import { isDocument } from '../rich-text/json.ts'
import { type RichText, richBlocks, richHtml, richWords } from '../rich-text/rich-text.ts'
import { hasData, listOf, MAX_DEPTH, recordOf } from '../values/bounded.ts'
import { convertFile } from './file.ts'
import { convertBlocks } from './modular-blocks.ts'
import { type OwnField, ownFieldsOf, type Place } from './place.ts'
import { convertReferences, isReference } from './references.ts'

/**
 * Fields of an entry, a group or a block, each converted by the vendor's schema, by what the site's field holds, and by the
 * form of the value itself, in this order.
 */
export function convertFields(
  record: Readonly<Record<string, unknown>>,
  schema: unknown,
  site: Fields | undefined,
  { path, depth }: Place,
  context: Context,
): Record<string, unknown> {
  const own = ownFieldsOf(schema)
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => {
      if (key === '__proto__') return []
      const place = {
        own: own.get(key),
        site: site && siteField(site, key, value),
        path: within(path, key),
        depth: depth + 1,
      }
      const converted = convertValue(value, place, context)
      return hasData(converted) ? [[key, converted] as const] : []
    }),
  )
}

/** Under another name than its own a list of the site takes one value as well. */
function siteField(fields: Fields, key: string, value: unknown): Field | undefined {
  const { field, isAlias = true } = spellingOf(fields, key) ?? {}
  return isAlias && field?.kind === 'list' && !Array.isArray(value) ? field.of : field
}

/** @returns undefined, or an empty list, where nothing is left */
export function convertValue(value: unknown, place: Place, context: Context): unknown {
  const { own, site, path, depth } = place
  if (!hasData(value)) return undefined
  if (depth > MAX_DEPTH && typeof value === 'object') {
    context.note(path, 'is nested too deep and is left out')
    return undefined
  }
  const rich = richTextIn(value, place)
  if (rich) return convertRichText(rich, place, context)
  const items = listOf(Array.isArray(value) ? value : [value]).filter(hasData)
  if (own?.data_type === 'file' || items.every(isAsset)) return convertFile(items, place, context)
  if (own?.data_type === 'reference' || items.every(isReference)) return convertReferences(items, place, context)
  if (Array.isArray(value) && (site ? site.kind === 'blocks' : own?.data_type === 'blocks'))
    return convertBlocks(value, place, context, { fields: convertFields, value: convertValue })
  if (Array.isArray(value)) {
    const of = site?.kind === 'list' ? site.of : site
    return value.flatMap(
      (item, index) =>
        convertValue(item, { own, site: of, path: `${path}[${index}]`, depth: depth + 1 }, context) ?? [],
    )
  }
  if (isRecord(value)) return convertGroup(value, place, context)
  return own?.data_type === 'isodate' ? dayOf(value, own) : ofKind(value, site)
}

function convertGroup(value: Record<string, unknown>, place: Place, context: Context): unknown {
  const { own, site } = place
  if (site?.kind === 'url' && typeof value.href === 'string') return value.href
  const group = site?.kind === 'list' ? site.of : site
  const fields = group?.kind === 'group' ? group.fields : undefined
  const converted = convertFields(value, own?.schema, fields, place, context)
  if (site?.kind === 'map')
    return Object.fromEntries(
      Object.entries(converted).flatMap(([key, item]) =>
        key.startsWith('_') ? [] : [[key, listOf(Array.isArray(item) ? item : [item])]],
      ),
    )
  return site?.kind === 'list' ? [converted] : converted
}

/** Rich text by the schema, or by its form: JSON, Markdown, or HTML in which something is embedded. */
function richTextIn(value: unknown, { own, site }: Place): RichText[] | undefined {
  const isMarkdown = recordOf(own?.field_metadata).markdown === true && site?.kind !== 'text'
  const isRich = (item: unknown): item is RichText['value'] =>
    isDocument(item) || (typeof item === 'string' && (isMarkdown || site?.kind === 'blocks' || hasEmbedded(item)))
  const items = listOf(Array.isArray(value) ? value : [value])
  return items.length > 0 && items.every(isRich) ? items.map((item) => ({ value: item, isMarkdown })) : undefined
}

const PLAIN = new Set(['text', 'enum', 'url', 'email', 'phone'])

function convertRichText(texts: readonly RichText[], { own, site, path }: Place, context: Context): unknown {
  if (site?.kind === 'blocks') return texts.flatMap((text) => richBlocks(text, context, path))
  const of = site?.kind === 'list' ? site.of : site
  const write = of && PLAIN.has(of.kind) ? richWords : richHtml
  const written = texts.flatMap((text) => write(text, context, path) ?? [])
  const isList = site ? site.kind === 'list' : own?.multiple === true
  return isList ? written : written.join('') || undefined
}

/** A date without a time, where editors choose none (`hide_time`): an hour would move it to another day elsewhere. */
const dayOf = (value: unknown, { field_metadata: metadata }: OwnField): unknown =>
  typeof value === 'string' && recordOf(metadata).hide_time === true && /^\d{4}-\d\d-\d\dT/.test(value)
    ? value.slice(0, 10)
    : value

/** A number where the site has text, a number written as text, one value where the site has a list. */
function ofKind(value: unknown, site: Field | undefined): unknown {
  if (site?.kind === 'list') return [ofKind(value, site.of)]
  if (site?.kind === 'text' && typeof value === 'number') return String(value)
  if ((site?.kind === 'int' || site?.kind === 'number') && typeof value === 'string')
    return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(value.trim()) ? Number(value) : value
  return value
}
