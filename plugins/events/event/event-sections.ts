import { type Card, type PageContext, type Section, section } from 'atrium'
import { notOver } from 'atrium/model/date/not-over.ts'
import { sortedEvents, sortedExhibitions } from 'atrium/model/date/sort-by-date.ts'
import messages from '../messages.ts'

/** The sections within another that are there. */
export const within = (...sections: readonly (Section | undefined)[]): Section[] =>
  sections.filter((section) => section !== undefined)

/** Related events and tours that are not over, then exhibitions; each in its own order, not the editor's. */
export function related(
  cards: readonly Card[],
  context: Pick<PageContext, 'dates' | 'compare' | 'translate' | 'clock'>,
): Section[] {
  const t = context.translate(messages)
  const exhibitions = cards.filter(({ contentType }) => contentType === 'exhibition')
  const events = notOver(cards, context.clock).filter((card) => !exhibitions.includes(card))
  return [
    section('cardListing', { heading: t.relatedEvents, items: sortedEvents(events, context), size: 'medium' }),
    section('cardListing', {
      heading: t.relatedExhibitions,
      items: sortedExhibitions(exhibitions, context),
      size: 'medium',
    }),
  ]
}
