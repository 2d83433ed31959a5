import type { GraphBasis, JsonLdNode, PageContext } from '#engine'
import type { EventData } from '../parts/load.ts'
import { oneOrAll, placeNodes } from '../parts/place-nodes.ts'
import { ONLINE } from '../rules/places.ts'
import { FREE, tourPrice } from '../rules/prices.ts'
import type { TourEntry } from './tour.ts'

/** A tour as a `TouristAttraction` of schema.org. */
export function tourNode(
  entry: TourEntry,
  { places }: EventData,
  { institution }: PageContext,
  { url, head }: GraphBasis,
): JsonLdNode {
  const { calendar, displayTitle, title } = entry
  const onSite = places.filter(({ code }) => code !== ONLINE)
  const nodes = placeNodes(onSite, calendar?.venueName, { url, institution }) as { address?: object }[]
  return {
    '@type': 'TouristAttraction',
    '@id': `${url}#tour`,
    url,
    mainEntityOfPage: url,
    name: displayTitle ?? title,
    description: head.description,
    ...(nodes[0]?.address && { address: nodes[0].address }),
    ...(nodes.length > 0 && { containedInPlace: oneOrAll(nodes) }),
    publicAccess: true,
    ...(calendar && tourPrice(calendar) === FREE && { isAccessibleForFree: true }),
    ...(head.structuredImage && { image: head.structuredImage }),
    ...(head.keywords.length > 0 && { keywords: head.keywords.join(', ') }),
  }
}
