import type { Link } from '../contract/site/link.ts'
import type { Named } from './links.ts'

/** One step of the way from the home page to the page shown. */
export type Breadcrumb = Link

/**
 * The way to a page by its full path: the home page, each address above it that has a page, and the page itself.
 * The home page has none.
 *
 * @param page what the page itself is called
 * @param home what the home page is called
 * @param namedAt what the entry at an address is called, null where none is
 */
export async function breadcrumbsOf(
  path: string,
  page: Named,
  home: string,
  namedAt: (path: string) => Promise<Named | null>,
): Promise<Breadcrumb[]> {
  const segments = path.split('/').filter(Boolean)
  if (segments.length === 0) return []
  const above = segments.slice(0, -1).map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)
  const crumbs = await Promise.all(above.map(async (href) => ({ ...(await namedAt(href)), href })))
  const found = crumbs.filter((crumb): crumb is Link => Boolean(crumb.title))
  return [{ title: home, href: '/' }, ...found, { ...page, href: path }]
}
