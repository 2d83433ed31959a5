import { isRecord } from 'atrium'
import { listOf, recordOf } from '../values/bounded.ts'

/** The crops of a picture that an extension of the media library stores with it: `image_crops`, as entries hold them. */
export function cropsOf(stored: readonly Record<string, unknown>[]): Record<string, unknown>[] | undefined {
  const crops = stored.flatMap(({ image_crops: crops }) => listOf(crops).filter(isRecord))
  return crops.length > 0 ? crops : undefined
}

/** What an extension stores as `focal_point`: `{ "x", "y" }` in parts of the picture (0 to 1), or in percent. */
export const focalPointOf = (stored: readonly Record<string, unknown>[]): { x: number; y: number } | undefined =>
  stored.map(({ focal_point: point }) => partsOf(point)).find(Boolean)

function partsOf(point: unknown): { x: number; y: number } | undefined {
  const { x, y } = recordOf(point)
  if (typeof x !== 'number' || typeof y !== 'number') return undefined
  const scale = x > 1 || y > 1 ? 100 : 1
  const [left, top] = [x / scale, y / scale]
  return left >= 0 && left <= 1 && top >= 0 && top <= 1 ? { x: left, y: top } : undefined
}
