/** The part before `_` counts: `image-left_wide` is `image-left`. */
export const variationOf = (variation: string | undefined): string | undefined => variation?.split('_')[0] || undefined

/** Variations that are beside their picture. */
export const isSplit = (variation: string | undefined): boolean =>
  variation === 'image-left' || variation === 'image-right'
