import { parseHtml } from '../../server/testing/parse.ts'
import { ask } from './http.ts'

/** A page as it was answered. */
export interface Visited {
  path: string
  status: number
  /** Undefined for anything that is no page. */
  document: Document | undefined
}

/** Addresses that answer with something other than a page, and are no part of the site's text. */
const isPage = (path: string) => !/^\/(iiif|assets|_css)\//.test(path)

/** The site's own addresses that a page leads to in its language, with their fragments, as written. */
export function internalLinks({ document, path }: Visited, own: readonly string[]): string[] {
  const here = `http://here.example${path}`
  return [
    ...(document?.querySelectorAll('a[href]:not([hreflang]), area[href], link[rel=next], link[rel=prev]') ?? []),
  ].flatMap((link) => {
    const target = new URL(link.getAttribute('href') as string, here)
    const isOurs = target.host === 'here.example' || own.includes(target.host)
    return isOurs && /^https?:$/.test(target.protocol) && isPage(target.pathname)
      ? [target.pathname + target.search + target.hash]
      : []
  })
}

/** Of one day among many. */
const DATED = /[?&]date=/

const withoutHash = (address: string) => address.replace(/#.*$/, '')

/**
 * Visits every page that is reached from the first ones, each once.
 *
 * @param own hosts under which the site also speaks of itself
 */
export async function crawl(origin: string, first: readonly string[], own: readonly string[]) {
  const visited = new Map<string, Promise<Visited>>()
  /** Who leads to an address, for the report. */
  const from = new Map<string, string>()
  const visit = async (path: string): Promise<Visited> => {
    const { status, headers, text } = await ask(origin, path)
    // A shortcut that leads elsewhere each day; an address that has moved for good should be linked as it is now.
    if (status === 302 && headers.location?.startsWith('/')) return visit(headers.location)
    const isHtml = headers['content-type']?.startsWith('text/html')
    return { path, status, document: isHtml ? parseHtml(text) : undefined }
  }
  let next = [...first]
  while (next.length > 0) {
    const pages = await Promise.all(
      next.map((path) => {
        const page = visit(path)
        visited.set(path, page)
        return page
      }),
    )
    const found = new Set<string>()
    for (const page of pages)
      for (const link of internalLinks(page, own)) {
        if (!from.has(link)) from.set(link, page.path)
        // A day leads to the next one, for a year.
        if (DATED.test(page.path) && DATED.test(link)) continue
        if (!visited.has(withoutHash(link))) found.add(withoutHash(link))
      }
    next = [...found]
  }
  return { pages: await Promise.all(visited.values()), from }
}

/** Addresses of all sitemaps, as paths, and that of the search, which is in none. */
export async function sitemapPaths(origin: string): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await ask(origin, path)).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => new URL(address as string).pathname,
    )
  const mapped = (await Promise.all((await locations('/sitemap.xml')).map(locations))).flat()
  return (await ask(origin, '/search')).status === 200 ? [...mapped, '/search'] : mapped
}
