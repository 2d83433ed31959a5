import { isRecord } from 'atrium'
import { later } from '../../../client/away/later.tsx'
import { useTexts } from '../../../client/parts/texts.tsx'
import { useTools } from '../../../client/tools/tools.tsx'
import type { ControlProps, FieldControl } from '../../control-props.ts'
import { isEmpty } from '../../value.ts'
import type { Point } from '../crops/regions.ts'
import { pointIn, useMaster } from '../crops/use-master.ts'

/** Nobody who writes words asks for it. */
const Picture = later(async () => (await import('./picture.tsx')).Picture)

/** What matters most in the picture of the entry: a point that is put by hand or by keys. */
function PointControl({ value, id, describedBy, change }: ControlProps) {
  const texts = useTexts()
  const { isReadOnly } = useTools()
  const master = useMaster()
  const point = pointIn(value)
  if (!master) return <p className="help">{texts.pointWithoutPicture}</p>
  const put = ({ x, y }: Point) => change({ ...(isRecord(value) ? value : {}), x, y }, true)
  return (
    <div className="point">
      <Picture {...{ master, point, id, describedBy, put }} />
      <p className="help">{texts.pointKeys}</p>
      {!isReadOnly && point && (
        <button type="button" className="quiet" onClick={() => change(undefined)}>
          {texts.pointNone}
        </button>
      )}
    </div>
  )
}

const PARTS = ['x', 'y']

export default {
  Control: PointControl,
  frame: 'set',
  fits: ({ kind, fields }) =>
    kind === 'group' && PARTS.every((name) => fields?.some((field) => field.name === name && field.kind === 'number')),
  canShow: (wire) => isEmpty(wire) || pointIn(wire) !== undefined,
} satisfies FieldControl
