import { languageAttributes } from 'atrium'
import { Cta } from 'atrium/ui/link/link.tsx'
import { useMessages } from 'atrium/ui/render-context.tsx'
import type { TicketCard as TicketCardData } from '../../event/ticket-card.ts'
import messages from './messages.ts'

/** Shows what a visitor has to know to come, beside the text on wide screens, before it on narrow ones. */
export function TicketCard({ date, note, location, venue, house, price, message, link, calendarFile }: TicketCardData) {
  const t = useMessages(messages)
  return (
    <section className="ticket-card" aria-label={t.dateAndTickets}>
      {date && (
        <p className="ticket-date" data-ink={date.colorName}>
          {date.text}
        </p>
      )}
      {note && <p className="ticket-note">{note}</p>}
      {location && (
        <p>
          <span className="visually-hidden">{location.label}</span>
          <span aria-hidden="true">{location.text}</span>
        </p>
      )}
      {venue && <p {...languageAttributes(venue.lang)}>{venue.name}</p>}
      {house && <p className="ticket-note">{house}</p>}
      {price && (
        <p className="ticket-price">
          <span className="visually-hidden">{t.price} </span>
          {price}
        </p>
      )}
      {message && <p className="ticket-message">{message}</p>}
      {link && <Cta {...link} look="button" />}
      {calendarFile && <Cta href={calendarFile} title={t.addToCalendar} icon="calendar-plus" />}
    </section>
  )
}
