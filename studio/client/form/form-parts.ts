import type { FormField, WireObject } from '../api/contract.ts'
import { rankOf } from '../model/spelling.ts'

/** A part of a form: fields below one heading; the first may have none. */
export interface FormPart {
  name: string | undefined
  fields: readonly FormField[]
}

/** The fields of a type in parts, in the order in which the type names them. */
export function formParts(fields: readonly FormField[], groups: readonly string[]): FormPart[] {
  const names = [undefined, ...new Set([...groups, ...fields.flatMap(({ group }) => group ?? [])])]
  return names
    .map((name) => ({ name, fields: fields.filter(({ group }) => group === name) }))
    .filter((part) => part.fields.length > 0)
}

/** Keys of an entry that no field of its form reads: those that nobody knows, and those that the studio keeps. */
export function otherKeys(fields: readonly FormField[], system: readonly string[], value: WireObject) {
  const others = Object.keys(value).filter((key) => rankOf(fields, key) === undefined)
  const isKept = (key: string) => system.includes(key) || key.startsWith('_')
  return { unknown: others.filter((key) => !isKept(key)), kept: others.filter(isKept) }
}
