import { isRecord } from 'atrium'

interface Size {
  width: number
  height: number
}

/** Shapes that differ by less are the same: sizes are whole pixels. */
const TOLERANCE = 0.01

export const hasShapeOf = (one: Size, other: Size): boolean =>
  Math.abs((one.width * other.height) / (one.height * other.width) - 1) < TOLERANCE

/** The same parts of a picture in another size of the same shape. */
export function fittedCrops(crops: unknown, before: Size, after: Size): unknown {
  if (!Array.isArray(crops) || !hasShapeOf(before, after)) return undefined
  const across = after.width / before.width
  const down = after.height / before.height
  return crops.map((crop) => {
    if (!isRecord(crop)) return crop
    const { x, y, w, h } = crop
    if (![x, y, w, h].every((value) => typeof value === 'number')) return crop
    const width = within((w as number) * across, 1, after.width)
    const height = within((h as number) * down, 1, after.height)
    return {
      ...crop,
      x: within((x as number) * across, 0, after.width - width),
      y: within((y as number) * down, 0, after.height - height),
      ...{ w: width, h: height },
    }
  })
}

const within = (value: number, least: number, most: number): number =>
  Math.round(Math.max(least, Math.min(value, most)))
