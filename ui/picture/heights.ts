/** Describes what bounds the height of a picture where it is, as the style sheets have it. */
interface PictureHeight {
  /** A length of CSS. */
  length: string
  /** It is always that high; absent: at most. */
  isExact?: boolean
  /** It bounds pictures on a mat, too. */
  onMat?: boolean
  /** On wide screens the picture fills at least that height, cut at its sides; absent: it is seen whole. */
  isFilled?: boolean
}

/** Every place whose style sheet bounds the height of pictures: they are no wider than their shape leaves, and where they fill a height as wide as it takes. */
export const pictureHeights = {
  figure: { length: 'min(92vh, 64rem)' },
  hero: { length: 'min(88vh, 60rem)', onMat: true },
  landing: { length: 'min(62vh, 40rem)', onMat: true },
  landingFilled: { length: 'min(38rem, 64vh)', isFilled: true },
  besideFilled: { length: 'min(40rem, 72vh)', isFilled: true },
  tallHero: { length: 'min(86vh, 64rem)', onMat: true },
  strip: { length: 'clamp(16rem, 44vw, 36rem)', isExact: true, onMat: true },
  slide: { length: 'min(72vh, 100vw, 46rem)', onMat: true },
  work: { length: 'min(86vh, 60rem)', onMat: true },
  viewer: { length: 'min(82vh, 62rem)', onMat: true },
  store: { length: 'min(88vh, 44rem)' },
  text: { length: '40rem' },
  logo: { length: '4rem', onMat: true },
  featuredLogo: { length: '8rem', onMat: true },
} as const satisfies Record<string, PictureHeight>

export type PictureHeightName = keyof typeof pictureHeights

/** From this shape on, width over height, the width of a screen bounds a picture before its height does. */
const WIDE_RATIO = 1.5

/**
 * The `sizes` attribute of a picture whose height is bounded.
 *
 * @param sizes without that bound: lengths with a condition, apart by commas; the first is that of wide screens
 * @param ratio width over height
 * @param matted it is on a mat
 */
export function sizesWithin(sizes: string, ratio: number, name: PictureHeightName, matted: boolean): string {
  const { length, isExact, onMat, isFilled }: PictureHeight = pictureHeights[name]
  const width = length.replace(/[\d.]+/g, (number) => String(Math.ceil(Number(number) * ratio * 10) / 10))
  if (isExact) return width
  // All but low windows are high enough for the whole of it.
  const whole = width.slice(width.indexOf('(') + 1, width.indexOf(','))
  if (isFilled) return matted ? sizes : sizes.replace(/^(\([^)]+\)) ([^,]+)/, `$1 max($2, ${whole})`)
  if ((matted && !onMat) || (length.includes('vh') && ratio >= WIDE_RATIO)) return sizes
  const bounds = width.replace(/^min\((.*)\)$/, '$1')
  return sizes
    .split(', ')
    .map((size) => size.replace(/\S+$/, (own) => `min(${own}, ${bounds})`))
    .join(', ')
}
