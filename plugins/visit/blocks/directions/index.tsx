import { defineBlock, type Image } from 'atrium'
import { longTitle, ochre } from 'atrium/blocks/example-content.ts'
import type { PromoFields } from 'atrium/model/promo/promo-card.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Cta } from 'atrium/ui/link/link.tsx'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import { PromoList } from 'atrium/ui/promo/promo-list.tsx'
import { useMessages } from 'atrium/ui/render-context.tsx'
import { z } from 'zod'
import messages from '../../messages.ts'

const schema = z.object({
  /** Written by an editor. */
  title: z.string().optional(),
  /** The address as on a letter. */
  lines: z.array(z.string()).default([]),
  mapUrl: z.string().optional(),
  promos: z.array(z.custom<PromoFields>()).default([]),
  image: z.custom<Image>().optional(),
})

function Directions({ id, title, lines, mapUrl, promos, image }: BlockProps<typeof schema>) {
  const t = useMessages(messages)
  return (
    <Band id={id} className="directions" heading={title ?? t.directions}>
      <div className="directions-parts">
        <Picture image={image} layout="post_half_variable_height" box="directions-picture" />
        {(lines.length > 0 || mapUrl) && (
          <div className="directions-address">
            <address>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            {mapUrl && <Cta title={t.openAddress} href={mapUrl} look="button" icon="map-pin" />}
          </div>
        )}
      </div>
      <PromoList items={promos} />
    </Band>
  )
}

const directions = defineBlock({
  type: 'directions',
  label: 'Directions',
  description: 'Where a site is, and ways to get there.',
  placement: 'section',
  schema,
  isEmpty: ({ lines, mapUrl, promos, image }) => !mapUrl && !image && lines.length + promos.length === 0,
  examples: [
    {
      title: 'Getting here',
      lines: ['1800 Ellery Ridge Drive', 'Los Angeles, CA 90049'],
      mapUrl: 'https://maps.example.org/center',
      image: ochre,
      promos: [
        { title: 'By car', blurb: '<p>Seven levels under the hill.</p>', iconGroup: { iconName: 'car' } },
        {
          title: 'By bus',
          iconGroup: { iconName: 'bus' },
          ctas: [{ title: 'Timetable', href: 'https://bus.example.org' }],
        },
      ],
    },
    { title: longTitle, lines: ['Pier 4'] },
  ],
  Component: Directions,
})

export default directions

declare module 'atrium' {
  interface Blocks {
    directions: typeof directions
  }
}
