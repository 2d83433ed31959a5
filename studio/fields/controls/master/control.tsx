import { isRecord } from 'atrium'
import { later } from '../../../client/away/later.tsx'
import type { ControlProps, FieldControl } from '../../control-props.ts'
import group from '../../group/control.tsx'

/** Nobody who writes words asks for it. */
const Replace = later(async () => (await import('./replace.tsx')).Replace)

/** Where the master of a picture is: another one takes its place. */
function MasterControl(props: ControlProps) {
  const isOwn = !(isRecord(props.value) && props.value.service)
  return (
    <>
      {isOwn && <Replace />}
      <group.Control {...props} />
    </>
  )
}

const PARTS = ['id', 'service']

export default {
  ...group,
  Control: MasterControl,
  fits: ({ kind, fields }) => kind === 'group' && PARTS.every((name) => fields?.some((field) => field.name === name)),
} satisfies FieldControl
