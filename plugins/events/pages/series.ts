import { definePage } from 'atrium/model/page.ts'
import { seriesFields, seriesModules } from '../series/series-fields.ts'
import { seriesCard, seriesRules } from '../series/series-rules.ts'
import { seriesPaged, seriesSections, UNDER_WHATS_ON } from '../series/series-sections.ts'

/** A series under what's on. Without a url it has no page, and its card leads to what's on. */
export default definePage({
  ...seriesRules,
  type: 'page_series',
  label: 'Series',
  plural: 'Series',
  icon: 'layers',
  category: 'Programme',
  help: 'A series of events under what’s on.',
  route: '/whats-on/:slug',
  fields: seriesFields,
  modules: seriesModules({ featuredId: 'featured-item', newsSize: 'medium' }),
  list: seriesPaged(UNDER_WHATS_ON),
  card: ({ entry, translate }) => ({
    ...seriesCard(entry, { translate }),
    ...(/^\/*$/.test(entry.url ?? '') && { href: '/whats-on' }),
  }),
  compose: (input) => seriesSections(input, UNDER_WHATS_ON),
})
