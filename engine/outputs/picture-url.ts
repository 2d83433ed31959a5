import { trimEndOf } from '../content/trim.ts'
import type { Image } from '../contract/content/image.ts'

/** A part of the master, in pixels. */
export interface ImageRegion {
  x: number
  y: number
  w: number
  h: number
}

/** In pixels. */
interface Size {
  width: number
  height: number
}

/** An address of a picture with the size it is delivered in. */
export interface SizedPicture extends Size {
  url: string
}

/**
 * The base of a picture's addresses: at its image server, else its own address at the media gateway.
 *
 * @param imageBase base of pictures without a server of their own
 * @returns null for a picture without an asset, which is not a picture
 */
export function assetBase(image: Image | undefined, imageBase: string): string | null {
  const { id, service } = image?.iiif ?? {}
  if (id) return `${withoutSlash(service ?? imageBase)}/${encodeURIComponent(id)}`
  return image?.mediaGatewayUrl ? withoutSlash(image.mediaGatewayUrl) : null
}

const withoutSlash = (url: string) => trimEndOf(url, '/')

/** `16:9` as a number; NaN for anything that is no ratio. */
const ratioOf = (ratio: string): number => {
  const [w, h, ...more] = ratio.split(':').map(Number)
  return w && h && w > 0 && h > 0 && more.length === 0 ? w / h : Number.NaN
}

/**
 * The region that shows a picture in a ratio: the stored crop, else the largest centred part. A stored crop that does
 * not lie inside the master belongs to another master and does not count. Undefined when the master's size would be
 * needed and is not known, and for a ratio that is none.
 *
 * @param ratio `w:h`, like `16:9`
 */
export function cropOf(image: Image, ratio: string): ImageRegion | undefined {
  const stored = image.imageCrops?.find((crop) => crop.ratio === ratio && isInside(crop, image))
  if (stored) return { x: stored.x, y: stored.y, w: stored.w, h: stored.h }
  const { width, height } = image
  const wanted = ratioOf(ratio)
  if (!width || !height || Number.isNaN(wanted)) return undefined
  const w = Math.max(1, Math.min(width, Math.round(height * wanted)))
  const h = Math.max(1, Math.min(height, Math.round(width / wanted)))
  return { x: Math.round((width - w) / 2), y: Math.round((height - h) / 2), w, h }
}

const isInside = ({ x, y, w, h }: ImageRegion, { width = Infinity, height = Infinity }: Image): boolean =>
  x >= 0 && y >= 0 && w > 0 && h > 0 && x + w <= width && y + h <= height

/**
 * The address of a part of a picture in a size, as the IIIF Image API 2.1 writes it:
 * `{base}/{region}/{width},{height}/0/default.jpg`.
 *
 * @param region `full` or pixels of the master
 * @param size `full` or pixels as delivered, in the shape of the region: see `sizeWithin`
 */
export function pictureUrl(base: string, region: ImageRegion | 'full', size: Size | 'full'): string {
  const part = region === 'full' ? 'full' : `${region.x},${region.y},${region.w},${region.h}`
  return `${base}/${part}/${size === 'full' ? 'full' : `${size.width},${size.height}`}/0/default.jpg`
}

/** The size of a picture that is so wide, in the shape of a part of the master. */
export const sizeWithin = ({ w, h }: Pick<ImageRegion, 'w' | 'h'>, width: number): Size => ({
  width,
  height: Math.max(1, Math.round((width * h) / w)),
})

/** What a height may exceed its limit by before it is rounded. */
const ROUNDED_DOWN = 0.49

/**
 * A picture in a ratio, within a width and a height, and never larger than the master's part.
 *
 * @param ratio `w:h`, like `16:9`
 * @returns null without an asset, or where the region cannot be known
 */
export function croppedPicture(
  image: Image,
  ratio: string,
  width: number,
  imageBase: string,
  height = Infinity,
): SizedPicture | null {
  const base = assetBase(image, imageBase)
  const region = base && cropOf(image, ratio)
  if (!base || !region) return null
  const widest = Math.floor(((height + ROUNDED_DOWN) * region.w) / region.h)
  const fitting = Math.max(1, Math.min(width, region.w, widest))
  const size = sizeWithin(region, fitting)
  return { url: pictureUrl(base, region, size), ...size }
}

const SOCIAL_WIDTH = 1500
const SOCIAL_HEIGHTS = { '1.91:1': 785, '16:9': 884 } as const

/** The picture for social media: the 1.91:1 crop where one is stored, else 16:9, within 1500 × 785 or 884 pixels. */
export function socialPicture(image: Image, imageBase: string): SizedPicture | null {
  const ratio = image.imageCrops?.some((crop) => crop.ratio === '1.91:1' && isInside(crop, image)) ? '1.91:1' : '16:9'
  return croppedPicture(image, ratio, SOCIAL_WIDTH, imageBase, SOCIAL_HEIGHTS[ratio])
}

/** Width of a picture for download, in pixels. */
export const DOWNLOAD_WIDTH = 3000

/** The address for download, under the picture's own name. */
export const downloadUrl = (base: string): string => {
  const id = base.slice(base.lastIndexOf('/') + 1)
  return `${base}/full/${DOWNLOAD_WIDTH},/0/default.jpg?download=${id}.jpg&size=medium`
}

/** Caption and credit, inline rich text, in one line: joined by `. `, or by a space after a full stop. */
export function captionAndCredit({ caption, credit }: Pick<Image, 'caption' | 'credit'>): string | undefined {
  if (!caption || !credit) return caption || credit || undefined
  return /\.(?:<\/\w+>|\s)*$/.test(caption) ? `${caption.trimEnd()} ${credit}` : `${caption.trimEnd()}. ${credit}`
}
