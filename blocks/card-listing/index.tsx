import { defineBlock } from 'atrium'
import { awkwardCards, manyCards, stories } from 'atrium/blocks/example-content.ts'
import { grounds } from 'atrium/model/color/colors.ts'
import { listingFields } from 'atrium/model/listing/listing-fields.ts'
import { printedFields } from 'atrium/model/page/printed.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { cardParts, listingSizes, wordsAlone } from 'atrium/ui/card/card-size.ts'
import { Listing } from 'atrium/ui/listing/listing.tsx'
import { z } from 'zod'

const parts = z.array(z.enum(cardParts))
const schema = z.object({
  ...printedFields(),
  ...listingFields(),
  size: z.enum(listingSizes).default('medium'),
  /** Says what cards show beside their titles; default: what the size shows. */
  show: parts.optional(),
  /** How single cards differ; one for each item, or none. */
  options: z.array(z.object({ size: z.enum(listingSizes).optional(), show: parts.optional() })).optional(),
  colorName: z.enum(grounds).optional(),
  /** Each card has an anchor, which comes from its title. */
  anchors: z.boolean().optional(),
})

function CardListing({
  id,
  heading,
  title,
  subheading,
  cta,
  ctaText,
  items,
  size,
  show,
  options,
  colorName,
  anchors,
}: BlockProps<typeof schema>) {
  return (
    <Band
      id={id}
      className="card-listing"
      colorName={colorName}
      heading={heading ?? title}
      subheading={subheading}
      cta={cta}
    >
      {items.length > 0 && (
        <Listing items={items} size={size} show={show} options={options} ctaText={ctaText} anchors={anchors} />
      )}
    </Band>
  )
}

const cardListing = defineBlock({
  type: 'cardListing',
  label: 'Card listing',
  description: 'Entries as cards, in any of seven sizes.',
  placement: 'section',
  schema,
  examples: [
    {
      title: 'Stories',
      subheading: 'From the galleries and behind them.',
      cta: { title: 'All stories', href: '/news/all' },
      items: stories,
      size: 'large',
    },
    { heading: 'Related Articles', items: awkwardCards, size: 'medium' },
    { title: 'Forty of them', items: manyCards, size: 'small', colorName: 'warm-grey' },
    { title: 'One alone', items: stories.slice(0, 1), size: 'full-bleed' },
    { title: 'In line', items: stories, size: 'editorial inline' },
    { title: 'Of every height', items: stories, size: 'masonry' },
    { title: 'Books', items: stories, size: 'xsmall', ctaText: 'Look inside' },
    {
      title: 'Two with pictures, the others in words',
      items: stories,
      size: 'large',
      options: stories.map((_, index) => (index < 2 ? {} : { show: [...wordsAlone] })),
    },
  ],
  Component: CardListing,
})

export default cardListing

declare module 'atrium' {
  interface Blocks {
    cardListing: typeof cardListing
  }
}
