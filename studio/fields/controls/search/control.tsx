import { isHiddenFromSearch, Previews } from '../../../client/checks/previews.tsx'
import { presentOf } from '../../../client/entry/session/session.ts'
import { useStore } from '../../../client/parts/store.ts'
import { useTools } from '../../../client/tools/tools.tsx'
import type { ControlProps, FieldControl } from '../../control-props.ts'
import { GroupFields } from '../../group/group-fields.tsx'
import { canShowGroup, readGroup } from '../../group/value.ts'

/** What search engines and social media are told, with what they show of it as it is written. */
function SearchControl({ field, value, path, isFurther }: ControlProps) {
  const { facts: store, state, schema, site } = useTools()
  const facts = useStore(store, (known) => known)
  const isHidden = useStore(state, (now) => isHiddenFromSearch(schema.fields, presentOf(now)))
  const shown = useStore(state, ({ canvas }) => canvas.path)
  return (
    <>
      <GroupFields field={field} object={readGroup(value, field, isFurther)} path={path} />
      {/* Below the fields: it grows and shrinks with what is written in them. */}
      {shown !== null && <Previews {...{ facts, site, isHidden }} path={shown} />}
    </>
  )
}

export default {
  Control: SearchControl,
  frame: 'set',
  fits: ({ kind }) => kind === 'group',
  canShow: canShowGroup,
} satisfies FieldControl
