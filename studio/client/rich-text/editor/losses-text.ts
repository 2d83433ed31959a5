import type { Texts } from '../../parts/texts.tsx'
import type { Loss } from '../paste/losses.ts'

/** Says in a sentence what of something pasted could not stay; undefined where all could. */
export function lossesText(texts: Texts, losses: readonly Loss[]): string | undefined {
  if (losses.length === 0) return undefined
  const named = losses.map(
    ({ kind, count }) =>
      ({
        pictures: texts.lostPictures({ count }),
        media: texts.lostMedia({ count }),
        forms: texts.lostForms({ count }),
        formulas: texts.lostFormulas({ count }),
        links: texts.lostLinks({ count }),
        scripts: texts.lostScripts({ count }),
        strikes: texts.lostStrikes({ count }),
      })[kind],
  )
  return texts.leftOut({ what: named.join(', ') })
}
