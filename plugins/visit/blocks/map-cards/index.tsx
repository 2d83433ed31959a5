import { defineBlock, type Image } from 'atrium'
import { longTitle, ochre } from 'atrium/blocks/example-content.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading } from 'atrium/ui/heading/heading.tsx'
import { Cta, Ctas, Link } from 'atrium/ui/link/link.tsx'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { rowOfEach } from 'atrium/ui/rows/rows.ts'
import { z } from 'zod'

const link = z.object({ title: z.string(), href: z.string() })
const card = z.object({
  title: z.string().optional(),
  subtitle: z.string().optional(),
  /** Rich text. */
  blurb: z.string().optional(),
  image: z.custom<Image>().optional(),
  /** The site, with the address of its page. */
  location: z.object({ title: z.string(), href: z.string().optional() }).optional(),
  links: z.array(link).default([]),
  cta: link.optional(),
})
const schema = z.object({
  title: z.string().optional(),
  intro: z.string().optional(),
  items: z.array(card).default([]),
})

function MapCards({ id, title, intro, items }: BlockProps<typeof schema>) {
  const rows = rowOfEach(items.length)
  return (
    <Band id={id} heading={title} intro={intro}>
      {items.length > 0 && (
        <ul className="rows map-cards">
          {items.map((item, index) => (
            <li key={index} data-row={rows[index]}>
              <MapCard {...item} />
            </li>
          ))}
        </ul>
      )}
    </Band>
  )
}

function MapCard({ title, subtitle, blurb, image, location, links, cta }: z.output<typeof card>) {
  return (
    <article className="map-card">
      <Picture image={image} layout="post_half" />
      <div className="map-card-words">
        {location && (
          <p className="card-tag">
            {location.href ? <Link href={location.href}>{location.title}</Link> : location.title}
          </p>
        )}
        {title && <Heading className="promo-title">{title}</Heading>}
        {subtitle && <p className="card-subtitle">{subtitle}</p>}
        <RichText className="promo-text" html={blurb} />
        <Ctas links={links} />
        {cta && <Cta {...cta} look="button" />}
      </div>
    </article>
  )
}

const mapCards = defineBlock({
  type: 'mapCards',
  label: 'Cards of sites',
  description: 'What holds at each site, with links.',
  placement: 'section',
  schema,
  examples: [
    {
      title: 'At each site',
      intro: '<p>The rules are the same; the air is not.</p>',
      items: [
        {
          title: 'On the hill',
          subtitle: 'Galleries and gardens',
          blurb: '<p>Most of the Center lies outdoors.</p>',
          image: ochre,
          location: { title: 'Ellery Center', href: '/visit/center' },
          links: [{ title: 'Parking', href: '/visit/center' }],
          cta: { title: 'Plan a visit', href: 'https://tickets.example.org' },
        },
        { title: 'By the sea', location: { title: 'Ellery Villa' } },
      ],
    },
    { items: [{ title: longTitle }] },
  ],
  Component: MapCards,
})

export default mapCards

declare module 'atrium' {
  interface Blocks {
    mapCards: typeof mapCards
  }
}
