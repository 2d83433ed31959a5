import { defineModule, f } from 'atrium'
import { listing } from 'atrium/blocks/card-listing/module.ts'

/** Entries that are shown as large cards. */
export const cardListing = defineModule({
  label: 'Card listing',
  help: 'Entries as large cards below a heading.',
  fields: () => ({
    title: f.text({ help: 'The heading over the cards.' }),
    cta: f.link({ label: 'Link to more', help: 'Beside the heading.' }),
    featureItems: f.cards(undefined, { label: 'Entries', help: 'Any that can be shown as cards, in this order.' }),
  }),
  section: ({ featureItems: items, ...value }) => listing.section({ ...value, items }, { size: 'large' }),
})
