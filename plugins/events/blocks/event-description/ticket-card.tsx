import { Cta } from '#ui/link/link.tsx'
import type { TicketCard as TicketCardData } from '../../event/ticket-card.ts'

/** What a visitor has to know to come, beside the text on wide screens, before it on narrow ones. */
export function TicketCard({ date, note, location, venue, price, message, link, calendarFile }: TicketCardData) {
  return (
    <section className="ticket-card" aria-label="Date and tickets">
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
      {venue && <p>{venue}</p>}
      {price && (
        <p className="ticket-price">
          <span className="visually-hidden">Price: </span>
          {price}
        </p>
      )}
      {message && <p className="ticket-message">{message}</p>}
      {link && <Cta {...link} look="button" />}
      {calendarFile && <Cta href={calendarFile} title="Add to calendar" icon="calendar-plus" />}
    </section>
  )
}
