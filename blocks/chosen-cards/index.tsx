import { defineBlock, f } from 'atrium'
import { manyCards, stories } from 'atrium/blocks/example-content.ts'
import { colorReference } from 'atrium/model/color/color.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Listing } from 'atrium/ui/listing/listing.tsx'
import { z } from 'zod'

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

declare module 'atrium' {
  interface Blocks {
    chosenCards: typeof chosenCards
  }
}
