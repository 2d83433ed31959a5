import { z } from 'zod'
import { type Problem, problemOf } from '../base/problem.ts'
import { Registry } from '../base/registry.ts'
import type { Plugin } from '../contract/site/plugin.ts'
import { describeKnownFields, type Field, FieldsError } from '../schema/describe.ts'
import type { Found } from './discover.ts'

/** A setting that an installed area declares. */
export interface InstalledSetting {
  /** As the file has it and the area reads it; with a dot it is in a group of the file. */
  key: string
  /** The key, part by part. */
  path: readonly string[]
  type: z.ZodType
  /** Holds what it is where the institution does not say it. */
  standard: unknown
  /** Absent for a type that no field builder made: it is checked as it is. */
  field?: Field
  plugin: string
  file: string
}

/**
 * Reads the settings that areas declare.
 *
 * @returns those that can be read, and what is wrong with the others
 */
export function installedSettings(plugins: readonly Found<Plugin>[]): {
  settings: InstalledSetting[]
  problems: Problem[]
} {
  const problems: Problem[] = []
  const byKey = new Registry<InstalledSetting>('setting', problems)
  for (const { definition, file } of plugins) {
    const declared = definition.settings ?? {}
    const report = (reason: string, remedy: string) => problems.push(problemOf(file, reason, remedy))
    for (const [key, type] of Object.entries(declared)) {
      const field = fieldOf(key, type, report)
      if (field === null) continue
      const { use } = field?.deprecated ?? {}
      if (field && refers(field)) {
        report(`The setting "${key}" refers to entries`, 'Take a uid as a text: f.text().')
        continue
      }
      if (use !== undefined && !Object.hasOwn(declared, use)) {
        report(`The setting "${key}" is deprecated for "${use}", which is none of the area`, 'Correct the name.')
        continue
      }
      const standard = type.safeParse(undefined).data
      byKey.add(key, { key, path: key.split('.'), type, standard, field, plugin: definition.name, file })
    }
  }
  return { settings: withoutClashes([...byKey.values()], problems), problems }
}

/** Settings whose place in the file no other takes, whole or in part. */
function withoutClashes(settings: readonly InstalledSetting[], problems: Problem[]): InstalledSetting[] {
  return settings.filter((setting, index) => {
    const first = settings.slice(0, index).find((other) => overlap(setting.path, other.path))
    if (!first) return true
    const reason = `The setting "${setting.key}" is part of "${first.key}" of ${first.file}, or holds it`
    problems.push(problemOf(setting.file, reason, 'Rename one of them.'))
    return false
  })
}

const overlap = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((part, index) => other[index] === undefined || other[index] === part)

/** Undefined for a type that no field builder made; null for one that cannot be read. */
function fieldOf(key: string, type: z.ZodType, report: (reason: string, remedy: string) => void) {
  try {
    return describeKnownFields(z.object({ [key]: type }))[key]
  } catch (error) {
    if (!(error instanceof FieldsError)) throw error
    for (const { field, reason, remedy = 'Make it of a field builder.' } of error.faults)
      report(`The setting "${field}" ${reason}`, remedy)
    return null
  }
}

const refers = (field: Field): boolean => {
  if (field.kind === 'group') return Object.values(field.fields).some(refers)
  return field.kind === 'list' ? refers(field.of) : field.kind === 'reference' || field.kind === 'blocks'
}
