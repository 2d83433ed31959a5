import type { IFuseOptions } from 'fuse.js'

const base = { minMatchCharLength: 3, useExtendedSearch: true, ignoreDiacritics: true, includeScore: true }

/** How keywords are matched: loosely, near the beginning. The base of the others. */
const byDefault = { ...base, threshold: 0.6, distance: 100, location: 0 }

/** Says what every matching begins with. */
export const templates = {
  default: byDefault,
  /** For the card over the results: a keyword itself. */
  exact: { ...byDefault, threshold: 0, distance: 0 },
  /** For what is still being typed: anywhere in a keyword. */
  completion: { ...byDefault, ignoreLocation: true },
} as const satisfies Record<string, IFuseOptions<unknown>>

export type TemplateName = keyof typeof templates
