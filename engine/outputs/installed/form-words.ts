import { sayDeprecated } from '../../base/deprecated.mjs'
import type { FieldMeta } from '../../schema/field-registry.ts'

/** Says in words what a field declares for the form of editors, a sentence each. */
export function formWords({
  deprecated,
  group,
  when,
  initial,
  length,
  min,
  max,
  itemName,
}: Partial<FieldMeta>): string[] {
  return [
    ...(deprecated ? [`It ${sayDeprecated(deprecated)}.`] : []),
    ...(group ? [`In the form below “${group}”.`] : []),
    ...(when ? [`Shown when ${when.field} is ${[when.is].flat().map(String).join(' or ')}.`] : []),
    ...(initial === undefined ? [] : [`Begins as ${JSON.stringify(initial)}.`]),
    ...lengthWords(length),
    ...(min === undefined ? [] : [`At least ${min}.`]),
    ...(max === undefined ? [] : [`At most ${max}.`]),
    ...(itemName ? [`Its items are named by ${itemName}.`] : []),
  ]
}

const lengthWords = ({ ideal, max }: NonNullable<FieldMeta['length']> = {}): string[] => [
  ...(ideal === undefined ? [] : [`Best up to ${ideal} characters.`]),
  ...(max === undefined ? [] : [`Others cut it after ${max} characters.`]),
]
