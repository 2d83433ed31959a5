import { defineBlock } from 'atrium'
import { awkwardCards, manyCards, stories } from 'atrium/blocks/example-content.ts'
import { listingFields } from 'atrium/model/listing/listing-fields.ts'
import { printedFields } from 'atrium/model/page/printed.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Card as CardView } from 'atrium/ui/card/card.tsx'
import { type CardPart, cardSizes } from 'atrium/ui/card/card-size.ts'
import { z } from 'zod'

const schema = z.object({ ...printedFields(), ...listingFields() })

/** The third item is a pause between pictures: words alone. */
const WITHOUT_PICTURE = 2
const withoutPicture: readonly CardPart[] = [...cardSizes.small.parts.filter((part) => part !== 'image'), 'excerpt']

function ListingFeature({ id, heading, title, subheading, cta, items }: BlockProps<typeof schema>) {
  return (
    <Band id={id} className="listing-feature" heading={heading ?? title} subheading={subheading} cta={cta}>
      <ul className="listing-feature-items">
        {items.map((card, index) => (
          <li key={card.uid ?? `${index} ${card.title}`}>
            <CardView
              card={card}
              size={index === 0 ? 'large' : 'small'}
              picture={index === 0 ? 'post_split' : 'post_small_stacked'}
              show={index === WITHOUT_PICTURE ? withoutPicture : undefined}
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
    </Band>
  )
}

const listingFeature = defineBlock({
  type: 'listingFeature',
  label: 'Listing feature',
  description: 'The first story large, the others small around it; the third without a picture.',
  placement: 'section',
  schema,
  examples: [
    { title: 'Features', items: stories },
    { title: 'Two of them, one without anything to see', items: awkwardCards },
    { title: 'Many', items: manyCards.slice(0, 9) },
  ],
  Component: ListingFeature,
})

export default listingFeature

declare module 'atrium' {
  interface Blocks {
    listingFeature: typeof listingFeature
  }
}
