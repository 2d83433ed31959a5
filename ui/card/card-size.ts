import type { PictureLayoutName } from '../picture/layouts.ts'

/** The sizes of cards and of listings of them, and `row`, as they are beside a large one. */
export const listingSizes = ['xsmall', 'small', 'medium', 'large', 'full-bleed', 'masonry', 'editorial inline'] as const
export type ListingSize = (typeof listingSizes)[number]
export type CardSize = ListingSize | 'row' | 'text'

/** Lists what a card can show beside its title. */
export const cardParts = ['image', 'tag', 'subtitle', 'meta', 'date', 'excerpt', 'ctas'] as const
export type CardPart = (typeof cardParts)[number]

/** Lists what most cards show beside their titles. */
export const usual: readonly CardPart[] = ['image', 'tag', 'subtitle', 'meta', 'date', 'ctas']
const full: readonly CardPart[] = [...usual, 'excerpt']
/** Returns what represents an entry where its picture is left out. */
export const wordsAlone: readonly CardPart[] = full.filter((part) => part !== 'image')
/** Says what is shown of a story: a picture, what kind it is, and a few words. */
export const postParts: readonly CardPart[] = full
/** Lists what is shown of something that takes place: first what kind of thing it is. */
export const eventParts: readonly CardPart[] = ['image', 'subtitle', 'meta', 'date', 'ctas']

interface CardLook {
  picture: PictureLayoutName
  /** Holds what is said of an entry when nobody chooses. */
  parts: readonly CardPart[]
  /** The same of an entry without a picture: words fill its room. */
  inWords?: readonly CardPart[]
}

/** How each size shows an entry. */
export const cardSizes: Readonly<Record<CardSize, CardLook>> = {
  xsmall: { picture: 'post_small_variable_height', parts: ['image', 'subtitle', 'meta'] },
  small: { picture: 'post_small', parts: usual, inWords: full },
  medium: { picture: 'post_medium', parts: usual, inWords: full },
  large: { picture: 'post_half', parts: full },
  'full-bleed': { picture: 'post_full_bleed', parts: full },
  masonry: { picture: 'post_medium_variable_height', parts: usual, inWords: full },
  'editorial inline': { picture: 'post_small', parts: full },
  row: { picture: 'post_xsmall', parts: ['image', 'tag', 'subtitle', 'meta', 'date'] },
  text: { picture: 'post_small', parts: ['tag', 'subtitle', 'meta', 'date', 'excerpt'] },
}
