import { isRecord, pictureUrl } from '#engine'
import { useItems } from '../../../client/form/items/use-items.ts'
import { useTools } from '../../../client/form/tools.tsx'
import { keepIdentity } from '../../../client/model/identity.ts'
import { type Path, pathText } from '../../../client/model/path.ts'
import { useTexts } from '../../../client/parts/texts.tsx'
import type { ControlProps, FieldControl } from '../../control-props.ts'
import { Items } from '../../list/items.tsx'
import { canShowList, readList } from '../../list/value.ts'
import { Crop } from './crop.tsx'
import { type Master, middleOf, type Region, regionOf } from './regions.ts'
import { useMaster } from './use-master.ts'

/** Width of the small pictures of all ratios, in pixels. */
const SMALL = 120

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

/** All ratios as the site shows them; one that nobody chose a part for can be chosen one. */
function Ratios({ field, value, path, isFurther, master }: ControlProps & { master: Master }) {
  const texts = useTexts()
  const { site, isReadOnly } = useTools()
  const actions = useItems(path, pathText(path))
  const crops = readList(value, field, isFurther) ?? []
  const chosenFor = (ratio: string) => crops.find((crop) => isRecord(crop) && crop.ratio === ratio)
  return (
    <ul className="ratios">
      {(site.ratios ?? []).map((ratio) => {
        const chosen = regionOf(chosenFor(ratio), master)
        const middle = middleOf(master, ratio)
        const region = chosen ?? middle
        return (
          <li key={ratio}>
            <img src={pictureUrl(master.base, region, Math.min(SMALL, region.w))} alt={texts.cropShown({ ratio })} />
            <span>{ratio}</span>
            {chosen ? (
              <span className="help">{texts.cropChosen}</span>
            ) : (
              !isReadOnly &&
              chosenFor(ratio) === undefined && (
                <button
                  type="button"
                  className="quiet"
                  aria-label={texts.chooseCrop({ ratio })}
                  onClick={() => actions.add({ ratio, ...middle }, crops.length, ratio)}
                >
                  {texts.choose}
                </button>
              )
            )}
          </li>
        )
      })}
    </ul>
  )
}

const PARTS = ['ratio', 'x', 'y', 'w', 'h']

export default {
  Control: CropsControl,
  frame: 'set',
  fits: ({ kind, of }) => kind === 'list' && PARTS.every((name) => of?.fields?.some((field) => field.name === name)),
  canShow: canShowList,
} satisfies FieldControl
