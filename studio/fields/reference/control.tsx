import type { ControlProps, FieldControl } from '../control-props.ts'
import { References } from './references.tsx'
import { readReferences, writeReferences } from './value.ts'

function ReferenceControl({ field, value, id, describedBy, change }: ControlProps) {
  return (
    <References
      {...{ field, id, describedBy, to: field.to ?? [], isOne: true }}
      shown={readReferences(value) ?? []}
      onChange={(next) => change(writeReferences(next, value))}
    />
  )
}

export default {
  Control: ReferenceControl,
  frame: 'set',
  canShow: (wire) => readReferences(wire) !== undefined,
} satisfies FieldControl
