import { listing } from '#blocks/card-listing/module.ts'
import { questions } from '#blocks/faq/module.ts'
import { featuredItem } from '#blocks/featured-item/module.ts'
import { promos } from '#blocks/promo-cards/module.ts'
import { textModule } from '#blocks/text-module/module.ts'
import { definePage } from '#model/page.ts'
import { postParts } from '#ui/card/card-size.ts'
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
    opportunitiesPromo: promos('one', { colorName: 'yellow' }),
  },
})
