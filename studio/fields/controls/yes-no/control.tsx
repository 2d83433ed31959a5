import { useTools } from '../../../client/form/tools.tsx'
import { useTexts } from '../../../client/parts/texts.tsx'
import type { ControlProps, FieldControl } from '../../control-props.ts'
import { isEmpty } from '../../value.ts'

/** A switch that is on where the file says nothing: off has to be said. */
function YesNoControl({ value, id, describedBy, isInvalid, change }: ControlProps) {
  const texts = useTexts()
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
  fits: ({ kind }) => kind === 'bool',
  canShow: (wire) => isEmpty(wire) || typeof wire === 'boolean',
} satisfies FieldControl
