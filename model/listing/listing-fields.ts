import { f } from 'atrium'

/** Cards under a heading, as editors fill them in. */
export const listingFields = () => ({
  title: f.text({ help: 'The heading over the cards.', aliases: ['heading', 'header'] }),
  subheading: f.text({ aliases: ['intro', 'subtitle'], help: 'One line below the heading.' }),
  cta: f.link({ label: 'Link to more', help: 'Beside the heading, to where all of them are.' }),
  ctaText: f.text({ label: 'Text of links', help: 'Text of a further link on each card.' }),
  items: f.cards(undefined, { help: 'Entries of any type that can be shown as a card.' }),
})
