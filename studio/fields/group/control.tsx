import { FieldRows } from '../../client/form/field-rows.tsx'
import { itemName } from '../../client/model/item-name.ts'
import { useTexts } from '../../client/parts/texts.tsx'
import type { ControlProps, FieldControl } from '../control-props.ts'
import { onlyField, readGroup } from './value.ts'

/** A group with more fields than this can be closed. */
const MANY = 4

function GroupControl({ field, value, path, isFurther, change }: ControlProps) {
  const texts = useTexts()
  const object = readGroup(value, field, isFurther)
  const only = typeof value === 'string' ? onlyField(field) : undefined
  if (only) {
    // Under this spelling the file has the value itself.
    const wrap = () => change(object)
    return (
      <div className="group">
        <p className="beside">{itemName(value, undefined, undefined)}</p>
        <button type="button" onClick={wrap}>
          {texts.edit}
        </button>
      </div>
    )
  }
  const fields = field.fields ?? []
  if (fields.length <= MANY)
    return <div className="group">{<FieldRows fields={fields} object={object} path={path} />}</div>
  return (
    <details className="group" open={Object.keys(object ?? {}).length > 0}>
      <summary>{itemName(object, fields, field.itemName) || texts.nothingYet}</summary>
      <div className="group-fields">
        <FieldRows fields={fields} object={object} path={path} />
      </div>
    </details>
  )
}

export default {
  Control: GroupControl,
  frame: 'set',
  canShow: (wire) =>
    wire === undefined || wire === null || wire === '' || (typeof wire === 'object' && !Array.isArray(wire)),
} satisfies FieldControl
