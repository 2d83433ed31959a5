import { Heading } from 'atrium/ui/heading/heading.tsx'
import { Icon } from 'atrium/ui/icon/icon.tsx'
import { Link } from 'atrium/ui/link/link.tsx'
import { useMessages } from 'atrium/ui/render-context.tsx'
import { InlineRichText } from 'atrium/ui/rich-text/rich-text.tsx'
import messages from '../../messages.ts'
import type { DayPlace } from './index.tsx'

/** The hours of each place on the day; of a closed one why, and when it opens next. */
export function Places({ places }: { places: readonly DayPlace[] }) {
  const t = useMessages(messages)
  if (places.length === 0) return null
  return (
    <section>
      <Heading className="day-heading">{t.dayHours}</Heading>
      <ul className="day-places">
        {places.map(({ uid, title, href, hours, isClosed, reason, now, next }) => (
          <li key={uid} data-closed={isClosed ? '' : undefined}>
            <Icon name={isClosed ? 'door-closed' : 'door-open'} />
            <p className="day-place">{href ? <Link href={href}>{title}</Link> : title}</p>
            <InlineRichText className="day-hours" html={hours} />
            {reason && <InlineRichText className="day-note" html={reason} />}
            {now && <InlineRichText className="day-note" html={now} />}
            {next && <p className="day-note">{next}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
