/** Files and pictures are no answers that are made. */
const FILES = /^\/(_|assets\/|iiif\/|media\/)/

/**
 * Addresses of the site that a document links to, each once, without fragment.
 *
 * @param text HTML, a feed or a sitemap
 */
export function linksIn(text: string, siteUrl: string): string[] {
  const found = new Set<string>()
  for (const [, attribute, element] of text.matchAll(/\b(?:href|action)="([^"]*)"|<(?:loc|link)>([^<]*)</g)) {
    const link = (attribute ?? element ?? '').replaceAll('&amp;', '&').replace(/#.*/, '')
    const own = link.startsWith(`${siteUrl}/`) ? link.slice(siteUrl.length) : link
    if (own.startsWith('/') && !own.startsWith('//') && !FILES.test(own)) found.add(own)
  }
  return [...found]
}
