import { defineBlock } from 'atrium'
import { awkwardCards, manyCards, stories } from 'atrium/blocks/example-content.ts'
import { colors } from 'atrium/model/color/colors.ts'
import { listingFields } from 'atrium/model/listing/listing-fields.ts'
import { printedFields } from 'atrium/model/page/printed.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Card as CardView } from 'atrium/ui/card/card.tsx'
import { cardParts } from 'atrium/ui/card/card-size.ts'
import { useItemOptions } from 'atrium/ui/listing/use-item-options.ts'
import { useMessages } from 'atrium/ui/render-context.tsx'
import { Strip } from 'atrium/ui/strip/strip.tsx'
import { z } from 'zod'
import messages from './messages.ts'

const schema = z.object({
  ...printedFields(),
  ...listingFields(),
  /** Holds what single cards show beside their titles; one for each item, or none. */
  options: z.array(z.object({ show: z.array(z.enum(cardParts)).optional() })).optional(),
  colorName: z.enum(colors).optional(),
})

function FeatureCarousel(props: BlockProps<typeof schema>) {
  const t = useMessages(messages)
  const { id, heading, title, subheading, cta, ctaText, items, colorName } = props
  const label = heading ?? title
  const options = useItemOptions(items, props.options)
  return (
    <Band id={id} colorName={colorName} heading={label} subheading={subheading} cta={cta}>
      {items.length > 0 && (
        <Strip label={label ?? t.features}>
          {items.map((card, index) => (
            <CardView
              key={card.uid ?? `${index} ${card.title}`}
              card={card}
              size="medium"
              show={options?.[index]?.show}
              ctaText={ctaText}
            />
          ))}
        </Strip>
      )}
    </Band>
  )
}

const featureCarousel = defineBlock({
  type: 'featureCarousel',
  label: 'Feature carousel',
  description: 'A row of stories that is scrolled sideways.',
  placement: 'section',
  schema,
  examples: [
    { title: 'News', cta: { title: 'More news', href: '/news' }, items: stories },
    { title: 'Forty stories', items: manyCards, colorName: 'magenta', ctaText: 'Read' },
    { heading: 'One, without anything to see', items: awkwardCards.slice(0, 1) },
  ],
  Component: FeatureCarousel,
})

export default featureCarousel

declare module 'atrium' {
  interface Blocks {
    featureCarousel: typeof featureCarousel
  }
}
