import { isRecord } from 'atrium'
import { later } from '../../../client/away/later.tsx'
import { keepIdentity } from '../../../client/model/identity.ts'
import { type Path, pathText } from '../../../client/model/path.ts'
import { useTools } from '../../../client/tools/tools.tsx'
import type { ControlProps, FieldControl } from '../../control-props.ts'
import { Items } from '../../list/items.tsx'
import { canShowList } from '../../list/value.ts'
import type { Region } from './regions.ts'
import { useMaster } from './use-master.ts'

/** Nobody who writes words asks for them. */
const Ratios = later(async () => (await import('./ratios.tsx')).Ratios)
const Crop = later(async () => (await import('./crop.tsx')).Crop)

/** What each ratio of the site shows of a picture, and the parts that were chosen for some. */
function CropsControl(props: ControlProps) {
  const { edit } = useTools()
  const master = useMaster()
  const put = (item: unknown, at: Path) => (region: Region) =>
    edit(
      { kind: 'set', at, value: keepIdentity(item, { ...(isRecord(item) ? item : {}), ...region }) },
      `${pathText(at)} part`,
    )
  return (
    <>
      {master && <Ratios {...{ ...props, master }} />}
      <Items
        {...props}
        before={(item, at) => master && isRecord(item) && <Crop master={master} crop={item} put={put(item, at)} />}
      />
    </>
  )
}

const PARTS = ['ratio', 'x', 'y', 'w', 'h']

export default {
  Control: CropsControl,
  frame: 'set',
  fits: ({ kind, of }) => kind === 'list' && PARTS.every((name) => of?.fields?.some((field) => field.name === name)),
  canShow: canShowList,
} satisfies FieldControl
