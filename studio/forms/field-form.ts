import { defined } from '#engine'
import { type Field, type Fields, labelOf, toModelName, wireNameOf } from '#engine/host.ts'
import type { FormField } from './form.ts'

/** Fills placeholders like `{brand}` in names of content types. */
export type Fill = (name: string) => string

/** What is said of a field for forms alone, where its schema says it. */
type Said = Partial<
  Pick<FormField, 'group' | 'when' | 'initial' | 'min' | 'max' | 'length' | 'control' | 'itemName'>
> & {
  choices?: Readonly<Record<string, string>>
}

/** The form of some fields, in their order. */
export const fieldForms = (fields: Fields, fill: Fill): FormField[] =>
  Object.entries(fields).map(([name, field]) => fieldForm(name, field, fill))

function fieldForm(name: string, field: Field, fill: Fill): FormField {
  const { required, aliases, label, help, example, pattern, minimum, maximum, kind } = field
  const { choices: labels = {}, group, when, initial, length, control, itemName, min, max } = field as Said
  return defined({
    ...{ name: wireNameOf(name, field), model: name, aliases, label, help, example, required, kind },
    ...{ group, when: when && { ...when, field: wireOf(when.field) }, initial, pattern, length, control, itemName },
    ...{ min: min ?? minimum, max: max ?? maximum },
    ...within(field, labels, fill),
  }) as unknown as FormField
}

/** What a field holds. */
function within(field: Field, labels: Readonly<Record<string, string>>, fill: Fill): Partial<FormField> {
  switch (field.kind) {
    case 'enum':
    case 'color':
      return { choices: field.values.map((value) => ({ value, label: labels[value] ?? choiceLabel(value) })) }
    case 'group':
      return { fields: fieldForms(field.fields, fill) }
    case 'list':
      return { of: fieldForm('item', field.of, fill) }
    case 'reference':
      return { to: field.to.map(fill) }
    case 'blocks':
      return { isTopLevel: field.isTopLevel ?? false }
    default:
      return {}
  }
}

/** Values of choices are written in many ways: `on-view` and `two_columns` are words, too. */
const choiceLabel = (value: string): string => labelOf(toModelName(value.replaceAll('-', '_'))) || value

const wireOf = (name: string): string => wireNameOf(name, {} as Field)
