import { isRecord, pictureUrl } from 'atrium'
import { useItems } from '../../../client/form/items/use-items.ts'
import { pathText } from '../../../client/model/path.ts'
import { useTexts } from '../../../client/parts/texts.tsx'
import { useTools } from '../../../client/tools/tools.tsx'
import type { ControlProps } from '../../control-props.ts'
import { readList } from '../../list/value.ts'
import { type Master, middleOf, regionOf } from './regions.ts'

/** Width of the small pictures of all ratios, in pixels. */
const SMALL = 120

/** All ratios as the site shows them; one that nobody chose a part for can be chosen one. */
export function Ratios({ field, value, path, isFurther, master }: ControlProps & { master: Master }) {
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
