import { isRecord } from '../../base/json/is-record.ts'
import { within } from '../../base/problem.ts'
import { isDate } from '../../time/stored-dates.ts'
import type { Field, Fields } from '../describe.ts'
import { mayStand } from '../placed-blocks.ts'
import { type WireBlocks, wireBlock } from '../read-wire.ts'
import { spellingOf, spellingsOf } from '../spelling.ts'

/** Why a value that an author declares for a form does not fit. */
export interface Misfit {
  /** Where in the value, on the wire; empty: the value itself. */
  path: string
  /** Follows the path as a sentence: `is no text`. */
  reason: string
  /** It fits once a block that is not there is installed. */
  isUninstalled?: boolean
}

interface Fitting {
  blocks: WireBlocks
  /** Fills placeholders like `{brand}` in names of content types. */
  fill: (name: string) => string
}

/**
 * Tells what of an object does not fit the fields that it is for.
 *
 * @param wire as the file of an entry holds it
 * @param isWhole what is required has to be there
 */
export function misfitsOf(
  fields: Fields,
  wire: Readonly<Record<string, unknown>>,
  fitting: Fitting,
  { path = '', isWhole = true } = {},
): Misfit[] {
  const read = Object.entries(wire).flatMap(([key, value]) => {
    const field = spellingOf(fields, key)?.field
    return field
      ? misfits(field, value, within(path, key), fitting)
      : [{ path: within(path, key), reason: 'is not a field' }]
  })
  const missing = spellingsOf(fields).named.filter(
    ({ main, field }) =>
      isWhole && field.required && ![main, ...field.aliases].some((name) => Object.hasOwn(wire, name)),
  )
  return [...read, ...missing.map(({ main }) => ({ path: within(path, main), reason: 'is required and is missing' }))]
}

/** Tells what of a value on the wire does not fit a field. */
export function misfits(field: Field, value: unknown, path: string, fitting: Fitting): Misfit[] {
  const fits = (isFit: boolean, reason: string): Misfit[] => (isFit ? [] : [{ path, reason }])
  switch (field.kind) {
    case 'group':
      return isRecord(value)
        ? misfitsOf(field.fields, value, fitting, { path })
        : fits(false, 'is not a group of fields')
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((item, index) =>
            misfits(field.of, field.of.kind === 'reference' ? [item] : item, `${path}[${index}]`, fitting),
          )
        : fits(false, 'is not a list')
    case 'blocks':
      return Array.isArray(value)
        ? value.flatMap((item, index) => misfitsOfBlock(item, field.isTopLevel, `${path}[${index}]`, fitting))
        : fits(false, 'is not a list of blocks')
    case 'reference':
      return fits(
        isReferences(value, field.to.map(fitting.fill)),
        'is not a list of references to entries that may be here',
      )
    case 'enum':
    case 'color':
      return fits(field.values.includes(String(value)), `is none of ${field.values.join(', ')}`)
    case 'bool':
      return fits(typeof value === 'boolean', 'is neither true nor false')
    case 'int':
    case 'number':
      return fits(isNumber(value, field), 'is not a number that may be here')
    case 'map':
      return fits(isRecord(value), 'is not an object')
    case 'date':
    case 'datetime':
      return fits(typeof value === 'string' && isDate(value), 'is not a date')
    default:
      return fits(typeof value === 'string' && value !== '', 'is not a text')
  }
}

function misfitsOfBlock(item: unknown, isTopLevel: boolean | undefined, path: string, fitting: Fitting): Misfit[] {
  const [[key, value] = ['', undefined], ...others] = isRecord(item) ? Object.entries(item) : []
  const block = wireBlock(fitting.blocks, key)
  if (others.length > 0 || !isRecord(value)) return [{ path, reason: 'is not one block' }]
  if (!block) return [{ path, reason: `is the block "${key}", which is not installed`, isUninstalled: true }]
  if (!mayStand(block.definition, isTopLevel)) return [{ path, reason: `is the block "${key}", which may not be here` }]
  return misfitsOf(block.fields, value, fitting, { path: within(path, key) })
}

const isReferences = (value: unknown, to: readonly string[]): boolean =>
  Array.isArray(value) &&
  value.every(
    (item) =>
      isRecord(item) &&
      typeof item.uid === 'string' &&
      typeof item._content_type_uid === 'string' &&
      (to.length === 0 || to.includes(item._content_type_uid)),
  )

const isNumber = (value: unknown, { kind, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Field) =>
  typeof value === 'number' && value >= min && value <= max && (kind === 'number' || Number.isInteger(value))
