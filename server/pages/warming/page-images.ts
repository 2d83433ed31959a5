import type { SiteResponse } from '#engine/host.ts'
import { SCREENS, widthIn } from './screens.ts'

type ShownPicture = NonNullable<SiteResponse['facts']>['pictures'][number]
type Offered = ReturnType<NonNullable<ShownPicture['offered']>>
type Candidate = Offered['candidates'][number]

/** A picture as a page names it. */
export interface PageImage {
  /** Addresses that browsers take on the screens of visitors, each once. */
  addresses: string[]
  /** Belongs to the first screen. */
  isFirst: boolean
}

/** Lists the pictures of a page in their order, without those that a visitor has to ask for. */
export const imagesOf = (pictures: readonly ShownPicture[]): PageImage[] =>
  pictures.flatMap(({ offered, isFirst = false }) => (offered ? [{ addresses: chosen(offered()), isFirst }] : []))

function chosen({ candidates, sizes = '100vw' }: Offered): string[] {
  const found = SCREENS.flatMap((screen) => {
    const shown = widthIn(sizes, screen)
    return takenFor(candidates, shown, screen.density)
  })
  return [...new Set(found)]
}

/**
 * Returns what browsers take: Firefox the smallest that has enough dots, Chrome and Safari the one before where it
 * comes closer.
 *
 * @param candidates ascending by width
 */
function takenFor(candidates: readonly Candidate[], shown: number, density: number): string[] {
  const enough = candidates.findIndex(({ width }) => width >= shown * density)
  const [before, first] = enough === -1 ? [candidates.at(-1)] : [candidates[enough - 1], candidates[enough]]
  const taken = first ? [first] : []
  const mean = before && first ? Math.sqrt(before.width * first.width) / shown : Number.POSITIVE_INFINITY
  if (before && (!first || (density > 1 && density < mean))) taken.push(before)
  return taken.map(({ url }) => url)
}
