/** What is one file in all languages: assets and operations, pictures, recordings, and the files of the brand. */
const FILES = /^\/(?:_|assets\/|iiif\/|media\/|brand\/|favicon|apple-touch-icon|icon-)/

/**
 * An address of the site as pages in one language link to it: with what addresses of that language begin with.
 *
 * @param href what is no path, and the path of a file, stays as it is
 * @param basePath like `/es`; empty: nothing
 */
export function localAddress(href: string, basePath: string): string {
  if (basePath === '' || !href.startsWith('/') || href.startsWith('//') || FILES.test(href)) return href
  const rest = href.slice(basePath.length)
  if (href.startsWith(basePath) && /^(?:$|[/?#])/.test(rest)) return href
  return basePath + (/^\/(?:$|[?#])/.test(href) ? href.slice(1) : href)
}

/**
 * The path of a page in its language, without what addresses of that language begin with.
 *
 * @param path as written
 * @returns undefined: the address does not begin so
 */
export function withoutBasePath(path: string, basePath: string): string | undefined {
  if (basePath === '') return path
  if (!path.startsWith(basePath)) return undefined
  const rest = path.slice(basePath.length)
  return rest === '' ? '/' : rest.startsWith('/') ? rest : undefined
}

/** Tags that lead somewhere; a value is in double quotes and has none inside, as React and the sanitiser write it. */
const TAG = /<(?:a|area|form|button|div|span)\s[^<>]*>/g
const ADDRESS = /(\s(?:href|action|formaction|data-href|data-suggestions)=")(\/[^"]*)"/g

/** Writes the addresses in the HTML of a section as `localAddress` does. A link with `hreflang` names its language itself. */
export function withLocalAddresses(html: string, basePath: string): string {
  if (basePath === '' || !html.includes('="/')) return html
  return html.replace(TAG, (tag) =>
    / hreflang="/i.test(tag)
      ? tag
      : tag.replace(ADDRESS, (_, name: string, href: string) => `${name}${localAddress(href, basePath)}"`),
  )
}
