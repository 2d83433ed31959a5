import { defined, isRecord } from 'atrium'
import { labelOf } from '#engine/host.ts'
import type { JsonSchema } from '../../config/institution/json-schema.ts'
import type { FieldKind, FormField } from './form.ts'

/**
 * The field of a value of which only a JSON Schema is known. What no control shows, like a value of any kind, is a field
 * that shows it as the file has it.
 */
export function schemaField(name: string, schema: JsonSchema, required: boolean): FormField {
  const { title, description, examples = [], default: standard } = schema
  const help = description && plainHelp(description)
  const example = examples[0] ?? (typeof standard === 'string' ? standard : undefined)
  return defined({
    ...{ name, model: name, aliases: [], label: title ?? labelOf(name), help, example, required },
    ...within(schema),
  }) as FormField
}

/** Help without the marks that Markdown has for words of a file. */
export const plainHelp = (help: string): string => help.replaceAll(/`([^`]+)`/g, '“$1”')

type Within = Partial<FormField> & { kind: FieldKind }

function within(schema: JsonSchema): Within {
  const { type, items, properties, anyOf, default: standard } = schema
  const { enum: values, minimum: min, maximum: max } = schema
  if (anyOf) return either(anyOf)
  if (Array.isArray(values)) return { kind: 'enum', choices: values.map((value) => ({ value, label: labelOf(value) })) }
  if (properties) return { kind: 'group', fields: fieldsOf(schema) }
  if (items) return { kind: 'list', of: schemaField('item', items, false) }
  if (isRecord(schema.propertyNames)) return byName(schema.propertyNames, schema.additionalProperties as JsonSchema)
  if (type === 'boolean') return standard === true ? { kind: 'bool', control: 'yes-no' } : { kind: 'bool' }
  if (type === 'integer' || type === 'number')
    return defined({ kind: type === 'integer' ? 'int' : 'number', min, max }) as Within
  return { kind: 'text' }
}

const fieldsOf = ({ properties = {}, required = [] }: JsonSchema): FormField[] =>
  Object.entries(properties).map(([name, schema]) => schemaField(name, schema, required.includes(name)))

/** A text, or an object that says more: `"/news"` or `{ "title": "News", "href": "/news" }`. */
function either(kinds: readonly JsonSchema[]): Within {
  const object = kinds.find(({ properties }) => properties)
  return object ? { kind: 'group', control: 'either', fields: fieldsOf(object) } : { kind: 'text' }
}

/** An object whose names are known has a field each; one of free names is a list of them. */
function byName({ enum: names }: JsonSchema, value: JsonSchema): Within {
  if (Array.isArray(names)) return { kind: 'group', fields: names.map((name) => schemaField(name, value, false)) }
  return { kind: 'map', of: schemaField('item', value, false) }
}
