import type { FieldControl } from '../../../fields/control-props.ts'
import { controlOf as ofEntries } from '../../../fields/kinds.ts'
import type { FormField } from '../../../forms/form.ts'
import either from './either.tsx'
import yesNo from './yes-no.tsx'

/** Controls that settings alone have. */
const OWN: Readonly<Record<string, FieldControl>> = { either, 'yes-no': yesNo }

/** How a setting is shown. */
export const controlOf = (field: FormField): FieldControl =>
  (field.control === undefined ? undefined : OWN[field.control]) ?? ofEntries(field)
