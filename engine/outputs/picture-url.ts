import { trimEndOf } from '../base/text/trim.ts'
import type { Image, ImageCrop } from '../contract/content/image.ts'

type ImageShape = Pick<ImageRegion, 'w' | 'h'>

/** A part of the master, in pixels. */
export type ImageRegion = Omit<ImageCrop, 'ratio'>

/** An address of a picture with the size it is delivered in. */
export interface SizedPicture {
  url: string
  width: number
  height: number
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
 * The region that shows a picture in a ratio: the stored crop, else the largest part around the focal point, which is
 * the middle where none is stored. A stored crop that does not lie inside the master belongs to another master and does
 * not count. Undefined when the master's size would be needed and is not known, and for a ratio that is none.
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
  const { x = 0.5, y = 0.5 } = image.focalPoint ?? {}
  return { x: startAround(x * width, w, width), y: startAround(y * height, h, height), w, h }
}

/** Where a part begins that has a point as near to its middle as the whole lets it. */
const startAround = (point: number, length: number, whole: number): number =>
  Math.round(Math.min(Math.max(point - length / 2, 0), whole - length))

const isInside = ({ x, y, w, h }: ImageRegion, { width = Infinity, height = Infinity }: Image): boolean =>
  x >= 0 && y >= 0 && w > 0 && h > 0 && x + w <= width && y + h <= height

/**
 * The address of a picture in a size, as the IIIF Image API 2.1 writes it: `{base}/{region}/{width},{height}/0/default.jpg`.
 *
 * @param part of the master, in pixels; without a place the whole of it, whose size counts. Absent: the whole in full size
 * @param width as delivered; the height follows from the part
 */
export function pictureUrl(base: string, part?: ImageShape & Partial<ImageRegion>, width = part?.w ?? 0): string {
  const region = part?.x === undefined ? 'full' : `${part.x},${part.y},${part.w},${part.h}`
  return `${base}/${region}/${part ? `${width},${heightOf(part, width)}` : 'full'}/0/default.jpg`
}

/** The height of a picture that is so wide, in the shape of a part of the master. */
export const heightOf = ({ w, h }: ImageShape, width: number): number => Math.max(1, Math.round((width * h) / w))

/** Says what a height may exceed its limit by before it is rounded. */
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
  return { url: pictureUrl(base, region, fitting), width: fitting, height: heightOf(region, fitting) }
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
