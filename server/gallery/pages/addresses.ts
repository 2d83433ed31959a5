/** Where the block gallery stands. */
export const GALLERY = '/_blocks'

/** Where the pages about content types stand. */
export const TYPES = '/_types'
