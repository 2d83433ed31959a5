import { isRecord } from 'atrium'
import type { z } from 'zod'
import { type FieldProblem, fieldProblem } from '#engine/base/problem.ts'

/** A key of the file as its reader writes it: `mainMenu[0].title`. */
export const keyOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (key, part) => (typeof part === 'number' ? `${key}[${part}]` : key ? `${key}.${String(part)}` : String(part)),
    '',
  )

/** The same without what is `null`: that is not given. */
export function withoutNull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNull)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (part === null ? [] : [[key, withoutNull(part)]])),
  )
}

export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key], value)

/** Says what is wrong with a key, and what to write: `mainMenu[0].title` `is 5`, `Write a text in quotes.` */
export function problemOfIssue({ path, message }: z.core.$ZodIssue, given: unknown): FieldProblem {
  const value = valueAt(given, path)
  return fieldProblem(keyOf(path), `is ${value === undefined ? 'missing' : shown(value)}`, message)
}

/** A problem in a sentence: `"mainMenu[0].title" is 5. Write a text in quotes.` */
export const sentenceOf = ({ field, reason, remedy }: FieldProblem): string => `"${field}" ${reason}. ${remedy}`

const MAX_VALUE_LENGTH = 60
const shown = (value: unknown): string => {
  const text = JSON.stringify(value)
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text
}
