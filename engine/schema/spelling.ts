import { isRecord } from '../base/json/is-record.ts'
import { memo } from '../base/memory/memo.ts'
import type { Field, Fields } from './describe.ts'
import { toModelName, toWireName } from './names.ts'

/** The name of a field on the wire. */
export const wireNameOf = (name: string, field: Field): string => field.wireName ?? toWireName(name)

/** A wire name of a field; `isAlias`: another than its main one. */
interface Spelling {
  name: string
  field: Field
  isAlias: boolean
}

/** The spellings that are read of some fields. */
interface Spellings {
  /** Each field with its names in the model and on the wire. */
  named: readonly { name: string; main: string; field: Field }[]
  /** By wire key, main or further. */
  keys: ReadonlyMap<string, Spelling>
  /** Further spellings that reach into a group which is no field itself, like `date.start`. */
  dotted: readonly { group: string; name: string; field: Field }[]
}

export const spellingsOf = memo((fields: Fields): Spellings => {
  const named = Object.entries(fields).map(([name, field]) => ({ name, main: wireNameOf(name, field), field }))
  const keys = new Map<string, Spelling>(named.map(({ main, field }) => [main, { name: main, field, isAlias: false }]))
  const dotted: Spellings['dotted'][number][] = []
  for (const { field } of named)
    for (const name of field.aliases) {
      const [first = '', inner] = name.split('.')
      if (keys.has(first)) continue
      if (inner === undefined) keys.set(name, { name, field, isAlias: true })
      else dotted.push({ group: first, name: inner, field })
    }
  return { named, keys, dotted }
}, new WeakMap<Fields, Spellings>())

/**
 * The field that a wire key means. A key is read in any spelling that has the same model name
 * (`street_address_1` is `street_address1`).
 */
export const spellingOf = (fields: Fields, key: string): Spelling | undefined => {
  const { keys } = spellingsOf(fields)
  return keys.get(key) ?? keys.get(toWireName(toModelName(key)))
}

/** Returns what is under a spelling, aliases a dotted one. */
export function valueAt(wire: Record<string, unknown>, spelling: string): unknown {
  const [first = '', inner] = spelling.split('.')
  const value = Object.hasOwn(wire, first) ? wire[first] : undefined
  return inner === undefined ? value : isRecord(value) && Object.hasOwn(value, inner) ? value[inner] : undefined
}
