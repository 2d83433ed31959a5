import type { Image } from 'atrium'
import { Heading } from 'atrium/ui/heading/heading.tsx'
import { Icon } from 'atrium/ui/icon/icon.tsx'
import { Link } from 'atrium/ui/link/link.tsx'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import { useMessages } from 'atrium/ui/render-context.tsx'
import messages from './messages.ts'

/** A line of the calendar as it is shown. */
export interface CalendarItem {
  uid: string
  title: string
  /** Absent: it has no page. */
  href?: string
  subtitle: string
  /** In words. */
  date: string
  /** ISO 8601 with offset, where the date is a point in time. */
  dateTime?: string
  furtherDates: number
  location?: string
  /** The same for those who hear it. */
  locationLabel?: string
  cost?: string
  /** Ways in which it is made easier to take part in. */
  access?: readonly string[]
  /** Something to know before one comes, like a house that is closed that day. */
  note?: string
  image?: Image
  /** Language of the entry where it differs from the site's. */
  lang?: string
}

export function Item({ item }: { item: CalendarItem }) {
  const t = useMessages(messages)
  const { title, href, subtitle, date, dateTime, furtherDates, image, lang } = item
  const { location, locationLabel, cost, access = [], note } = item
  return (
    <article className="calendar-item">
      <p className="calendar-item-date">
        {dateTime ? <time dateTime={dateTime}>{date}</time> : date}
        {furtherDates > 0 && <span className="calendar-item-further">{t.furtherDates({ count: furtherDates })}</span>}
      </p>
      <div className="calendar-item-words">
        <p className="calendar-item-kind">{subtitle}</p>
        <Heading className="calendar-item-title" lang={lang} dir="auto">
          {href ? <Link href={href}>{title}</Link> : title}
        </Heading>
        {(location || cost) && (
          <p className="calendar-item-facts">
            {location && (
              <span>
                <span className="visually-hidden">{locationLabel}</span>
                <span aria-hidden="true">{location}</span>
              </span>
            )}
            {location && cost && ' · '}
            {cost}
          </p>
        )}
        {access.length > 0 && (
          <p className="calendar-item-access">
            <Icon name="accessibility" label={t.access} />
            {access.join(' · ')}
          </p>
        )}
        {note && <p className="calendar-item-note">{note}</p>}
      </div>
      <Picture image={image} layout="post_small" box="calendar-item-picture" />
    </article>
  )
}
