import type { PageContext } from 'atrium'
import { closedHouses, closedThatDay } from '../calendar/day-notes.ts'
import { priceLabel } from '../prices/labels.ts'
import { dateLabel } from '../rules/date-label.ts'
import { ticketAction } from '../rules/tickets.ts'
import type { EventData } from './event-data.ts'
import type { Event } from './own-fields.ts'
import { type TicketCard, ticketCard } from './ticket-card.ts'

/** Fills the ticket card. What is over has neither price nor tickets, a day on which its houses are closed no tickets. */
export function eventCard(entry: Event, data: EventData, context: PageContext): TicketCard {
  const { calendar, eventDetails: { displayDate: note } = {} } = entry
  const { availability, link: tickets, message } = ticketAction(calendar, data.places, context)
  const date = dateLabel(entry, { ...context, places: data.places }, 'long')
  const price = calendar && availability !== 'past' ? priceLabel(calendar, context) : undefined
  const closed = closedThatDay(entry, data.places, context)
  const own = { date, note, price }
  if (closed) return ticketCard({ ...own, message: closed }, entry, data, context)
  const house = closedHouses(entry, data.places, context)
  const shown = message === date.text ? undefined : message
  return ticketCard({ ...own, house, message: shown, link: tickets }, entry, data, context)
}
