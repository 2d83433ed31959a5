import { f } from 'atrium'
import { definePage } from 'atrium/model/page.ts'
import { seriesFields, seriesModules } from '../series/series-fields.ts'
import { seriesCard, seriesRules } from '../series/series-rules.ts'
import { SPECIAL, seriesPaged, seriesSections } from '../series/series-sections.ts'

export default definePage({
  ...seriesRules,
  type: 'pst_series_page',
  label: 'Special series',
  plural: 'Special series',
  icon: 'sparkles',
  category: 'Programme',
  help: 'A series with a place of its own on the site.',
  route: '/:url*',
  fields: { ...seriesFields, url: f.required(f.text({ help: 'Its whole address, like /pst-art.' })) },
  modules: seriesModules({ featuredId: 'partnerships', newsSize: 'large' }),
  list: seriesPaged(SPECIAL),
  card: ({ entry, translate }) => seriesCard(entry, { translate }),
  compose: (input) => seriesSections(input, SPECIAL),
})
