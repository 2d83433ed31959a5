/** How a picture is placed on the page, and which widths of it are offered. */
export interface PictureLayout {
  /** The frame's shape, `w:h`; absent: the picture's own. */
  ratio?: string
  /** Widths in CSS pixels times screen density, ascending. */
  widths: readonly number[]
  /** The width it takes, as in the `sizes` attribute. */
  sizes: string
}

// Each about half as wide again as the one before: closer ones save little and cost an address in every page.
const SMALL = [160, 320, 540]
const CARD = [320, 480, 640]
// Across a phone of 390 pixels: 720 for two dots each, 1100 for three.
const MEDIUM = [440, 720, 1100]
// The same from edge to edge: 800 and 1200.
const LARGE = [480, 800, 1200, 1600, 2000]
const FULL = [800, 1200, 1600, 2200, 2880]

/**
 * Every size a picture is shown in, by the name that editors and the content service use. The one table: srcset, sizes
 * and crops of the whole site come from here.
 */
export const pictureLayouts = {
  post_xsmall: { ratio: '1:1', widths: SMALL, sizes: '(min-width: 64rem) 9vw, 28vw' },
  post_small: { ratio: '4:3', widths: CARD, sizes: '(min-width: 64rem) 22vw, (min-width: 40rem) 46vw, 38vw' },
  /** On phones as wide as the text. */
  post_small_stacked: { ratio: '4:3', widths: MEDIUM, sizes: '(min-width: 64rem) 22vw, (min-width: 40rem) 46vw, 92vw' },
  /** In rows of three on wide screens. */
  post_small_wide: { ratio: '4:3', widths: MEDIUM, sizes: '(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 38vw' },
  post_small_variable_height: { widths: SMALL, sizes: '(min-width: 64rem) 15vw, (min-width: 40rem) 30vw, 45vw' },
  post_medium: { ratio: '4:3', widths: MEDIUM, sizes: '(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw' },
  /** In rows of two. */
  post_medium_wide: { ratio: '4:3', widths: LARGE, sizes: '(min-width: 40rem) 46vw, 92vw' },
  post_medium_variable_height: { widths: MEDIUM, sizes: '(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw' },
  post_large: { ratio: '16:9', widths: LARGE, sizes: '(min-width: 64rem) 70vw, 92vw' },
  post_large_variable_height: { widths: LARGE, sizes: '(min-width: 64rem) 70vw, 92vw' },
  post_half: { ratio: '4:3', widths: LARGE, sizes: '(min-width: 48rem) 50vw, 92vw' },
  post_half_variable_height: { widths: LARGE, sizes: '(min-width: 48rem) 50vw, 100vw' },
  /** Beside words on wide screens alone. */
  post_split: { ratio: '4:3', widths: LARGE, sizes: '(min-width: 64rem) 50vw, 92vw' },
  post_split_variable_height: { widths: LARGE, sizes: '(min-width: 64rem) 50vw, 100vw' },
  post_xlarge: { ratio: '16:9', widths: FULL, sizes: '92vw' },
  post_full_bleed: { ratio: '16:9', widths: FULL, sizes: '100vw' },
  /** What a page opens with: behind the words, beside them, or seen whole beside them. */
  hero_behind: { ratio: '16:9', widths: [800, 1200, 1600, 2200], sizes: '(min-width: 64rem) 66vw, 100vw' },
  hero_beside: { widths: LARGE, sizes: '(min-width: 64rem) 42vw, 100vw' },
  hero_whole: { widths: LARGE, sizes: '(min-width: 64rem) 34vw, 92vw' },
  post_square: { ratio: '1:1', widths: LARGE, sizes: 'min(46rem, 92vw)' },
  portrait: { ratio: '1:1', widths: SMALL, sizes: '(min-width: 64rem) 10rem, 6rem' },
  media_layout_column_width: { widths: LARGE, sizes: '(min-width: 64rem) 70vw, 92vw' },
  media_layout_full_width: { widths: FULL, sizes: '92vw' },
  media_layout_full_bleed: { widths: FULL, sizes: '100vw' },
  lightbox: { widths: [960, 1600, 2400, 3000], sizes: '100vw' },
} as const satisfies Record<string, PictureLayout>

export type PictureLayoutName = keyof typeof pictureLayouts
