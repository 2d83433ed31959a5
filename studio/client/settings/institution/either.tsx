import { isRecord } from 'atrium'
import type { ControlProps, FieldControl } from '../../../fields/control-props.ts'
import { GroupFields } from '../../../fields/group/group-fields.tsx'
import { canShowGroup } from '../../../fields/group/value.ts'
import { LineInput } from '../../../fields/text/typed-input.tsx'
import { words as reading } from '../../../fields/value.ts'
import type { FormField } from '../../../forms/form.ts'
import { useTools } from '../../tools/tools.tsx'
import { useSettingsTexts } from '../shared/texts.ts'

/** A text, or a group that says more: the text is what the last field says that the group needs. */
function EitherControl(props: ControlProps) {
  const { field, value, path, change } = props
  const texts = useSettingsTexts()
  const { isReadOnly } = useTools()
  const main = mainField(field)
  if (isRecord(value)) {
    const text = value[main.name]
    return (
      <>
        <GroupFields field={field} object={value} path={path} />
        {!isReadOnly && (
          <button type="button" onClick={() => change(typeof text === 'string' ? text : undefined)}>
            {texts.sayLess({ name: main.label })}
          </button>
        )}
      </>
    )
  }
  const others = (field.fields ?? []).filter((one) => one !== main).map(({ label }) => label)
  return (
    <div className="either">
      <LineInput {...props} label={field.label} />
      {!isReadOnly && (
        <button type="button" onClick={() => change({ [main.name]: reading.read(value) ?? '' })}>
          {texts.sayMore({ names: others.join(', ') })}
        </button>
      )}
    </div>
  )
}

const mainField = ({ fields = [] }: Pick<FormField, 'fields'>): FormField =>
  (fields.findLast(({ required }) => required) ?? fields[0]) as FormField

export default {
  Control: EitherControl,
  frame: 'set',
  canShow: (wire) => typeof wire === 'string' || canShowGroup(wire),
} satisfies FieldControl
