import { defined } from '../../base/defined.ts'
import type { Field, Fields } from '../describe.ts'
import { wireNameOf } from '../spelling.ts'
import type { JsonSchema } from '../wire-schema.ts'
import { choicesOf } from './choices.ts'

/** Says what JSON Schema has no keyword for is under this one. */
export const FORM_KEYWORD = 'x-atrium'

/**
 * Adds to the schema of a field what its form shows: `default`, `examples`, choices with their labels, and the rest under
 * `x-atrium`. Text editors read these; the check of content does without.
 *
 * @param fields those of the object that the field is in
 */
export function annotate(schema: JsonSchema, field: Field, fields: Fields): JsonSchema {
  const { initial, example, group, when, length, control, deprecated, ...rest } = field
  const itemName = rest.kind === 'list' && rest.itemName ? wirePath(fieldsWithin(rest.of), rest.itemName) : undefined
  const form = defined({ group, when: when && wireWhen(when, fields), length, control, itemName })
  return defined({
    ...(rest.kind === 'enum' || rest.kind === 'color' ? { ...schema, ...labelled(rest), enum: undefined } : schema),
    default: initial,
    examples: example === undefined ? undefined : [example],
    deprecated: deprecated && true,
    [FORM_KEYWORD]: Object.keys(form).length > 0 ? form : undefined,
  })
}

const labelled = (field: Parameters<typeof choicesOf>[0]): JsonSchema => ({
  oneOf: choicesOf(field).map(({ value, label }) => ({ const: value, title: label })),
})

const fieldsWithin = (field: Field): Fields => (field.kind === 'group' ? field.fields : {})

/** A dotted path of the model in the names of the file. */
export function wirePath(fields: Fields, path: string): string {
  const [name = '', ...rest] = path.split('.')
  const field = fields[name]
  if (!field) return path
  return [wireNameOf(name, field), ...(rest.length > 0 ? [wirePath(fieldsWithin(field), rest.join('.'))] : [])].join(
    '.',
  )
}

const wireWhen = ({ field, is }: NonNullable<Field['when']>, fields: Fields) => ({ field: wirePath(fields, field), is })
