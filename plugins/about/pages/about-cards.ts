import { f } from 'atrium'
import { listing } from 'atrium/blocks/card-listing/module.ts'
import { staff } from 'atrium/blocks/contact-rows/module.ts'
import { textModule } from 'atrium/blocks/text-module/module.ts'
import { definePage } from 'atrium/model/page.ts'
import { cardListing } from '../card-listing.ts'

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
