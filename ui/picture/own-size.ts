const REM = 16
/** The widest window in which a picture still grows with it, in CSS pixels. */
const MAX_WINDOW = 1920

/** The parts of a `sizes` attribute; commas in parentheses are not between parts. */
const lengthsIn = (sizes: string): string[] =>
  (sizes.match(/(?:\((?:[^()]|\([^()]*\))*\)|[^,()])+/g) ?? ['']).map((part) => part.trim())

const lengthAt = (length: string, window: number): number =>
  Math.min(
    ...[...length.matchAll(/(?<![\d.])([\d.]+)(vw|rem)/g)].map(([, number, unit]) =>
      unit === 'vw' ? (Number(number) * window) / 100 : Number(number) * REM,
    ),
  )

/**
 * The widest frame, in CSS pixels, that the `sizes` attribute of a layout comes to.
 *
 * @param sizes lengths in `vw` and `rem`, apart by commas, with conditions like `(min-width: 64rem)` in falling order
 */
export function widestFrame(sizes: string): number {
  let window = MAX_WINDOW
  return Math.max(
    ...lengthsIn(sizes).map((size) => {
      const [, from] = /^\(min-width: ([\d.]+)rem\) /.exec(size) ?? []
      const width = lengthAt(size.replace(/^\([^)]*\) /, ''), window)
      if (from) window = Number(from) * REM
      return width
    }),
  )
}

/** `sizes` for a picture that has no more pixels than `width` across: it is never shown larger. */
export const sizesUpTo = (sizes: string, width: number): string =>
  lengthsIn(sizes)
    .map((size) => size.replace(/(?<=^|\) )(?!\().*$/, (length) => `min(${length}, ${width}px)`))
    .join(', ')
