import { definePage } from 'atrium/model/page.ts'
import { exhibitionFilters, exhibitionList, exhibitionSection } from '../exhibition/exhibition-list.ts'

export default definePage({
  type: 'page_exhibitions',
  label: 'Exhibitions',
  plural: 'Listings of exhibitions',
  icon: 'gallery-vertical-end',
  category: 'Programme',
  help: 'The listing of exhibitions that are on and to come.',
  route: '/exhibitions',
  hero: { variant: 'Listing' },
  list: { of: exhibitionList, filters: exhibitionFilters },
  compose: ({ list, parts, context }) => [
    parts.hero,
    exhibitionSection(list, context.settings.pastExhibitions, context),
  ],
})
