import { defineBlock, type EntryHead, type Image } from 'atrium'
import { harbor, longTitle, ochre } from 'atrium/blocks/example-content.ts'
import { printedFields } from 'atrium/model/page/printed.ts'
import type { ShownHours } from 'atrium/model/place/hours/shown-hours.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading } from 'atrium/ui/heading/heading.tsx'
import { OpeningHours } from 'atrium/ui/hours/opening-hours.tsx'
import { Icon } from 'atrium/ui/icon/icon.tsx'
import { Link } from 'atrium/ui/link/link.tsx'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import { useLanguageOf, useMessages } from 'atrium/ui/render-context.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { rowOfEach } from 'atrium/ui/rows/rows.ts'
import { z } from 'zod'
import messages from './messages.ts'
import { visitFields } from './module.ts'

/** The entry of a place, as far as it is shown, with its hours. */
interface Place extends Pick<EntryHead, 'uid' | 'name' | 'path'> {
  primaryUrl?: string
  image?: Image
  /** Holds what admission costs, rich text. */
  admissionStatement: readonly string[]
  hours?: ShownHours
}

const { header: title, cta } = visitFields()
const schema = z.object({ ...printedFields(), title, cta, items: z.array(z.custom<Place>()).default([]) })

function VisitCards({ id, heading, title, cta, items }: BlockProps<typeof schema>) {
  const rows = rowOfEach(items.length)
  return (
    <Band id={id} heading={heading ?? title} cta={cta}>
      {items.length > 0 && (
        <ul className="rows visit-cards">
          {items.map((place, index) => (
            <li key={place.uid} data-row={rows[index]}>
              <VisitCard place={place} />
            </li>
          ))}
        </ul>
      )}
    </Band>
  )
}

function VisitCard({ place }: { place: Place }) {
  const t = useMessages(messages)
  const own = useLanguageOf()(place)
  const { name, path, primaryUrl: href = path, image, admissionStatement, hours } = place
  return (
    <article className="visit-card">
      <Picture image={image} layout="post_half" box="visit-card-picture" />
      <div className="visit-card-words">
        <Heading className="visit-card-title" dir="auto" {...own}>
          {href ? <Link href={href}>{name}</Link> : name}
        </Heading>
        {hours && <OpeningHours hours={hours} />}
        {admissionStatement.length > 0 && (
          <div className="visit-card-fact">
            <Icon name="ticket" label={t.admission} />
            <div>
              {admissionStatement.map((statement) => (
                <RichText key={statement} {...own} html={statement} />
              ))}
            </div>
          </div>
        )}
      </div>
    </article>
  )
}

const visitCards = defineBlock({
  type: 'visitCards',
  label: 'Places to visit',
  description: 'Places with their opening hours and what admission costs.',
  placement: 'section',
  schema,
  examples: [
    {
      title: 'Visit',
      cta: { title: 'Plan a visit', href: '/visit/app' },
      items: [
        {
          uid: 'center',
          name: 'Ellery Center',
          image: ochre,
          path: '/visit/app',
          admissionStatement: ['<p>Admission is free, always.</p>', '<p>Parking is $20, and $10 after three.</p>'],
          hours: {
            now: 'Open now until 5:30pm',
            isOpen: true,
            today: '10am–5:30pm',
            week: [],
            standard: '<p>Tuesday to Sunday 10am–5:30pm, Saturday until 8pm. Closed on Mondays.</p>',
            ahead: [{ days: 'Thursday, November 26', hours: 'Closed', reason: 'Thanksgiving' }],
          },
        },
        {
          uid: 'villa',
          name: 'Ellery Villa',
          path: null,
          image: harbor,
          admissionStatement: ['<p>Admission is free. Book a time before you come.</p>'],
          hours: {
            now: 'Closed today because of <em>high wind</em>. The Center is open.',
            isOpen: false,
            week: [],
            standard: '<p>Wednesday to Monday 10am–5pm.</p>',
            ahead: [],
          },
        },
      ],
    },
    { title: longTitle, items: [{ uid: 'villa', name: 'Ellery Villa', path: null, admissionStatement: [] }] },
    { items: [{ uid: 'center', name: 'Ellery Center', path: null, image: ochre, admissionStatement: [] }] },
  ],
  Component: VisitCards,
})

export default visitCards

declare module 'atrium' {
  interface Blocks {
    visitCards: typeof visitCards
  }
}
