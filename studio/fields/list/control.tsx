import type { ControlProps, FieldControl } from '../control-props.ts'
import { References } from '../reference/references.tsx'
import { readReferences, writeReferences } from '../reference/value.ts'
import { Items } from './items.tsx'
import { canShowList } from './value.ts'

function ListControl(props: ControlProps) {
  const { field, value, id, describedBy, change } = props
  if (field.of?.kind !== 'reference') return <Items {...props} />
  return (
    <References
      {...{ field, id, describedBy, to: field.of.to ?? [], isOne: false }}
      shown={readReferences(value) ?? []}
      onChange={(next) => change(writeReferences(next, value))}
    />
  )
}

export default {
  Control: ListControl,
  frame: 'set',
  canShow: canShowList,
} satisfies FieldControl
