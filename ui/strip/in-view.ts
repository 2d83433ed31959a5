/** Where something begins and ends along the row, in pixels. */
export interface Extent {
  left: number
  right: number
}

/** Says what may lie outside of a row by rounding. */
const ROUNDING_PIXELS = 2

/**
 * Which items of a row are seen whole, first and last by index; where none is, as on a narrow screen, the one that takes
 * most of the row.
 *
 * @param items in order, at least one
 */
export function inView(items: readonly Extent[], row: Extent): { first: number; last: number } {
  const whole = items.flatMap(({ left, right }, index) =>
    left >= row.left - ROUNDING_PIXELS && right <= row.right + ROUNDING_PIXELS ? [index] : [],
  )
  const [first] = whole
  if (first !== undefined) return { first, last: whole.at(-1) as number }
  const shown = items.map(({ left, right }) => Math.min(right, row.right) - Math.max(left, row.left))
  const most = shown.indexOf(Math.max(...shown))
  return { first: most, last: most }
}

/** `3 / 40`, or `3–5 / 40` where several are seen. */
export const positionText = ({ first, last }: { first: number; last: number }, count: number): string =>
  `${first === last ? first + 1 : `${first + 1}–${last + 1}`} / ${count}`
