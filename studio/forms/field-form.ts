import { defined } from 'atrium'
import { choicesOf, type Field, type Fields, toWireName, wireNameOf } from '#engine/host.ts'
import type { FormField } from './form.ts'

/** Fills placeholders like `{brand}` in names of content types. */
export type Fill = (name: string) => string

/** Says the key that a field has in the file. */
type Spelling = (name: string, field: Field) => string

/**
 * The form of some fields, in their order. What is deprecated is read under the name of what takes its place, and is no field
 * of the form beside it.
 *
 * @param keyOf absent: as entries are written
 */
export const fieldForms = (fields: Fields, fill: Fill, keyOf: Spelling = wireNameOf): FormField[] =>
  Object.entries(fields)
    .filter(([, { kind, deprecated }]) => fields[deprecated?.use ?? '']?.kind !== kind)
    .map(([name, field]) => fieldForm(name, field, { fields, fill, keyOf }))

interface Around {
  /** Those of the object that the field is in. */
  fields: Fields
  fill: Fill
  keyOf: Spelling
}

function fieldForm(name: string, field: Field, { fields, fill, keyOf }: Around): FormField {
  const { required, aliases, label, help, example, kind, group, when, initial, min, max, length, pattern, control } =
    field
  const deprecated = field.deprecated && (true as const)
  const other = when && fields[when.field]
  return defined({
    ...{ name: keyOf(name, field), model: name, aliases, label, help, example, required, deprecated, kind },
    ...{ group, when: when && { field: other ? keyOf(when.field, other) : when.field, is: when.is } },
    ...{ initial, min, max, length, pattern, control },
    translate: isTranslated(field) ? undefined : (false as const),
    ...within(field, fill, keyOf),
  }) as unknown as FormField
}

/** Returns what a field holds. */
function within(field: Field, fill: Fill, keyOf: Spelling): Partial<FormField> {
  switch (field.kind) {
    case 'enum':
    case 'color':
      return { choices: choicesOf(field) }
    case 'group':
      return { fields: withNeeded(fieldForms(field.fields, fill, keyOf), field.keys) }
    case 'list':
      return { of: fieldForm('item', field.of, { fields: {}, fill, keyOf }), ...named(field.itemName) }
    case 'reference':
      return { to: field.to.map(fill) }
    case 'blocks':
      return { isTopLevel: field.isTopLevel ?? false }
    default:
      return {}
  }
}

/** Fields of these kinds, and words of which these are made, are no words of a language. */
const SAME_KINDS: readonly Field['kind'][] = [
  ...(['bool', 'color', 'date', 'datetime', 'enum', 'int', 'number', 'ratio', 'reference', 'time'] as const),
]
const SAME_CONTROLS: readonly Field['control'][] = ['color', 'crops', 'hours', 'icon', 'master', 'point']

/** Whether a field says something that another language may say otherwise. */
function isTranslated(field: Field): boolean {
  const { kind, control, translate = !SAME_KINDS.includes(kind) && !SAME_CONTROLS.includes(control) } = field
  if (!translate) return false
  if (kind === 'list') return isTranslated(field.of)
  return kind !== 'group' || Object.values(field.fields).some(isTranslated)
}

/** A group that is nothing with fewer keys than it has fields needs all of them. */
const withNeeded = (fields: FormField[], keys = 0): FormField[] =>
  keys < fields.length ? fields : fields.map((field) => ({ ...field, required: true }))

const named = (itemName: string | undefined) => (itemName === undefined ? {} : { itemName: wirePath(itemName) })

/** A path of fields in the spelling of files. */
export const wirePath = (path: string): string => path.split('.').map(toWireName).join('.')
