import { z } from 'zod'
import { manyCards, stories } from '#blocks/example-content.ts'
import { defineBlock, f } from '#engine'
import { colorReference } from '#model/color/color.ts'
import { Band } from '#ui/band/band.tsx'
import type { BlockProps } from '#ui/block-props.ts'
import { Listing } from '#ui/listing/listing.tsx'

const schema = z.object({
  title: f.text(),
  subheading: f.text(),
  cta: f.link({ label: 'Link to more' }),
  size: f.choice(['small', 'medium', 'large'], { help: 'Of the cards; medium where nothing is chosen.' }),
  backgroundColorName: colorReference(),
  items: f.required(f.cards(undefined, { label: 'Entries', help: 'Any that stand as cards, in this order.' })),
})

const ChosenCards = ({ id, title, subheading, cta, size, backgroundColorName, items }: BlockProps<typeof schema>) => (
  <Band id={id} colorName={backgroundColorName?.colorName} heading={title} subheading={subheading} cta={cta}>
    <Listing items={items} size={size ?? 'medium'} />
  </Band>
)

const chosenCards = defineBlock({
  type: 'chosenCards',
  label: 'Chosen cards',
  description: 'Entries as cards: stories, events, works, pages, as an editor chooses and orders them.',
  placement: 'section',
  wire: 'cards',
  schema,
  examples: [
    {
      title: 'Begin with these',
      subheading: 'Picked by the people at the information desk.',
      cta: { title: 'All stories', href: '/news' },
      items: stories,
    },
    {
      title: 'From everywhere',
      size: 'small',
      backgroundColorName: { colorName: 'sky' },
      items: manyCards.slice(0, 7),
    },
  ],
  Component: ChosenCards,
})

export default chosenCards

declare module '#engine' {
  interface Blocks {
    chosenCards: typeof chosenCards
  }
}
