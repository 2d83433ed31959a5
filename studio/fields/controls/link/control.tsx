import { FieldRows } from '../../../client/form/field-rows.tsx'
import type { ControlProps, FieldControl } from '../../control-props.ts'
import { canShowGroup, readGroup } from '../../group/value.ts'

/** A link: its words and where it leads beside each other, then what else it says. */
function LinkControl({ field, value, path, isFurther }: ControlProps) {
  const fields = field.fields ?? []
  const object = readGroup(value, field, isFurther)
  const isPair = ({ kind }: { kind: string }) => kind === 'text' || kind === 'url'
  const rest = fields.filter((one) => !isPair(one))
  return (
    <>
      <div className="link-fields">
        <FieldRows fields={fields.filter(isPair)} siblings={fields} object={object} path={path} />
      </div>
      {rest.length > 0 && <FieldRows fields={rest} siblings={fields} object={object} path={path} />}
    </>
  )
}

export default {
  Control: LinkControl,
  frame: 'set',
  fits: ({ kind, fields = [] }) =>
    kind === 'group' && ['text', 'url'].every((one) => fields.some((f) => f.kind === one)),
  canShow: canShowGroup,
} satisfies FieldControl
