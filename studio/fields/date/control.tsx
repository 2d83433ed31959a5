import { DateField } from '../../client/parts/date-field.tsx'
import { useTexts } from '../../client/parts/texts.tsx'
import { useTools } from '../../client/tools/tools.tsx'
import type { ControlProps, FieldControl } from '../control-props.ts'
import { Moved } from './moved.tsx'
import { readDay, writeDay } from './value.ts'

function DayControl({ field, value, id, describedBy, isInvalid, change }: ControlProps) {
  const texts = useTexts()
  const { site, isReadOnly } = useTools()
  const shown = readDay(value, site.timeZone) ?? null
  return (
    <>
      <DateField
        {...{ id, describedBy, isInvalid, isReadOnly, isRequired: field.required, label: field.label }}
        value={shown}
        onChange={(next) => change(writeDay(next, value, site.timeZone))}
      />
      <span className="beside">{texts.inZone({ zone: site.timeZone })}</span>
      <Moved date={shown} />
    </>
  )
}

export default {
  Control: DayControl,
  frame: 'line',
  canShow: (wire) => readDay(wire, 'UTC') !== undefined,
} satisfies FieldControl
