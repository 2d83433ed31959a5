import type { Institution } from '../../contract/site/institution.ts'
import { beginningWith, localAddress } from './local-address.ts'

/** The path below which a site lies at its host, like `/en-site`; empty: it has the host to itself. */
export function sitePath(siteUrl: string): string {
  const path = siteUrl.indexOf('/', siteUrl.indexOf('//') + 2)
  return path === -1 ? '' : siteUrl.slice(path)
}

/** Where a site is, with what addresses of pages in a language begin with; absent: the address says it already. */
export type Site = Pick<Institution, 'siteUrl'> & Partial<Pick<Institution, 'basePath'>>

/**
 * An address of the site as browsers ask for it: that of a page in the language of the institution that is given, and both
 * pages and files below the path of `siteUrl`. In HTML, header lines and style sheets the server writes the path itself:
 * this is for what else names addresses, like JSON and what scripts make.
 *
 * @param href as code and content have it, without the path; what is no path stays as it is
 */
export const publicAddress = (href: string, { siteUrl, basePath = '' }: Site): string =>
  beginningWith(localAddress(href, basePath), sitePath(siteUrl))

/**
 * The whole address of a path of the site, percent-encoded as canonical addresses are; other addresses stay as they are,
 * and so does what is encoded already.
 * That of a page is the one in the language of the institution that is given.
 *
 * @param href may have a query and a fragment
 */
export const wholeAddress = (href: string, institution: Site): string =>
  /^\/(?!\/)/.test(href) ? originOf(institution) + encoded(publicAddress(href, institution)) : href

const encoded = (href: string): string => encodeURI(href).replace(/%25(?=[\da-f]{2})/gi, '%')

const originOf = ({ siteUrl }: Pick<Institution, 'siteUrl'>): string =>
  siteUrl.slice(0, -sitePath(siteUrl).length || undefined)

const TAG = /<[a-z][\w-]*\s[^<>]*>/gi
const ADDRESS = /(?<=\s(?:href|src|data|action|formaction|poster|data-[\w-]+)=")\/[^"\s]*(?=")/gi
const ADDRESSES = /(?<=\s(?:image)?srcset=")[^"]*(?=")/gi
const CANDIDATE = /(?<=^|[\s,])\/\S+/g
const IN_STYLE = /(?<=\burl\((?:'|&quot;|&#x27;)?)\/[^"'&)\s]+/g

/** Writes the path of the site into all addresses of a document: those of attributes, as pages and sections write them. */
export function withPublicAddresses(html: string, siteUrl: string): string {
  const path = sitePath(siteUrl)
  if (path === '') return html
  const below = (href: string) => beginningWith(href, path)
  return html.replace(TAG, (tag) =>
    tag
      .replace(ADDRESS, below)
      .replace(ADDRESSES, (list) => list.replace(CANDIDATE, below))
      .replace(IN_STYLE, below),
  )
}
