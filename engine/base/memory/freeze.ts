/** About what an object and each of its fields take, in bytes. */
const OBJECT_BYTES = 32
const FIELD_BYTES = 12

/**
 * Freezes plain data with all that is in it. What is frozen already is left as it is.
 *
 * @returns about how much memory that takes which was not frozen, in bytes
 */
export function freeze(value: unknown): number {
  if (typeof value === 'string') return FIELD_BYTES + value.length
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return FIELD_BYTES
  let bytes = OBJECT_BYTES
  for (const inner of Object.values(value)) bytes += freeze(inner)
  Object.freeze(value)
  return bytes
}
