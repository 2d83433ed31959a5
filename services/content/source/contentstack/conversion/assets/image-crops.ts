import { isRecord } from '#engine/host.ts'
import { listOf, recordOf } from '../values/bounded.ts'

/** The ratios in which pages crop pictures. */
const RATIOS = ['16:9', '1.91:1', '4:3', '1:1', '3:4']

interface Size {
  width?: number
  height?: number
}

/**
 * The crops of a picture, from what an extension of the media library stores with it: `image_crops` in the form of the
 * content directory as they are, or `focal_point` as `{ "x", "y" }` in parts of the picture (0 to 1), or in percent.
 */
export function cropsOf(stored: readonly Record<string, unknown>[], size: Size): Record<string, unknown>[] | undefined {
  const crops = stored.flatMap(({ image_crops: crops }) => listOf(crops).filter(isRecord))
  if (crops.length > 0) return crops
  const point = stored.map(({ focal_point: point }) => partsOf(point)).find(Boolean)
  const { width, height } = size
  if (!point || !width || !height) return undefined
  return RATIOS.map((ratio) => cropAround(point, ratio, { width, height }))
}

function partsOf(point: unknown): { x: number; y: number } | undefined {
  const { x, y } = recordOf(point)
  if (typeof x !== 'number' || typeof y !== 'number') return undefined
  const scale = x > 1 || y > 1 ? 100 : 1
  const [left, top] = [x / scale, y / scale]
  return left >= 0 && left <= 1 && top >= 0 && top <= 1 ? { x: left, y: top } : undefined
}

/** The largest part of the picture of a ratio that has the point as near to its middle as it can. */
function cropAround(point: { x: number; y: number }, ratio: string, { width, height }: Required<Size>) {
  const [across = 1, down = 1] = ratio.split(':').map(Number)
  const w = Math.max(1, Math.min(width, Math.floor((height * across) / down)))
  const h = Math.max(1, Math.min(height, Math.floor((width * down) / across)))
  const start = (middle: number, length: number, whole: number) =>
    Math.round(Math.min(Math.max(middle * whole - length / 2, 0), whole - length))
  return { ratio, x: start(point.x, w, width), y: start(point.y, h, height), w, h }
}
