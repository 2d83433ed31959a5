import type { Institution } from '../../contract/site/institution.ts'
import { localAddress } from './local-address.ts'

/**
 * The whole address of a path of the site, percent-encoded as canonical addresses are; other addresses stay as they are.
 * That of a page is the one in the language of the institution that is given.
 *
 * @param href may have a query and a fragment
 */
export const wholeAddress = (href: string, { siteUrl, basePath }: Pick<Institution, 'siteUrl' | 'basePath'>): string =>
  href.startsWith('/') ? siteUrl + encodeURI(localAddress(href, basePath)) : href
