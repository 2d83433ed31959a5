import { itemName } from '../../client/model/item-name.ts'
import { useTexts } from '../../client/parts/texts.tsx'
import type { ControlProps, FieldControl } from '../control-props.ts'
import { GroupFields } from './group-fields.tsx'
import { canShowGroup, onlyField, readGroup } from './value.ts'

function GroupControl({ field, value, path, isFurther, change }: ControlProps) {
  const texts = useTexts()
  const object = readGroup(value, field, isFurther)
  const only = typeof value === 'string' ? onlyField(field) : undefined
  if (!only) return <GroupFields field={field} object={object} path={path} />
  // Under this spelling the file has the value itself.
  return (
    <div className="group">
      <p className="beside">{itemName(value, undefined, undefined)}</p>
      <button type="button" onClick={() => change(object)}>
        {texts.edit}
      </button>
    </div>
  )
}

export default { Control: GroupControl, frame: 'set', canShow: canShowGroup } satisfies FieldControl
