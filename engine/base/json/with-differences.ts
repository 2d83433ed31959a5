import { isRecord } from './is-record.ts'

/**
 * An object with what differs put in its place, as files in another language say it: objects are joined key by key, and
 * everything else, lists too, is replaced whole. Nothing is changed in place.
 */
export function withDifferences(
  original: Readonly<Record<string, unknown>>,
  differences: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const joined = { ...original }
  for (const [key, value] of Object.entries(differences)) {
    const known = original[key]
    joined[key] = isRecord(known) && isRecord(value) ? withDifferences(known, value) : value
  }
  return joined
}
