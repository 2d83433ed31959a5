import type { Card, JsonLdBasis, PageContext } from 'atrium'
import messages from '../messages.ts'
import { seriesNode } from './series.json-ld.ts'
import type { Series } from './series-fields.ts'

type SeriesEntry = Pick<Series, 'hero'> & { aboutModule?: { body?: string } }

/** Both kinds of series have a card alike. */
export const seriesCard = ({ hero }: SeriesEntry, { translate }: Pick<PageContext, 'translate'>): Partial<Card> => ({
  subtitle: translate(messages).series,
  image: hero?.promoImage ?? hero?.image,
  date: hero?.displayDate,
  excerpt: hero?.blurb,
  meta: hero?.location?.title,
})

/** Holds what both kinds of series page say to search and to machines. */
export const seriesRules = {
  kind: messages.series,
  head: ({ entry: { hero } }: { entry: SeriesEntry }) => ({ description: hero?.blurb, image: hero?.promoImage }),
  jsonLd: ({ entry, basis }: { entry: SeriesEntry; basis: JsonLdBasis }) => seriesNode(entry, basis),
}
