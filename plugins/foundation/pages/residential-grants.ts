import { listing } from 'atrium/blocks/card-listing/module.ts'
import { questions } from 'atrium/blocks/faq/module.ts'
import { featuredItem } from 'atrium/blocks/featured-item/module.ts'
import { promos } from 'atrium/blocks/promo-cards/module.ts'
import { textModule } from 'atrium/blocks/text-module/module.ts'
import { definePage } from 'atrium/model/page.ts'
import { postParts } from 'atrium/ui/card/card-size.ts'
import { fundingMenu } from '../menus.ts'

export default definePage({
  type: 'page_residential_grants',
  label: 'Residential grants',
  plural: 'Residential grants pages',
  icon: 'bed-single',
  category: 'Pages',
  help: 'What it is to be paid for working here for a while.',
  route: '/funding/residential-grants',
  hero: { variant: 'Landing', navigation: fundingMenu.name },
  modules: {
    about: textModule({}, { help: 'What a stay here is like.' }),
    faq: questions({}, { label: 'FAQ' }),
    featuredItem: featuredItem({ size: 'full-bleed' }),
    opportunities: listing({ show: postParts }, { help: 'What can be applied for now.' }),
    opportunitiesPromo: promos('one', { colorName: 'accent' }),
  },
})
