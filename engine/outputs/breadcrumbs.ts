import type { Link } from '../contract/site/link.ts'

/** One step of the way from the home page to the page shown. */
export type Breadcrumb = Link

/**
 * The way to a page by its full path: the home page, each address above it that has a page, and the page itself.
 * The home page has none.
 *
 * @param home what the home page is called
 * @param titleAt the title of the entry at an address, null where none is
 */
export async function breadcrumbsOf(
  path: string,
  title: string,
  home: string,
  titleAt: (path: string) => Promise<string | null>,
): Promise<Breadcrumb[]> {
  const segments = path.split('/').filter(Boolean)
  if (segments.length === 0) return []
  const above = segments.slice(0, -1).map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)
  const crumbs = await Promise.all(above.map(async (href) => ({ href, title: await titleAt(href) })))
  const found = crumbs.filter((crumb): crumb is Link => Boolean(crumb.title))
  return [{ title: home, href: '/' }, ...found, { title, href: path }]
}
