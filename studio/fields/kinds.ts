import type { FormField } from '../forms/form.ts'
import type { FieldControl } from './control-props.ts'

const kinds = import.meta.glob<{ default: FieldControl }>('./*/control.tsx', { eager: true })
const controls = import.meta.glob<{ default: FieldControl }>('./controls/*/control.tsx', { eager: true })

/**
 * How a field is shown: by the control that it declares, where its fields are what that needs, else as its kind is. The
 * folder of each bears its name.
 */
export function controlOf(field: Pick<FormField, 'kind' | 'control' | 'fields' | 'of'>): FieldControl {
  const { kind, control } = field
  const declared = control === undefined ? undefined : controls[`./controls/${control}/control.tsx`]?.default
  if (declared?.fits?.(field) ?? declared) return declared as FieldControl
  const own = kinds[`./${kind}/control.tsx`]?.default
  if (!own) throw new Error(`No control shows fields of the kind "${kind}". Write studio/fields/${kind}/control.tsx.`)
  return own
}
