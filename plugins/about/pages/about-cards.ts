import { defineModule, f } from 'atrium'
import { listing } from 'atrium/blocks/card-listing/module.ts'
import { staff } from 'atrium/blocks/contact-rows/module.ts'
import { textModule } from 'atrium/blocks/text-module/module.ts'
import { definePage } from 'atrium/model/page.ts'

/** Entries that are shown as large cards. */
const cardListing = defineModule({
  label: 'Card listing',
  help: 'Entries as large cards below a heading.',
  fields: () => ({
    title: f.text({ help: 'The heading over the cards.' }),
    cta: f.link({ label: 'Link to more', help: 'Beside the heading.' }),
    featureItems: f.cards(undefined, { label: 'Entries', help: 'Any that can be shown as cards, in this order.' }),
  }),
  section: ({ featureItems: items, ...value }) => listing.section({ ...value, items }, { size: 'large' }),
})

export default definePage({
  type: 'page_about_v2',
  label: 'About, in cards',
  plural: 'About pages, in cards',
  icon: 'info',
  category: 'Pages',
  help: 'What the institution is, in cards and in sections of any number.',
  route: '/:url*',
  fields: { url: f.required(f.text({ help: 'Its whole address, usually /about.', example: '/about/overview' })) },
  hero: { variant: 'Landing', navigation: true },
  modules: {
    cardListing: cardListing({}, { label: 'Large cards' }),
    contact: staff({}, { help: 'Whom to ask.' }),
    featuredSet: listing({ size: 'large' }, { help: 'Stories put forward.' }),
    listing: listing(),
    ourMission: textModule({}, { help: 'What the institution is for.' }),
    sections: textModule.list({}, { help: 'Further texts, in this order.', itemName: 'title' }),
  },
})
