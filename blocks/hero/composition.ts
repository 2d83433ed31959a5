import type { Image } from 'atrium'
import type { MediaFields } from 'atrium/ui/media/media-item.ts'
import { isShowable } from 'atrium/ui/picture/frame.ts'

/** How a landing opens: with a picture from edge to edge, a work shown whole, or words alone. */
export type Composition = 'picture' | 'work' | 'words'

/** Pictures narrower than this, width over height, lose too much from edge to edge. */
const MIN_WIDE_RATIO = 1.2

/** True for what has to be seen whole: a work of a collection, which says whose it is, and a picture that is high. */
function isWork({ metadataFields, placemat, width, height }: Image): boolean {
  const isHigh = Boolean(width && height && width / height < MIN_WIDE_RATIO)
  return Boolean(placemat || isHigh || metadataFields?.credit_line?.[0])
}

/** Chooses how a landing opens by what it has; undefined where its media have a layout of their own, and for other pages. */
export function compositionOf(
  variant: string,
  { image, media }: { image?: Image; media?: MediaFields },
): Composition | undefined {
  if (media || !['Home', 'Landing', 'Listing'].includes(variant)) return undefined
  if (!isShowable(image)) return 'words'
  return isWork(image) ? 'work' : 'picture'
}
