import { isExternal } from '../../content/entry/paths.ts'

/** What is one file in all languages: assets and operations, pictures, recordings, and the files of the brand. */
const FILES = /^\/(?:_|assets\/|iiif\/|media\/|brand\/|favicon\.|apple-touch-icon\.|icon-(?:\d|maskable-))/

/**
 * An address of the site as pages in one language link to it: with what addresses of that language begin with.
 *
 * @param href what is no path, the path of a file, and what leads outside stay as they are
 * @param basePath like `/es`; empty: nothing
 */
export const localAddress = (href: string, basePath: string): string =>
  FILES.test(href) || isExternal(href) || withoutBasePath(href, basePath) !== undefined
    ? href
    : beginningWith(href, basePath)

/** An address with what it is to begin with; what is no path stays as it is. @param start like `/es`, or empty */
export function beginningWith(href: string, start: string): string {
  if (start === '' || !href.startsWith('/') || href.startsWith('//')) return href
  return start + (/^\/(?:$|[?#])/.test(href) ? href.slice(1) : href)
}

/**
 * An address without what addresses of its language, or of the whole site, begin with.
 *
 * @param path as written; with its query and fragment, where it has them
 * @returns undefined: the address does not begin so
 */
export function withoutBasePath(path: string, basePath: string): string | undefined {
  if (basePath === '') return path
  if (!path.startsWith(basePath)) return undefined
  const rest = path.slice(basePath.length)
  return /^(?:$|[?#])/.test(rest) ? `/${rest}` : rest.startsWith('/') ? rest : undefined
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
