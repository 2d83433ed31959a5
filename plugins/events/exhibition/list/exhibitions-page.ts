import { heroOf } from '#blocks/hero/fields.ts'
import { definePage, pageIncludes, section } from '#engine'
import { listedExhibitions } from '../listed.ts'
import { pageExhibitions } from '../page-exhibitions.ts'
import { locationParameter, placesByExhibition } from './filter.ts'
import { type Listed, listSection } from './sections.ts'

export const exhibitionsPage = definePage({
  name: 'page_exhibitions',
  type: pageExhibitions,
  route: '/exhibitions',
  include: pageIncludes,
  query: { location: locationParameter },
  load: async (_entry, context): Promise<Listed> => {
    const [listed, places] = await Promise.all([listedExhibitions(context), placesByExhibition(context)])
    return { ...listed, places }
  },
  compose: (entry, listed: Listed, { path, query }) => [
    section('hero', { ...heroOf(entry), variant: 'Listing' }),
    listSection(listed, { path, chosen: query.location ?? [] }),
  ],
})
