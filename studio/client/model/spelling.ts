import { isRecord, toModelName, toWireName } from 'atrium'
import type { FormField } from '../api/contract.ts'

/** Absent, null, empty text, empty list and an empty group are one and the same. */
export const hasData = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0) &&
  !(isRecord(value) && Object.keys(value).length === 0)

/** Where the value of a field is in its object: under its own key, or under a further spelling that the file uses. */
export interface Place {
  /** One key, or two for a spelling like `date.start`. */
  keys: readonly string[]
  value: unknown
  /** Under a further spelling a single value may mean a list of one. */
  isFurther: boolean
}

/** Finds the place of a field: the first spelling with data, then the first that is there, then its own key. */
export function placeOf(field: FormField, object: Readonly<Record<string, unknown>> | undefined): Place {
  const own: Place = { keys: [field.name], value: undefined, isFurther: false }
  if (!object) return own
  const places = [field.name, ...field.aliases].flatMap((spelling) =>
    placesOf(spelling, object, spelling !== field.name),
  )
  return places.find(({ value }) => hasData(value)) ?? places[0] ?? own
}

function placesOf(spelling: string, object: Readonly<Record<string, unknown>>, isFurther: boolean): Place[] {
  const [first = '', inner] = spelling.split('.')
  if (inner !== undefined) {
    const group = object[first]
    return isRecord(group) && Object.hasOwn(group, inner)
      ? [{ keys: [first, inner], value: group[inner], isFurther }]
      : []
  }
  if (Object.hasOwn(object, first)) return [{ keys: [first], value: object[first], isFurther }]
  return Object.keys(object)
    .filter((key) => key !== first && toWireName(toModelName(key)) === first)
    .map((key) => ({ keys: [key], value: object[key], isFurther }))
}

/** The place of the field that a key of an object means, in the order of the form; undefined for keys that no field reads. */
export function rankOf(fields: readonly FormField[], key: string): number | undefined {
  const spelled = toWireName(toModelName(key))
  const index = fields.findIndex(({ name, aliases }) =>
    [name, ...aliases].some((spelling) => {
      const [first] = spelling.split('.')
      return first === key || first === spelled
    }),
  )
  return index < 0 ? undefined : index
}
