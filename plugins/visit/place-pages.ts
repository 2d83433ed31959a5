import type { Image, PageContext } from '#engine'
import { type Color, colors } from '#model/color/colors.ts'
import type { Site } from '#model/place/sites.ts'

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

const isColor = (name: string | undefined): name is Color => colors.some((color) => color === name)

/** The colour of a site on the map for visitors, which its pages open with. */
export function colorOfSite(code: string, { siteMaps }: PageContext['institution']): Color | undefined {
  const color = siteMaps.visit?.pins.find(({ site }) => site === code.toLowerCase())?.color
  return isColor(color) ? color : undefined
}
