import { definePage, pathOfUrl } from '#engine'
import { hasExhibitionPage } from '../address.ts'
import { exhibition } from '../exhibition.ts'
import { exhibitionPageIncludes } from '../page-includes.ts'
import { exhibitionNode } from './exhibition-node.ts'
import { exhibitionHero, exhibitionTitle } from './hero.ts'
import { infoSection } from './info.ts'
import { type ShownPlace, shownPlaces } from './places.ts'
import { furtherSections } from './sections.ts'

const ROUTE = '/exhibitions/:slug'

export const exhibitionPage = definePage({
  name: 'exhibition',
  type: exhibition,
  route: ROUTE,
  path: (entry) => (hasExhibitionPage(entry) ? pathOfUrl(ROUTE, entry.url) : null),
  include: exhibitionPageIncludes,
  load: (entry, context): Promise<ShownPlace[]> => shownPlaces(entry, context),
  compose: (entry, places: ShownPlace[], context) => [
    exhibitionHero(entry, places, context),
    infoSection(entry, places, context),
    ...furtherSections(entry, context),
  ],
  head: (entry) => ({ title: exhibitionTitle(entry), image: entry.featureImage }),
  jsonLd: (entry, places: ShownPlace[], context, basis) => [exhibitionNode(entry, places, context, basis)],
})
