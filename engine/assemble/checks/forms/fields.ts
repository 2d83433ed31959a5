import { within } from '../../../base/problem.ts'
import type { Field, Fields } from '../../../schema/describe.ts'
import { misfits } from '../../../schema/form/starting-value.ts'
import type { WireBlocks } from '../../../schema/read-wire.ts'

/** Describes what is wrong with what a field says of its form. */
export interface FormFault {
  /** Dotted, in the spelling of the model. */
  field: string
  /** Follows the field as a sentence. */
  reason: string
  remedy: string
}

interface Known {
  blocks: WireBlocks
  fill: (name: string) => string
}

/** Checks what fields say of the form: conditions, values of new entries, names of list items, labels and bounds. */
export const formFaults = (fields: Fields, known: Known, path = ''): FormFault[] =>
  Object.entries(fields).flatMap(([name, field]) => faultsOf(field, fields, known, within(path, name)))

function faultsOf(field: Field, beside: Fields, known: Known, path: string): FormFault[] {
  const { when, initial, length = {}, min, max } = field
  const faults: FormFault[] = []
  const report = (reason: string, remedy: string) => faults.push({ field: path, reason, remedy })
  const why = when && conditionFlaw(when, beside, known)
  if (why)
    report(`is shown "when" ${why}`, `Name one of ${Object.keys(beside).join(', ')} with a value that it may have.`)
  for (const misfit of initial === undefined ? [] : misfits(field, initial, '', known))
    report(`has an "initial" value of which ${misfit.path || 'the whole'} ${misfit.reason}`, 'Correct the value.')
  if ((length.ideal ?? 0) > (length.max ?? Number.POSITIVE_INFINITY))
    report(`has an ideal length of ${length.ideal}, more than its "max" of ${length.max}`, 'Correct one of them.')
  if ((min ?? Number.NEGATIVE_INFINITY) > (max ?? Number.POSITIVE_INFINITY))
    report(`has a "min" of ${min}, more than its "max" of ${max}`, 'Correct one of them.')
  if (field.kind === 'enum' || field.kind === 'color')
    for (const value of Object.keys(field.labels ?? {}).filter((value) => !field.values.includes(value)))
      report(`has a label for "${value}", which is none of its values`, `Label one of ${field.values.join(', ')}.`)
  const item = field.kind === 'list' ? field.of : field
  const name = field.kind === 'list' ? field.itemName : undefined
  if (name !== undefined && !leadsToField(fieldsWithin(item), name)) {
    const names = Object.keys(fieldsWithin(item)).join(', ') || 'none'
    report(`names its items by "${name}", which is not a field of them`, `Name one of ${names}.`)
  }
  return item.kind === 'group' ? [...faults, ...formFaults(item.fields, known, path)] : faults
}

function conditionFlaw({ field, is }: NonNullable<Field['when']>, beside: Fields, known: Known): string | undefined {
  const other = beside[field]
  if (!other) return `"${field}" has a value, which is no field beside it`
  const values = Array.isArray(is) ? is : [is]
  const misfit = values.find((value) => misfits(other, value, '', known).length > 0)
  return misfit === undefined ? undefined : `"${field}" is ${JSON.stringify(misfit)}, which it cannot be`
}

const fieldsWithin = (field: Field): Fields => (field.kind === 'group' ? field.fields : {})

/** Tells whether a dotted path leads to a field, through groups. */
export function leadsToField(fields: Fields, path: string): boolean {
  const [name = '', ...rest] = path.split('.')
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (!field || rest.length === 0) return field !== undefined
  return leadsToField(fieldsWithin(field), rest.join('.'))
}
