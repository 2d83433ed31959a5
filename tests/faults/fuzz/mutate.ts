import fc from 'fast-check'
import { hostileValue } from './values.ts'

/** A place of a JSON value, counted from its beginning and around, and what stands there instead. */
export interface Mutation {
  at: number
  /** Absent: the place is removed. */
  to?: unknown
}

export const mutations = (most: number): fc.Arbitrary<Mutation[]> =>
  fc.array(fc.record({ at: fc.nat(), to: hostileValue }, { requiredKeys: ['at'] }), { maxLength: most })

/** The value with its mutations; the value given stays as it is. */
export function mutated(value: unknown, list: readonly Mutation[]): unknown {
  const whole: Holder = { value: structuredClone(value) }
  for (const mutation of list) {
    const places = placesOf(whole, [])
    const [holder, key] = places[mutation.at % places.length] ?? [whole, 'value']
    if ('to' in mutation) holder[key] = structuredClone(mutation.to)
    else if (Array.isArray(holder)) holder.splice(Number(key), 1)
    else delete holder[key]
  }
  return whole.value
}

type Holder = Record<string, unknown>
type Place = readonly [Holder, string]

function placesOf(value: unknown, found: Place[], depth = 0): Place[] {
  if (typeof value !== 'object' || value === null || depth > 30) return found
  for (const key of Object.keys(value)) {
    found.push([value as Holder, key])
    placesOf((value as Holder)[key], found, depth + 1)
  }
  return found
}
