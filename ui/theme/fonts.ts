import sans from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'

/** Addresses of the two fonts that every page preloads; the italic comes when a page uses it. */
export const ownFonts = { sans, serif } as const
