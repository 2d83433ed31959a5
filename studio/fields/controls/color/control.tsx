import { ProblemList } from '../../../client/form/field-row.tsx'
import { useProblemsAt } from '../../../client/form/problems.ts'
import { pathText } from '../../../client/model/path.ts'
import { placeOf } from '../../../client/model/spelling.ts'
import { useTools } from '../../../client/tools/tools.tsx'
import type { FormField } from '../../../forms/form.ts'
import { Swatches } from '../../color/swatches.tsx'
import type { ControlProps, FieldControl } from '../../control-props.ts'
import { canShowGroup, readGroup } from '../../group/value.ts'
import { words as reading } from '../../value.ts'

/** A group that is nothing but a colour: its swatches. */
function ColorGroupControl({ field, value, path, id, describedBy, isFurther, change }: ControlProps) {
  const { edit, problems } = useTools()
  const inner = field.fields?.[0] as FormField
  const place = placeOf(inner, readGroup(value, field, isFurther))
  const own = [...path, ...place.keys]
  const found = useProblemsAt(problems, pathText(own))
  // Under a further spelling the file may have the name by itself.
  const isPlain = typeof value === 'string'
  return (
    <div data-path={isPlain ? undefined : pathText(own)}>
      <Swatches
        {...{ field: inner, id, describedBy }}
        shown={reading.read(place.value) ?? ''}
        choose={(next) =>
          isPlain
            ? change(reading.write(next, value))
            : edit({ kind: 'set', at: own, value: reading.write(next, place.value) })
        }
      />
      <ProblemList id={`${id}-inner`} problems={found} />
    </div>
  )
}

export default {
  Control: ColorGroupControl,
  frame: 'line',
  fits: ({ kind, fields = [] }) => kind === 'group' && fields.length === 1 && fields[0]?.kind === 'color',
  canShow: (wire) => canShowGroup(wire) || typeof wire === 'string',
} satisfies FieldControl
