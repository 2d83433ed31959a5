import type { CalendarDate, ZonedDateTime } from '@internationalized/date'
import type { ComponentType } from 'react'
import { DateField, type FieldProps } from '../../client/parts/date-field.tsx'
import { useTexts } from '../../client/parts/texts.tsx'
import { useTools } from '../../client/tools/tools.tsx'
import type { ControlProps, FieldControl } from '../control-props.ts'
import { Moved } from './moved.tsx'
import { readDay, writeDay } from './value.ts'

/** The control of a day, or of a moment, as a file writes it. */
export function dateControl<Value extends CalendarDate | ZonedDateTime>(
  Field: ComponentType<FieldProps<Value> & { timeZone: string }>,
  read: (wire: unknown, timeZone: string) => Value | null | undefined,
  write: (shown: Value | null, before: unknown, timeZone: string) => unknown,
): FieldControl {
  function DateControl({ field, value, id, describedBy, isInvalid, change }: ControlProps) {
    const texts = useTexts()
    const { site, isReadOnly } = useTools()
    const { timeZone } = site
    const shown = read(value, timeZone) ?? null
    return (
      <>
        <Field
          {...{ id, describedBy, isInvalid, isReadOnly, isRequired: field.required, label: field.label, timeZone }}
          value={shown}
          onChange={(next) => change(write(next, value, timeZone))}
        />
        <span className="beside">{texts.inZone({ zone: timeZone })}</span>
        <Moved date={shown} />
      </>
    )
  }
  return { Control: DateControl, frame: 'line', canShow: (wire) => read(wire, 'UTC') !== undefined }
}

export default dateControl(DateField, readDay, writeDay)
