import { cropOf, defined, type Image, isRecord } from 'atrium'

/** A part of a picture, in pixels of the master. */
export interface Region {
  x: number
  y: number
  w: number
  h: number
}

/** What matters most in a picture, in parts of it from the left and the top. */
export type Point = NonNullable<Image['focalPoint']>

/** The picture that is cropped. */
export interface Master {
  /** Its address at the image server, without part and size. */
  base: string
  width: number
  height: number
  focalPoint?: Point
}

/** Width to height of `w:h`; undefined for what is no ratio. */
export function ratioIn(text: unknown): number | undefined {
  const [, w, h] = /^(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)$/.exec(typeof text === 'string' ? text.trim() : '') ?? []
  const ratio = Number(w) / Number(h)
  return ratio > 0 && Number.isFinite(ratio) ? ratio : undefined
}

/** The part that the site shows in a ratio where nobody has chosen one; of what is no ratio the whole picture. */
export const middleOf = (
  { width, height, focalPoint }: Pick<Master, 'width' | 'height' | 'focalPoint'>,
  ratio: unknown,
): Region =>
  cropOf(defined({ width, height, focalPoint }), String(ratio)) ?? {
    x: 0,
    y: 0,
    w: width,
    h: height,
  }

/** The part that a crop names; undefined where it is none, or lies beside the picture. */
export function regionOf(crop: unknown, { width, height }: Pick<Master, 'width' | 'height'>): Region | undefined {
  if (!isRecord(crop)) return undefined
  const { x, y, w, h } = crop
  const isWhole = [x, y, w, h].every((one) => Number.isInteger(one))
  const region = { x, y, w, h } as Region
  const isInside = region.x >= 0 && region.y >= 0 && region.w > 0 && region.h > 0
  return isWhole && isInside && region.x + region.w <= width && region.y + region.h <= height ? region : undefined
}

const within = (value: number, most: number): number => Math.round(Math.max(0, Math.min(value, most)))

/** A part moved, as far as the picture goes. */
export const moved = (
  { x, y, w, h }: Region,
  dx: number,
  dy: number,
  master: Pick<Master, 'width' | 'height'>,
): Region => ({
  ...{ x: within(x + dx, master.width - w), y: within(y + dy, master.height - h) },
  ...{ w, h },
})

/** A part larger or smaller around its middle, in a ratio, as far as the picture goes. */
export function scaled(
  region: Region,
  factor: number,
  ratio: number,
  { width, height }: Pick<Master, 'width' | 'height'>,
): Region {
  const w = Math.max(1, Math.round(Math.min(Math.max(16, region.w * factor), width, height * ratio)))
  const h = Math.max(1, Math.min(height, Math.round(w / ratio)))
  const x = within(region.x + (region.w - w) / 2, width - w)
  return { x, y: within(region.y + (region.h - h) / 2, height - h), w, h }
}
