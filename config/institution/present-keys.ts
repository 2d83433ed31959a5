import { type FieldProblem, isRecord } from 'atrium'
import type { InstalledSetting } from '#engine/assemble/installed-settings.ts'
import { sayDeprecated } from '#engine/base/deprecated.mjs'
import { fieldProblem } from '#engine/base/problem.ts'
import { valueAt } from './problems.ts'

/**
 * Says what an institution has under keys that are deprecated under those that take their place.
 *
 * @returns the same object where nothing is renamed; and what is deprecated, renamed or not
 */
export function presentKeys(
  given: Record<string, unknown>,
  settings: readonly InstalledSetting[],
): { present: Record<string, unknown>; problems: FieldProblem[] } {
  const problems: FieldProblem[] = []
  let present = given
  for (const setting of settings) {
    const { key, path, field } = setting
    if (!field?.deprecated || !isGiven(present, path)) continue
    const successor = successorOf(setting, settings)
    const isFree = successor !== undefined && !isGiven(present, successor.path)
    const { remedy = 'Take it out.' } = field.deprecated
    const next = isFree ? 'Run "npm run upgrade".' : remedy
    problems.push(fieldProblem(key, sayDeprecated(field.deprecated), next, 'warning'))
    if (isFree) present = renamed(present, path, successor.path)
  }
  return { present, problems }
}

/** Finds the setting that takes the place of a deprecated one where another key is all: of the same kind, in the same group. */
export const successorOf = (
  { path, field }: InstalledSetting,
  settings: readonly InstalledSetting[],
): InstalledSetting | undefined =>
  settings.find(
    (other) =>
      other.key === field?.deprecated?.use &&
      other.field?.kind === field.kind &&
      other.path.slice(0, -1).join('.') === path.slice(0, -1).join('.'),
  )

const isGiven = (value: unknown, path: readonly string[]): boolean => (valueAt(value, path) ?? null) !== null

function renamed(
  value: Record<string, unknown>,
  [key = '', ...rest]: readonly string[],
  [now = '', ...below]: readonly string[],
): Record<string, unknown> {
  const entries = Object.entries(value).filter(([name]) => name === key || name !== now)
  return Object.fromEntries(
    entries.map(([name, inner]) => {
      if (name !== key) return [name, inner]
      return [now, rest.length > 0 && isRecord(inner) ? renamed(inner, rest, below) : inner]
    }),
  )
}
