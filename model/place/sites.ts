import { type Entry, isExternal, type ModelOf, ONLINE, type PageContext, trimPath } from 'atrium'
import location from './types/location.ts'

/** A site with all that pages say of it. */
export type Site = Entry<ModelOf<typeof location>>

/** A site with the address of its page, where it has one. */
export type SiteWithPage = Site & { href?: string }

/** The sites that can be visited, in the institution's order. */
export async function sitesToVisit({
  content,
  institution,
  hasRoute,
}: Pick<PageContext, 'content' | 'institution' | 'hasRoute'>): Promise<SiteWithPage[]> {
  const { items } = await content.entries(location)
  const rank = ({ locationId }: Site) => {
    const index = institution.sites.findIndex(({ code }) => code === locationId.toLowerCase())
    return index < 0 ? institution.sites.length : index
  }
  const sites = items.filter(({ locationId }) => locationId.toLowerCase() !== ONLINE).sort((a, b) => rank(a) - rank(b))
  return Promise.all(sites.map(async (site) => ({ ...site, href: await pageOf(site, hasRoute) })))
}

/** The page that a site names, else the one at `/visit/{slug}`; an address of this site counts while there is a page. */
export async function pageOf(
  { primaryUrl, locationId }: Pick<Site, 'primaryUrl' | 'locationId'>,
  hasRoute: PageContext['hasRoute'],
): Promise<string | undefined> {
  const href = primaryUrl ?? `/visit/${locationId}`
  if (isExternal(href) || !href.startsWith('/')) return href
  return (await hasRoute(trimPath(href.replace(/[?#].*$/, '')))) ? href : undefined
}
