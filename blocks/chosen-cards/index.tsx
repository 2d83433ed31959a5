import { z } from 'zod'
import { manyCards, stories } from '#blocks/example-content.ts'
import { defineBlock, f } from '#engine'
import { colorReference } from '#model/color/color.ts'
import { Band } from '#ui/band/band.tsx'
import type { BlockProps } from '#ui/block-props.ts'
import { Listing } from '#ui/listing/listing.tsx'

const schema = z.object({
  title: f.text({ help: 'The heading over the cards.' }),
  subheading: f.text({ help: 'One line below the heading.' }),
  cta: f.link({ label: 'Link to more', help: 'Beside the heading, to where all of them are.' }),
  size: f.choice(['small', 'medium', 'large'], {
    labels: { small: 'Small, four in a row', medium: 'Medium, three in a row', large: 'Large, two in a row' },
    help: 'Of the cards; medium where nothing is chosen.',
    initial: 'medium',
  }),
  backgroundColorName: colorReference({ help: 'The ground behind the cards; default: that of the page.' }),
  items: f.required(f.cards(undefined, { label: 'Entries', help: 'Any that can be shown as cards, in this order.' })),
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
  icon: 'layout-grid',
  category: 'Links and cards',
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
