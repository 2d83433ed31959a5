import type { ControlProps, FieldControl } from '../../../fields/control-props.ts'
import { isEmpty } from '../../../fields/value.ts'
import { useTools } from '../../tools/tools.tsx'
import { useSettingsTexts } from '../shared/texts.ts'

/** A switch that is on where the file says nothing: off has to be said. */
function YesNoControl({ value, id, describedBy, isInvalid, change }: ControlProps) {
  const texts = useSettingsTexts()
  const { isReadOnly } = useTools()
  return (
    <select
      {...{ id, disabled: isReadOnly }}
      value={isEmpty(value) ? '' : String(value)}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onChange={({ target }) => change(target.value === '' ? undefined : target.value === 'true')}
    >
      <option value="">{texts.yesUnsaid}</option>
      <option value="true">{texts.yes}</option>
      <option value="false">{texts.no}</option>
    </select>
  )
}

export default {
  Control: YesNoControl,
  frame: 'line',
  canShow: (wire) => isEmpty(wire) || typeof wire === 'boolean',
} satisfies FieldControl
