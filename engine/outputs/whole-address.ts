import type { Institution } from '../contract/site/institution.ts'

/**
 * The whole address of a path of the site, percent-encoded as canonical addresses are; other addresses stay as they are.
 *
 * @param href may have a query and a fragment
 */
export const wholeAddress = (href: string, { siteUrl }: Pick<Institution, 'siteUrl'>): string =>
  href.startsWith('/') ? siteUrl + encodeURI(href) : href
