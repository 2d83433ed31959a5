import { assetBase, cropOf, type Image, pictureUrl } from 'atrium'
import type { PictureLayout } from './layouts.ts'

/** A part of a picture, in pixels of the master. */
type Region = Omit<NonNullable<Image['imageCrops']>[number], 'ratio'>

/** A picture's address in one size. */
interface SizedPicture {
  url: string
  width: number
  height: number
}

/** No image server is asked for a longer side, in pixels: the site's own refuses it. */
const MAX_SIDE = 10_000

/** How far a picture's own shape may lie from a frame's before it is shown whole instead of cropped. */
const TOLERANCE = 1.16

/** True for a picture with an asset at the image server or the media gateway, or with an address of its own. */
export const isShowable = (image: Image | undefined): image is Image =>
  Boolean(image?.iiif?.id || image?.mediaGatewayUrl || image?.src)

/** True when the size of the master is known. */
export const hasSize = (image: Image): image is Image & { width: number; height: number } =>
  Boolean(image.width && image.height)

/**
 * Returns what of the picture is shown in a frame of a ratio: the stored crop, else what is around the focal point, else
 * the middle where hardly anything is lost, else, and always on a placemat, the whole.
 *
 * @param ratio `w:h`; absent: the picture's own
 */
export function regionFor(image: Image, ratio: string | undefined): Region | 'full' {
  if (!ratio || image.placemat) return 'full'
  const crop = cropOf(image, ratio)
  const isChosen = image.focalPoint || image.imageCrops?.some((stored) => stored.ratio === ratio)
  if (!crop || isChosen || !hasSize(image)) return crop ?? 'full'
  const difference = (image.width / image.height) * (crop.h / crop.w)
  return Math.max(difference, 1 / difference) <= TOLERANCE ? crop : 'full'
}

/**
 * A picture in the widths of a layout, ascending; none is larger than the master's part, or than is served. Without the master's size
 * there is one, at full size.
 *
 * @returns nothing for a picture without an asset
 */
export function candidates(
  image: Image,
  imageBase: string,
  { widths }: PictureLayout,
  region: Region | 'full',
): SizedPicture[] {
  const unsized = (url: string): SizedPicture[] => {
    const width = widths.at(-1) ?? 0
    return [{ url, width, height: Math.round((width * 2) / 3) }]
  }
  const base = assetBase(image, imageBase)
  if (!base) return image.src ? unsized(image.src) : []
  const part = region === 'full' ? hasSize(image) && { w: image.width, h: image.height } : region
  if (!part) return unsized(pictureUrl(base))
  const widest = Math.max(1, Math.min(part.w, Math.floor((MAX_SIDE * part.w) / part.h)))
  const fitting = widths.filter((width) => width < widest)
  const offered = fitting.length < widths.length ? [...fitting, widest] : fitting
  return offered.map((width) => ({
    url: pictureUrl(base, part, width),
    width,
    height: Math.max(1, Math.round((width * part.h) / part.w)),
  }))
}
