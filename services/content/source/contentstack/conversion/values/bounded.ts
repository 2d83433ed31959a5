import { isRecord } from 'atrium'

/** No entry of use is nested as deep: the vendor allows groups within groups five levels deep, and rich text adds lists in lists. */
export const MAX_DEPTH = 200

/**
 * The same value without what is nested too deep, which writing it as JSON would not survive, and without keys that
 * mean a prototype.
 *
 * @param onLoss told once when something is left out
 */
export function bounded(value: unknown, onLoss: () => void, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) {
    onLoss()
    return null
  }
  if (Array.isArray(value)) return value.map((item) => bounded(item, onLoss, depth + 1))
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) =>
      key === '__proto__' ? [] : [[key, bounded(item, onLoss, depth + 1)] as const],
    ),
  )
}

/** Text of a file: the same for the same value. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

export const hasData = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** A text that is not empty. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

export const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
