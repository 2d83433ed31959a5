import { definePage } from '#model/page.ts'
import { listSection } from '../exhibition/list-section.ts'
import { listedExhibitions } from '../exhibition/listed.ts'
import { locationParameter, placesByExhibition } from '../exhibition/place-filter.ts'

/** The listing of exhibitions that are on and to come. */
export default definePage({
  type: 'page_exhibitions',
  label: 'Exhibitions',
  help: 'The listing of exhibitions that are on and to come.',
  route: '/exhibitions',
  hero: { variant: 'Listing' },
  query: { location: locationParameter },
  async load({ context }) {
    const [listed, places] = await Promise.all([listedExhibitions(context), placesByExhibition(context)])
    return { ...listed, places }
  },
  compose: ({ data, parts, context: { path, query } }) => [
    parts.hero,
    listSection(data, { path, chosen: query.location ?? [] }),
  ],
})
