import { type Color, type Link, type Section, section } from '#engine'
import type { CalendarEvent } from '../calendar-service/calendar.ts'
import { placeList, placeListLabel } from '../rules/places.ts'
import type { EventData } from './load.ts'

/** What a visitor has to know to come: when, where, for how much, and where the tickets are. */
export interface TicketCard {
  date?: { text: string; colorName?: Color }
  /** A word of the editor's about the date. */
  note?: string
  /** `label` is what is heard in place of `text`. */
  location?: { text: string; label: string }
  venue?: string
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
): TicketCard => ({
  ...rules,
  ...(places.length > 0 && { location: { text: placeList(places), label: placeListLabel(places) } }),
  ...(calendar?.venueName && { venue: calendar.venueName }),
  ...(calendarFile && { calendarFile }),
})

/** The way to the tickets once more, at the end of the page; none where there is no way. */
export const callToAction = (title: string, { date, location, price, link }: TicketCard): Section | undefined =>
  link &&
  section('ticketAction', {
    title,
    facts: [date?.text, location?.text, price].filter((fact) => fact !== undefined),
    link,
  })
