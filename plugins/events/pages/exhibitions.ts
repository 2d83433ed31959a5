import { definePage } from '#model/page.ts'
import { listSection } from '../exhibition/list-section.ts'
import { listedExhibitions } from '../exhibition/listed.ts'
import { locationParameter, placeFilter } from '../exhibition/place-filter.ts'

/** The listing of exhibitions that are on and to come. */
export default definePage({
  type: 'page_exhibitions',
  label: 'Exhibitions',
  help: 'The listing of exhibitions that are on and to come.',
  route: '/exhibitions',
  hero: { variant: 'Listing' },
  query: { location: locationParameter },
  async load({ context }) {
    const { pastExhibitions } = context.institution
    const [listed, filter, [past]] = await Promise.all([
      listedExhibitions(context),
      placeFilter(context),
      context.links(pastExhibitions ? [pastExhibitions] : []),
    ])
    return { ...listed, filter, past }
  },
  compose: ({ data, parts, context }) => [parts.hero, listSection(data, context)],
})
