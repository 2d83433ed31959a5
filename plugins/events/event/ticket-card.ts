import { type Link, type PageContext, type Section, type SectionOf, section } from 'atrium'
import type { Color } from 'atrium/model/color/colors.ts'
import { placeList, placeListLabel } from 'atrium/model/place/place.ts'
import type { CalendarEvent } from '../calendar-service/calendar.ts'
import type { EventData } from './event-data.ts'

/** Holds what a visitor has to know to come: when, where, for how much, and where the tickets are. */
export interface TicketCard {
  date?: { text: string; colorName?: Color }
  /** A word of the editor's about the date. */
  note?: string
  /** `label` is what is heard in place of `text`. */
  location?: { text: string; label: string }
  venue?: string
  /** That a house of it is closed to others on that day. */
  house?: string
  price?: string
  message?: string
  link?: Link
  calendarFile?: string
}

/** Adds where it takes place to what the rules say of date, price and tickets. */
export const ticketCard = (
  rules: Omit<TicketCard, 'location' | 'venue' | 'calendarFile'>,
  { calendar }: { calendar?: CalendarEvent },
  { places, calendarFile }: EventData,
  { translate }: Pick<PageContext, 'translate'>,
): TicketCard => ({
  ...rules,
  location:
    places.length > 0 ? { text: placeList(places, translate), label: placeListLabel(places, translate) } : undefined,
  venue: calendar?.venueName,
  calendarFile,
})

/**
 * The way to the tickets once more, at the end of the page; none where there is no way.
 *
 * @param hero whose title it repeats
 */
export const callToAction = (
  hero: SectionOf<'hero'>,
  { date, location, price, link }: TicketCard,
): Section | undefined =>
  link &&
  section('ticketAction', {
    title: hero.title,
    facts: [date?.text, location?.text, price].filter((fact) => fact !== undefined),
    link,
  })
