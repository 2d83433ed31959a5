import { type JsonLdBasis, plainText } from 'atrium'

interface SeriesEntry {
  aboutModule?: { body?: string }
  hero?: { category?: string }
}

/** A series as an `EventSeries`. */
export const seriesNode = ({ aboutModule, hero }: SeriesEntry, { url, keywords, publisher }: JsonLdBasis) => ({
  '@type': 'EventSeries',
  '@id': `${url}#series`,
  about: plainText(aboutModule?.body) || hero?.category,
  keywords: keywords.join(', ') || hero?.category,
  organizer: publisher,
})
