import { definePage } from '#engine'
import { pageSeries, type SeriesEntry, seriesPageIncludes, specialSeries } from './series.ts'
import { eventSeries } from './series-json-ld.ts'
import { SPECIAL, seriesSections, UNDER_WHATS_ON } from './series-sections.ts'

const head = ({ hero }: SeriesEntry) => ({ description: hero?.blurb, image: hero?.promoImage })

/** A series under what's on; without a url it has no page, and its card leads to what's on. */
export const seriesPage = definePage({
  name: 'page_series',
  type: pageSeries,
  route: '/whats-on/:slug',
  include: seriesPageIncludes,
  compose: (entry, _data, context) => seriesSections(entry, UNDER_WHATS_ON, context),
  head,
  jsonLd: eventSeries,
})

export const specialSeriesPage = definePage({
  name: 'pst-series',
  type: specialSeries,
  route: '/:url*',
  include: seriesPageIncludes,
  compose: (entry, _data, context) => seriesSections(entry, SPECIAL, context),
  head,
  jsonLd: eventSeries,
})
