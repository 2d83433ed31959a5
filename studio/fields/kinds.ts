import type { FieldKind } from '../forms/form.ts'
import type { FieldControl } from './control-props.ts'

const found = import.meta.glob<{ default: FieldControl }>('./*/control.tsx', { eager: true })

/** How each kind of field is shown: its folder bears the name of the kind. */
export function controlOf(kind: FieldKind): FieldControl {
  const control = found[`./${kind}/control.tsx`]?.default
  if (!control)
    throw new Error(`No control shows fields of the kind "${kind}". Write studio/fields/${kind}/control.tsx.`)
  return control
}
