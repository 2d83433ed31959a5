import { isRecord } from 'atrium'
import type { FormField, WireObject } from '../api/contract.ts'

/** Returns what a new item, block or group holds before anything is written: the initial values of its fields. */
export function initialOf(fields: readonly FormField[]): WireObject {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = initialValue(field)
      return value === undefined ? [] : [[field.name, value]]
    }),
  )
}

function initialValue(field: FormField): unknown {
  if (field.initial !== undefined) return structuredClone(field.initial)
  if (field.kind !== 'group' || !field.fields) return undefined
  const inner = initialOf(field.fields)
  return Object.keys(inner).length > 0 ? inner : undefined
}

/** A new item of a list; undefined for items that begin as nothing, which text does as an empty one. */
export function newItem(of: FormField): unknown {
  if (of.kind === 'group' || of.kind === 'map') return initialOf(of.fields ?? [])
  if (of.initial !== undefined) return structuredClone(of.initial)
  return ''
}

/**
 * Whether a field is shown: where its condition holds, or where it has data that would otherwise be hidden. One that is
 * deprecated is shown for its data alone.
 */
export function isShown(
  field: FormField,
  siblings: readonly FormField[],
  valueIn: (field: FormField) => unknown,
): boolean {
  const { when, deprecated } = field
  if (deprecated) return (valueIn(field) ?? null) !== null
  if (!when) return true
  const other = siblings.find(({ name, model }) => name === when.field || model === when.field)
  if (!other) return true
  const value = valueIn(other) ?? other.initial ?? (other.kind === 'bool' ? false : undefined)
  const wanted = Array.isArray(when.is) ? when.is : [when.is]
  return wanted.some((one) => one === value) || hasWords(valueIn(field))
}

const hasWords = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : isRecord(value)
      ? Object.keys(value).length > 0
      : value !== undefined && value !== null && value !== '' && value !== false
