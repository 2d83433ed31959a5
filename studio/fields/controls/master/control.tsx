import { isRecord } from 'atrium'
import { lazy, Suspense } from 'react'
import type { ControlProps, FieldControl } from '../../control-props.ts'
import group from '../../group/control.tsx'

/** Nobody who writes words asks for it. */
const Replace = lazy(() => import('./replace.tsx').then((part) => ({ default: part.Replace })))

/** Where the master of a picture is: another one takes its place. */
function MasterControl(props: ControlProps) {
  const isOwn = !(isRecord(props.value) && props.value.service)
  return (
    <>
      {isOwn && (
        <Suspense>
          <Replace />
        </Suspense>
      )}
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
