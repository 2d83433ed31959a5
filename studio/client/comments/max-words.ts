/** Longest comment, in characters. */
export const MAX_WORDS = 2000
