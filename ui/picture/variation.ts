/** The part before `_` counts: `image-left_wide` is `image-left` (BLK-060). */
export const variationOf = (variation: string | undefined): string | undefined => variation?.split('_')[0]

/** Variations that stand beside their picture (BLK-061). */
export const isSplit = (variation: string | undefined): boolean =>
  variation === 'image-left' || variation === 'image-right'
