/** What addresses of the studio begin with where another language than the institution's own is written, like `/in/es`. */
export const baseIn = ({ pathname }: Pick<Location, 'pathname'>): string => /^\/in\/[^/]+/.exec(pathname)?.[0] ?? ''

/** That of the page; none where there is no page, as in tests. */
export const ownBase = (): string => (typeof location === 'undefined' ? '' : baseIn(location))
