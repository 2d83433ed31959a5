import { defineBlock, type Image } from 'atrium'
import { longTitle, ochre } from 'atrium/blocks/example-content.ts'
import { colors } from 'atrium/model/color/colors.ts'
import type { ShownHours } from 'atrium/model/place/hours/shown-hours.ts'
import type { PromoFields } from 'atrium/model/promo/promo-card.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading, Subsection } from 'atrium/ui/heading/heading.tsx'
import { OpeningHours } from 'atrium/ui/hours/opening-hours.tsx'
import { Cta } from 'atrium/ui/link/link.tsx'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import { PromoList } from 'atrium/ui/promo/promo-list.tsx'
import { useIds } from 'atrium/ui/render-context.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { rowOfEach } from 'atrium/ui/rows/rows.ts'
import { z } from 'zod'

const item = z.object({
  /** The anchor that maps and menus lead to. */
  id: z.string(),
  title: z.string(),
  colorName: z.enum(colors).optional(),
  intro: z.string().optional(),
  image: z.custom<Image>().optional(),
  hours: z.custom<ShownHours>().optional(),
  /** Rich text. */
  body: z.string().optional(),
  cards: z.array(z.object({ title: z.string().optional(), content: z.string().optional() })).default([]),
  cta: z.object({ title: z.string(), href: z.string() }).optional(),
})
const schema = z.object({
  items: z.array(item).default([]),
  promos: z.array(z.custom<PromoFields>()).default([]),
})

function VisitLocations({ id, items, promos }: BlockProps<typeof schema>) {
  return (
    <div className="visit-locations" id={id}>
      {items.map((place) => (
        <VisitLocation key={place.id} {...place} />
      ))}
      {promos.length > 0 && (
        <div className="band">
          <PromoList items={promos} />
        </div>
      )}
    </div>
  )
}

function VisitLocation({ id, title, colorName, intro, image, hours, body, cards, cta }: z.output<typeof item>) {
  useIds(id)
  const rows = rowOfEach(cards.length, 2)
  return (
    <section className="band visit-location" id={id} data-color={colorName}>
      <Picture image={image} layout="post_half" box="visit-location-picture" />
      <div className="visit-location-words">
        <Heading className="band-title">{title}</Heading>
        <Subsection>
          <RichText className="reading" html={intro} />
          {hours && <OpeningHours hours={hours} week />}
          <RichText className="reading" html={body} />
          {cards.length > 0 && (
            <ul className="rows visit-location-cards">
              {cards.map((card, index) => (
                <li key={index} data-row={rows[index]}>
                  {card.title && <Heading className="visit-location-card">{card.title}</Heading>}
                  <RichText html={card.content} />
                </li>
              ))}
            </ul>
          )}
          {cta && <Cta {...cta} look="button" />}
        </Subsection>
      </div>
    </section>
  )
}

const visitLocations = defineBlock({
  type: 'visitLocations',
  label: 'Sites to visit',
  description: 'A room for each site: when it is open, what it costs, how one gets there.',
  placement: 'section',
  schema,
  examples: [
    {
      items: [
        {
          id: 'center',
          title: 'Ellery Center',
          colorName: 'garden',
          intro: '<p>Pavilions on a ridge, with a garden between them.</p>',
          image: ochre,
          hours: { now: 'Open now until 5:30pm', isOpen: true, today: '10am–5:30pm', week: [], ahead: [] },
          body: '<p>Park at the foot of the hill and ride the tram.</p>',
          cards: [
            { title: 'Cost', content: '<p>Free. Parking is $20.</p>' },
            { title: 'Getting here', content: '<p>Bus 38, every twenty minutes.</p>' },
          ],
          cta: { title: 'Visit the Center', href: '/visit/center' },
        },
        { id: 'villa', title: longTitle, colorName: 'orange', cards: [{ content: '<p>Free.</p>' }] },
      ],
      promos: [{ title: 'Parking', blurb: '<p>One receipt for both sites.</p>', iconGroup: { iconName: 'car' } }],
    },
    { items: [{ id: 'north', title: 'North', intro: '<p>By appointment.</p>' }] },
  ],
  Component: VisitLocations,
})

export default visitLocations

declare module 'atrium' {
  interface Blocks {
    visitLocations: typeof visitLocations
  }
}
