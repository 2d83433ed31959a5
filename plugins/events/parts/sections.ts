import { type Card, type DateFormats, isIncluded, type Reference, type Section, section } from '#engine'
import type { PersonEntry } from '#ui/person/person.ts'
import type { PromoEntry } from '#ui/promo/promo.ts'
import type { ContentBlockEntry } from '../fields.ts'
import { sortedEvents, sortedExhibitions } from '../rules/sort.ts'

/** The sections within another that are there. */
export const within = (...sections: readonly (Section | undefined)[]): Section[] =>
  sections.filter((section) => section !== undefined)

/** Texts that the pages of many events share. */
export const knowBeforeYouGo = (
  value: { contentBlock: Reference<ContentBlockEntry>[] } | undefined,
): Section | undefined =>
  value && section('knowBeforeYouGo', { heading: 'Know Before You Go', items: value.contentBlock })

/** Who performs, speaks or leads. */
export const people = (value: { title?: string; person: Reference<PersonEntry>[] } | undefined): Section | undefined =>
  value && section('authorInformation', { heading: value.title ?? 'People', items: value.person.filter(isIncluded) })

/** Related events with the tours among them, then exhibitions; each in its own order, not the editor's. */
export function related(cards: readonly Card[], dates: DateFormats): Section[] {
  const [exhibitions, events] = [true, false].map((wanted) =>
    cards.filter(({ contentType }) => (contentType === 'exhibition') === wanted),
  ) as [Card[], Card[]]
  return [
    section('cardListing', { heading: 'Related Events', items: sortedEvents(events, dates), size: 'medium' }),
    section('cardListing', {
      heading: 'Related Exhibitions',
      items: sortedExhibitions(exhibitions, dates),
      size: 'medium',
    }),
  ]
}

/** Whom to ask, or whom to support. */
export const support = (promo: Reference<PromoEntry> | undefined): Section | undefined =>
  isIncluded(promo) ? section('callOut', { contentPromo: promo }) : undefined
