import { languageAttributes } from 'atrium'
import type { Happening } from 'atrium/model/programme/on-day.ts'
import { Heading, Subsection } from 'atrium/ui/heading/heading.tsx'
import { Cta, Link } from 'atrium/ui/link/link.tsx'
import { useMessages } from 'atrium/ui/render-context.tsx'
import messages from '../../messages.ts'
import type { DayProgramme } from './index.tsx'

/** What is on in order of time, then what lasts all day; nothing where no area knows of it. */
export function Programme({ events, exhibitions, isKnown, href }: DayProgramme) {
  const t = useMessages(messages)
  if (!isKnown && events.length + exhibitions.length === 0) return null
  const timed = events.filter(({ start }) => start)
  const ongoing = [...events.filter(({ start }) => !start), ...exhibitions]
  return (
    <section>
      <Heading className="day-heading">{t.dayProgramme}</Heading>
      {timed.length > 0 && (
        <ol className="day-programme">
          {timed.map((item) => (
            <Item key={item.uid} {...item} />
          ))}
        </ol>
      )}
      {timed.length + ongoing.length === 0 && <p className="day-nothing">{t.dayNothing}</p>}
      {ongoing.length > 0 && (
        <Subsection>
          <Heading className="day-subheading">{t.dayOngoing}</Heading>
          <ul className="day-programme">
            {ongoing.map((item) => (
              <Item key={item.uid} {...item} />
            ))}
          </ul>
        </Subsection>
      )}
      {href && <Cta title={t.dayInCalendar} href={href} />}
    </section>
  )
}

function Item({ title, href, kind, start, when, place, lang }: Happening) {
  const facts = [kind, place, start ? undefined : when].filter(Boolean)
  return (
    <li>
      {start && <time dateTime={start}>{when}</time>}
      <div>
        <p className="day-item" {...languageAttributes(lang)} dir="auto">
          {href ? <Link href={href}>{title}</Link> : title}
        </p>
        <p className="day-note">{facts.join(' · ')}</p>
      </div>
    </li>
  )
}
