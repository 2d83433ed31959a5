import type { Image, PageContext, Settings } from 'atrium'
import type { Color } from 'atrium/model/color/colors.ts'
import type { Site } from 'atrium/model/place/sites.ts'

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

/** The colour of a site on the map for visitors, which its pages open with. */
export const colorOfSite = (code: string, { siteMaps }: Pick<Settings, 'siteMaps'>): Color | undefined =>
  siteMaps?.visit?.pins.find(({ site }) => site === code.toLowerCase())?.color
