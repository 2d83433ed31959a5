import { useTools } from '../../client/tools/tools.tsx'
import type { ControlProps, FieldControl } from '../control-props.ts'
import { reading } from './value.ts'

function BoolControl({ value, id, describedBy, isInvalid, change }: ControlProps) {
  const { isReadOnly } = useTools()
  return (
    <input
      {...{ type: 'checkbox', id, disabled: isReadOnly }}
      checked={reading.read(value) ?? false}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onChange={({ target }) => change(reading.write(target.checked, value))}
    />
  )
}

export default {
  Control: BoolControl,
  frame: 'line',
  canShow: (wire) => reading.read(wire) !== undefined,
} satisfies FieldControl
