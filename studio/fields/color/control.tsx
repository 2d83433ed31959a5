import type { ControlProps, FieldControl } from '../control-props.ts'
import { words as reading } from '../value.ts'
import { Swatches } from './swatches.tsx'

function ColorControl({ field, value, id, describedBy, change }: ControlProps) {
  return (
    <Swatches
      {...{ field, id, describedBy }}
      shown={reading.read(value) ?? ''}
      choose={(next) => change(reading.write(next, value))}
    />
  )
}

export default {
  Control: ColorControl,
  frame: 'line',
  canShow: (wire) => reading.read(wire) !== undefined,
} satisfies FieldControl
