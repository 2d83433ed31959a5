import { type GraphBasis, type JsonLdNode, type PageContext, plainText } from '#engine'
import type { SeriesEntry } from './series.ts'

/** A series as an `EventSeries`. */
export function eventSeries(
  { title, displayTitle, aboutModule, hero }: SeriesEntry,
  _data: unknown,
  _context: PageContext,
  { url, head, publisher }: GraphBasis,
): JsonLdNode[] {
  const about = plainText(aboutModule?.body) || hero?.category
  const keywords = head.keywords.length > 0 ? head.keywords.join(', ') : hero?.category
  return [
    {
      '@type': 'EventSeries',
      '@id': `${url}#series`,
      url,
      mainEntityOfPage: url,
      name: displayTitle ?? title,
      ...(about && { about }),
      description: head.description,
      ...(keywords && { keywords }),
      ...(head.structuredImage && { image: head.structuredImage }),
      organizer: publisher,
    },
  ]
}
