const MEGABYTE = 1024 * 1024

/** Most bytes of a file that says one thing, like an entry: eight fields of rich text of the longest. */
export const MAX_ENTRY_BYTES = 4 * MEGABYTE
/** Most bytes of a file that lists records, some 50,000 events, and of a font. */
export const MAX_LIST_BYTES = 32 * MEGABYTE
