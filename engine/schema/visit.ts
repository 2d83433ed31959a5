import { isRecord } from '../base/json/is-record.ts'
import { memo } from '../base/memory/memo.ts'
import type { Image } from '../contract/content/image.ts'
import type { Field, Fields } from './describe.ts'

/** Blocks by block type, with their fields. */
export type BlockFields = ReadonlyMap<string, { fields: Fields }>

/** Keys and indices from the entry down to a value, in model spelling. */
export type ModelPath = readonly (string | number)[]

/**
 * Calls `visit` for every value of a model that its schema describes, through groups, lists and blocks; lists and
 * groups themselves are not visited, blocks are (as `blocks`, one by one).
 */
export function visitFields(
  fields: Fields,
  model: Record<string, unknown>,
  blocks: BlockFields,
  visit: (value: unknown, field: Field, path: ModelPath) => void,
  path: ModelPath = [],
): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = model[name]
    if (value !== undefined) visitValue(field, value, [...path, name])
  }

  function visitValue(field: Field, value: unknown, path: ModelPath): void {
    if (field.kind === 'list') {
      for (const [index, item] of (Array.isArray(value) ? value : []).entries())
        visitValue(field.of, item, [...path, index])
    } else if (field.kind === 'group') {
      if (isRecord(value)) visitFields(field.fields, value, blocks, visit, path)
    } else if (field.kind === 'blocks') {
      for (const [index, item] of (Array.isArray(value) ? value : []).entries()) {
        visit(item, field, [...path, index])
        const block = isRecord(item) && blocks.get(item.blockType as string)
        if (block) visitFields(block.fields, item, blocks, visit, [...path, index])
      }
    } else visit(value, field, path)
  }
}

/** The first words of a model that are no heading, as rich text, in the order of its fields, blocks included. */
export function firstTextOf(fields: Fields, model: Record<string, unknown>, blocks: BlockFields): string | undefined {
  let first: string | undefined
  let heading: string | undefined
  visitFields(fields, model, blocks, (value, { kind }) => {
    if (kind !== 'html' || typeof value !== 'string' || first) return
    const words = withoutHeadings(value)
    if (/[^<>\s]/.test(words.replace(/<[^<>]*>/g, ''))) first = words
    else heading ??= value
  })
  return first ?? heading
}

/** The first picture that a model itself holds, in the order of its fields, blocks included; not those of what it refers to. */
export function firstPictureOf(fields: Fields, model: Record<string, unknown>, blocks: BlockFields): Image | undefined {
  let first: Image | undefined
  visitFields(fields, model, blocks, (value, { kind }) => {
    if (kind === 'reference' && isRecord(value) && value.contentType === 'image') first ??= value
  })
  return first
}

const withoutHeadings = (html: string): string =>
  html
    .split(/<\/h[2-6]>/)
    .map((part) => part.replace(/<h[2-6][ >].*/s, ''))
    .join(' ')

/** Whether a field holds blocks, however deep. */
export const holdsBlocks = (field: Field): boolean =>
  field.kind === 'blocks' ||
  (field.kind === 'list' && holdsBlocks(field.of)) ||
  (field.kind === 'group' && Object.values(field.fields).some(holdsBlocks))

/** A model path as dotted field names, without indices. */
export const fieldNames = (path: ModelPath): string => path.filter((key) => typeof key === 'string').join('.')

const leads = (field: Field): boolean => {
  if (field.kind === 'list') return leads(field.of)
  if (field.kind === 'group') return leadingFields(field.fields).length > 0
  return field.kind === 'reference' || field.kind === 'blocks'
}

/** The fields that may hold references or blocks, however deep. */
export const leadingFields: (fields: Fields) => readonly (readonly [string, Field])[] = memo(
  (fields) => Object.entries(fields).filter(([, field]) => leads(field)),
  new WeakMap<Fields, readonly (readonly [string, Field])[]>(),
)
