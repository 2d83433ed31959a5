import { type Link, type PageContext, type Section, type SectionOf, section, serviceLanguage } from 'atrium'
import type { Color } from 'atrium/model/color/colors.ts'
import { placeList, placeListLabel } from 'atrium/model/place/place.ts'
import { closedHouses, closedThatDay } from '../calendar/day-notes.ts'
import type { CalendarEvent } from '../calendar-service/calendar.ts'
import { priceLabel } from '../prices/labels.ts'
import { dateLabel } from '../rules/date-label.ts'
import { ticketAction } from '../rules/tickets.ts'
import type { EventData } from './event-data.ts'
import type { Event } from './own-fields.ts'

/** Holds what a visitor has to know to come: when, where, for how much, and where the tickets are. */
export interface TicketCard {
  date?: { text: string; colorName?: Color }
  /** A word of the editor's about the date. */
  note?: string
  /** `label` is what is heard in place of `text`. */
  location?: { text: string; label: string }
  /** As the calendar service calls it, with the language (BCP 47) where that is another than that of the site. */
  venue?: { name: string; lang?: string | undefined }
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
  { translate, institution }: Pick<PageContext, 'translate' | 'institution'>,
): TicketCard => ({
  ...rules,
  location:
    places.length > 0 ? { text: placeList(places, translate), label: placeListLabel(places, translate) } : undefined,
  venue: calendar?.venueName ? { name: calendar.venueName, lang: serviceLanguage(institution) } : undefined,
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

/** Fills the ticket card of an event. What is over has neither price nor tickets, a day on which its houses are closed no tickets. */
export function eventCard(entry: Event, data: EventData, context: PageContext): TicketCard {
  const { calendar, eventDetails: { displayDate: note } = {} } = entry
  const { availability, link: tickets, message } = ticketAction(calendar, data.places, context)
  // Its own time is said also when that is over and other dates are to come.
  const said = entry.dateTime ? { ...entry, calendar: undefined } : entry
  const date = dateLabel(said, { ...context, places: data.places }, 'long')
  const price = calendar && availability !== 'past' ? priceLabel(calendar, context) : undefined
  const closed = closedThatDay(said, data.places, context)
  const own = { date, note, price }
  if (closed) return ticketCard({ ...own, message: closed }, entry, data, context)
  const house = closedHouses(said, data.places, context)
  const shown = message === date.text ? undefined : message
  return ticketCard({ ...own, house, message: shown, link: tickets }, entry, data, context)
}
