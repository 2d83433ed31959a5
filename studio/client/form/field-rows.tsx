import type { FormField } from '../api/contract.ts'
import { isShown } from '../model/initial.ts'
import { type Path, pathText, valueAt } from '../model/path.ts'
import { placeOf } from '../model/spelling.ts'
import { useTools } from '../tools/tools.tsx'
import { FieldRow } from './field-row.tsx'

interface FieldRowsProps {
  fields: readonly FormField[]
  /** Fields of the same object, of which conditions may speak; default: `fields`. */
  siblings?: readonly FormField[]
  object: Readonly<Record<string, unknown>> | undefined
  path: Path
}

/** The fields of an object, those whose condition holds. */
export function FieldRows({ fields, siblings = fields, object, path }: FieldRowsProps) {
  const { translation } = useTools()
  const original = translation && (valueAt(translation.original, path) as typeof object)
  const said = (other: FormField) => placeOf(other, object).value ?? placeOf(other, original).value
  const shown = fields.filter((field) => isShown(field, siblings, said))
  return shown.map((field) => {
    const { keys, value, isFurther } = placeOf(field, object)
    const own = [...path, ...keys]
    return (
      <FieldRow key={field.name} field={field} value={value} path={own} place={pathText(own)} isFurther={isFurther} />
    )
  })
}
