import { type Entry, type Image, type ModelOf, ONLINE, type PageContext } from '#engine'
import location from '#model/place/types/location.ts'

/** A site with all that pages say of it. */
export type Site = Entry<ModelOf<typeof location>>

/** The sites that can be visited, in the institution's order, each with the address of its page. */
export async function sitesToVisit({ content, institution, hasRoute }: PageContext) {
  const { items } = await content.entries(location)
  const rank = ({ locationId }: Site) => {
    const index = institution.sites.findIndex(({ code }) => code === locationId.toLowerCase())
    return index < 0 ? institution.sites.length : index
  }
  const sites = items.filter(({ locationId }) => locationId.toLowerCase() !== ONLINE).sort((a, b) => rank(a) - rank(b))
  return Promise.all(sites.map(async (site) => ({ ...site, href: await pageOf(site, hasRoute) })))
}

/** The page that a site names, else the one at `/visit/{slug}`. */
async function pageOf(
  { primaryUrl, locationId }: Pick<Site, 'primaryUrl' | 'locationId'>,
  hasRoute: PageContext['hasRoute'],
): Promise<string | undefined> {
  const path = `/visit/${locationId}`
  return primaryUrl ?? ((await hasRoute(path)) ? path : undefined)
}

/** The picture of a drawn map, where the content has it. */
export const drawingOf = async (
  map: { image?: string } | undefined,
  { content }: Pick<PageContext, 'content'>,
): Promise<Image | undefined> => (map?.image ? ((await content.entry<Image>(map.image)) ?? undefined) : undefined)

/** The institution's first site has colours of its own. */
export const isFirstSite = (
  { locationId }: Pick<Site, 'locationId'>,
  { institution }: Pick<PageContext, 'institution'>,
) => institution.sites[0]?.code === locationId.toLowerCase()
