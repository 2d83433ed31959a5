import { localAddress, sitePath, withoutBasePath } from 'atrium'

/**
 * Addresses of the site that a document links to, each once, without fragment.
 *
 * @param text HTML, a feed or a sitemap
 */
export function linksIn(text: string, siteUrl: string): string[] {
  const found = new Set<string>()
  for (const [, attribute, element] of text.matchAll(/\b(?:href|action)="([^"]*)"|<(?:loc|link)>([^<]*)</g)) {
    const link = (attribute ?? element ?? '').replaceAll('&amp;', '&').replace(/#.*/, '')
    const whole = link.startsWith(`${siteUrl}/`) ? link.slice(siteUrl.length) : link
    const own = link === whole ? (withoutBasePath(link, sitePath(siteUrl)) ?? '') : whole
    // Files and pictures, which are no answers that are made, stay as they are in any language.
    if (localAddress(own, '/-') !== own) found.add(own)
  }
  return [...found]
}
