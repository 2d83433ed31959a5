import { listed } from 'atrium'
import { Cta, Link } from 'atrium/ui/link/link.tsx'
import { useMessages } from 'atrium/ui/render-context.tsx'
import { InlineRichText } from 'atrium/ui/rich-text/rich-text.tsx'
import type { ReactNode } from 'react'
import type { ExhibitionInfoFields } from './index.tsx'
import messages from './messages.ts'

/** Dates, location, today's hours (on paper: the usual ones), cost and access of an exhibition. */
export function InfoCard(fields: ExhibitionInfoFields) {
  const t = useMessages(messages)
  const { dates, places, room, cost, costNotes, languages, access, cta } = fields
  const open = places.filter(({ hours }) => hours)
  const where = places.length > 0 || room
  const price = cost || costNotes.length > 0
  const facts = dates || where || price || languages.length > 0 || access.length > 0
  if (!facts && !cta) return null
  return (
    <div className="exhibition-card">
      {facts && (
        <dl>
          {dates && <Fact name={t.dates}>{dates}</Fact>}
          {where && (
            <Fact name={t.location}>
              {places.map(({ title, href }) => (
                <span key={title}>{href ? <Link href={href}>{title}</Link> : title}</span>
              ))}
              {room && <span className="exhibition-room">{room}</span>}
            </Fact>
          )}
          {open.length > 0 && (
            <Fact name={t.hours}>
              {open.map(({ title, hours, usualHours }) => (
                <span key={title}>
                  {open.length > 1 && `${title}: `}
                  <InlineRichText as="span" className={usualHours && 'on-screen'} html={hours} />
                  <InlineRichText as="span" className="on-paper" html={usualHours} />
                </span>
              ))}
            </Fact>
          )}
          {price && (
            <Fact name={t.cost}>
              {cost && <span>{cost}</span>}
              {costNotes.map((note) => (
                <InlineRichText as="span" className="exhibition-room" key={note} html={note} />
              ))}
            </Fact>
          )}
          {access.length > 0 && <Fact name={t.access}>{access.join(' · ')}</Fact>}
          {languages.length > 0 && <Fact name={t.languages}>{listed(languages)}</Fact>}
        </dl>
      )}
      {cta && <Cta {...cta} look="button" />}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
