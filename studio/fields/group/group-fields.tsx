import { useEffect, useState } from 'react'
import { FieldRows } from '../../client/form/field-rows.tsx'
import { useErrorsWithin } from '../../client/form/problems.ts'
import { itemName } from '../../client/model/item-name.ts'
import { type Path, pathText } from '../../client/model/path.ts'
import { useTexts } from '../../client/parts/texts.tsx'
import { useTools } from '../../client/tools/tools.tsx'
import type { FormField } from '../../forms/form.ts'

/** A group with more fields than this can be closed. */
const MANY = 4

interface GroupFieldsProps {
  field: FormField
  object: Readonly<Record<string, unknown>> | undefined
  path: Path
}

/** The fields of a group; many can be closed, and are open while something in them is wrong. */
export function GroupFields({ field, object, path }: GroupFieldsProps) {
  const texts = useTexts()
  const { problems } = useTools()
  const errors = useErrorsWithin(problems, pathText(path))
  const [isOpen, setOpen] = useState(Object.keys(object ?? {}).length > 0)
  // What is wrong is in sight, and stays so while it is mended.
  useEffect(() => {
    if (errors > 0) setOpen(true)
  }, [errors])
  const fields = field.fields ?? []
  const rows = <FieldRows fields={fields} object={object} path={path} />
  if (fields.length <= MANY) return <div className="group">{rows}</div>
  return (
    <details className="group" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {itemName(object, fields, field.itemName) || texts.nothingYet}
        {errors > 0 && <span className="count-errors"> {texts.errors({ count: errors })}</span>}
      </summary>
      <div className="group-fields">{rows}</div>
    </details>
  )
}
