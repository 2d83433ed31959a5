import { listing } from '#blocks/card-listing/module.ts'
import { defineModule, f } from '#engine'

/** Entries that are shown as large cards. */
export const cardListing = defineModule({
  label: 'Card listing',
  fields: () => ({ title: f.text(), cta: f.link({ label: 'Link to more' }), featureItems: f.cards() }),
  section: ({ featureItems: items, ...value }) => listing.section({ ...value, items }, { size: 'large' }),
})
