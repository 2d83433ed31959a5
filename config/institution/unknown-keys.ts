import type { z } from 'zod'
import { nearestName } from './nearest-name.ts'
import { keyOf, valueAt } from './problems.ts'

/** A key that is not known, and the one that may be meant. */
export interface UnknownKey {
  key: string
  nearest?: string
}

/**
 * Takes keys away that the schema does not know.
 *
 * @returns what is left, and the keys that were taken away
 */
export function knownKeys(schema: z.ZodType, given: unknown): { known: unknown; unknown: UnknownKey[] } {
  const known = structuredClone(given)
  const unknown: UnknownKey[] = []
  for (const issue of unrecognized(schema.safeParse(known).error?.issues ?? [])) {
    const object = valueAt(known, issue.path) as Record<string, unknown>
    for (const key of issue.keys) {
      delete object[key]
      unknown.push({ key: keyOf([...issue.path, key]), nearest: nearestName(key, keysAt(schema, issue.path)) })
    }
  }
  return { known, unknown }
}

type Unrecognized = Extract<z.core.$ZodIssue, { code: 'unrecognized_keys' }>

/** Those of a union too, where the value is otherwise as one of its kinds. */
const unrecognized = (issues: readonly z.core.$ZodIssue[], path: PropertyKey[] = []): Unrecognized[] =>
  issues.flatMap((issue) => {
    const at = [...path, ...issue.path]
    if (issue.code === 'unrecognized_keys') return [{ ...issue, path: at }]
    return issue.code === 'invalid_union' ? issue.errors.flatMap((errors) => unrecognized(errors, at)) : []
  })

/** Gives the keys of the object at a path. */
function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let at: z.core.$ZodType | undefined = schema
  for (const part of [...path, undefined]) {
    at = plain(at)
    if (part === undefined || !at) break
    const { def } = (at as z.ZodType)._zod
    at =
      def.type === 'object'
        ? (def as z.core.$ZodObjectDef).shape[String(part)]
        : (def as Partial<z.core.$ZodArrayDef>).element
  }
  const def = at?._zod.def
  return def?.type === 'object' ? Object.keys((def as z.core.$ZodObjectDef).shape) : []
}

/** Unwraps an optional value, one with a default, or the object of a union beside texts. */
function plain(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  const def = schema?._zod.def as { innerType?: z.core.$ZodType; options?: z.core.$ZodType[] } | undefined
  if (def?.innerType) return plain(def.innerType)
  return def?.options ? def.options.find((option) => option._zod.def.type === 'object') : schema
}
