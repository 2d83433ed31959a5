/** Addresses of pages that are below another: `pagesBelow('/legal', 'privacy', 'terms-of-use')`. */
export const pagesBelow = (parent: string, ...pages: readonly string[]): string[] =>
  pages.map((page) => `${parent}/${page}`)
