import { isRecord } from 'atrium'
import type { JsonSchema } from '../catalogue/engine-types.ts'

/** Shorter parts, in characters, are compiled where they are. */
const MIN_PART_LENGTH = 30
/** Said to people alone. */
const ANNOTATIONS = new Set(['title', 'description', 'contentMediaType'])
/** Keywords that hold schemas by name, in a list, and alone. */
const BY_NAME = new Set(['properties', '$defs'])
const IN_LISTS = new Set(['allOf', 'anyOf'])
const ALONE = new Set(['items', 'additionalProperties', 'contains', 'if', 'then', 'else'])

/**
 * Takes the parts out of schemas that others may have too, so that a validator compiles each of them once: the types of a
 * site have ten times as many parts as there are different ones.
 *
 * @param add is given each part, a schema with an `$id` of its own
 * @returns a schema that says the same, with references to its parts and without annotations
 */
export function sharedParts(add: (part: JsonSchema) => void): (schema: JsonSchema) => JsonSchema {
  const known = new Map<string, JsonSchema>()
  const share = (schema: unknown): unknown => {
    if (!isRecord(schema)) return schema
    const plain = plainOf(schema)
    const text = JSON.stringify(plain)
    if (text.length < MIN_PART_LENGTH) return plain
    const before = known.get(text)
    if (before) return before
    const $id = `part-${known.size}.json`
    const reference = { $ref: $id }
    known.set(text, reference)
    add({ $id, ...plain })
    return reference
  }
  const plainOf = (schema: JsonSchema): JsonSchema =>
    Object.fromEntries(
      Object.entries(schema)
        .filter(([keyword, value]) => value !== undefined && !ANNOTATIONS.has(keyword))
        .map(([keyword, value]) => [keyword, partsOf(keyword, value, share)]),
    )
  return plainOf
}

function partsOf(keyword: string, value: unknown, share: (schema: unknown) => unknown): unknown {
  if (ALONE.has(keyword)) return share(value)
  if (IN_LISTS.has(keyword)) return (value as unknown[]).map(share)
  if (BY_NAME.has(keyword))
    return Object.fromEntries(Object.entries(value as object).map(([name, schema]) => [name, share(schema)]))
  return value
}
