import { z } from 'zod'
import { harbor, longTitle, ochre } from '#blocks/example-content.ts'
import { loaded } from '#blocks/example-entry.ts'
import { defineBlock, type ModelOf } from '#engine'
import location from '#model/place/types/location.ts'
import openHoursType from '#model/place/types/open-hours.ts'
import { Band } from '#ui/band/band.tsx'
import type { BlockProps } from '#ui/block-props.ts'
import { Heading } from '#ui/heading/heading.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { useMessages } from '#ui/render-context.tsx'
import { RichText } from '#ui/rich-text/rich-text.tsx'
import messages from './messages.ts'

type Place = ModelOf<typeof location>

const schema = z.object({
  /** Printed by the page type. */
  heading: z.string().optional(),
  /** Written by an editor. */
  title: z.string().optional(),
  cta: z.object({ title: z.string(), href: z.string() }).optional(),
  items: z.array(z.custom<Place>()).default([]),
})

function VisitCards({ id, heading, title, cta, items }: BlockProps<typeof schema>) {
  return (
    <Band id={id} heading={heading ?? title} cta={cta}>
      {items.length > 0 && (
        <ul className="visit-cards">
          {items.map((place) => (
            <li key={place.uid}>
              <VisitCard {...place} />
            </li>
          ))}
        </ul>
      )}
    </Band>
  )
}

function VisitCard({ name, path, primaryUrl, image, admissionStatement, openHours }: Place) {
  const t = useMessages(messages)
  const href = primaryUrl ?? path
  const hours = openHours?.standardHours
  return (
    <article className="visit-card">
      <Picture image={image} layout="post_half" box="visit-card-picture" />
      <div className="visit-card-words">
        <Heading className="visit-card-title" dir="auto">
          {href ? <Link href={href}>{name}</Link> : name}
        </Heading>
        {hours && (
          <div className="visit-card-fact">
            <Icon name="clock" label={t.hours} />
            <RichText html={hours} />
          </div>
        )}
        {admissionStatement.length > 0 && (
          <div className="visit-card-fact">
            <Icon name="ticket" label={t.admission} />
            <div>
              {admissionStatement.map((statement) => (
                <RichText key={statement} html={statement} />
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
        loaded(location, 'center', 'Ellery Center', {
          locationId: 'center',
          image: ochre,
          primaryUrl: '/visit/app',
          admissionStatement: ['<p>Admission is free, always.</p>', '<p>Parking is $20, and $10 after three.</p>'],
          openHours: loaded(openHoursType, 'hours_center', 'Hours', {
            standardHours: '<p>Tuesday to Sunday 10am–5:30pm, Saturday until 8pm. Closed on Mondays.</p>',
          }),
        }),
        loaded(location, 'villa', 'Ellery Villa', {
          locationId: 'villa',
          image: harbor,
          admissionStatement: ['<p>Admission is free. Book a time before you come.</p>'],
          openHours: loaded(openHoursType, 'hours_villa', 'Hours', {
            standardHours: '<p>Wednesday to Monday 10am–5pm.</p>',
          }),
        }),
      ],
    },
    {
      title: longTitle,
      items: [loaded(location, 'villa', 'Ellery Villa', { locationId: 'villa' })],
    },
    {
      items: [loaded(location, 'center', 'Ellery Center', { locationId: 'center', image: ochre })],
    },
  ],
  Component: VisitCards,
})

export default visitCards

declare module '#engine' {
  interface Blocks {
    visitCards: typeof visitCards
  }
}
