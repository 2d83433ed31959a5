import { isRecord } from './is-record.ts'

/**
 * An object with what differs put in its place, as files in another language say it: objects are joined key by key, and
 * everything else, lists too, is replaced whole. Nothing is changed in place.
 */
export function withDifferences(
  original: Readonly<Record<string, unknown>>,
  differences: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  // Whatever keys are called, like `__proto__`, they are keys and nothing else.
  const joined = new Map(Object.entries(original))
  for (const [key, value] of Object.entries(differences)) {
    const known = joined.get(key)
    joined.set(key, isRecord(known) && isRecord(value) ? withDifferences(known, value) : value)
  }
  return Object.fromEntries(joined)
}
