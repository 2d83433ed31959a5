import { DateTimeField } from '../../client/parts/date-field.tsx'
import { useTexts } from '../../client/parts/texts.tsx'
import { useTools } from '../../client/tools/tools.tsx'
import type { ControlProps, FieldControl } from '../control-props.ts'
import { Moved } from '../date/moved.tsx'
import { readInstant, writeInstant } from './value.ts'

function InstantControl({ field, value, id, describedBy, isInvalid, change }: ControlProps) {
  const texts = useTexts()
  const { site, isReadOnly } = useTools()
  const shown = readInstant(value, site.timeZone) ?? null
  return (
    <>
      <DateTimeField
        {...{ id, describedBy, isInvalid, isReadOnly, isRequired: field.required, label: field.label }}
        timeZone={site.timeZone}
        value={shown}
        onChange={(next) => change(writeInstant(next, value, site.timeZone))}
      />
      <span className="beside">{texts.inZone({ zone: site.timeZone })}</span>
      <Moved date={shown} />
    </>
  )
}

export default {
  Control: InstantControl,
  frame: 'line',
  canShow: (wire) => readInstant(wire, 'UTC') !== undefined,
} satisfies FieldControl
