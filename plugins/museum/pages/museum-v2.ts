import { listing } from '#blocks/card-listing/module.ts'
import { staff } from '#blocks/contact-rows/module.ts'
import { featuredItem } from '#blocks/featured-item/module.ts'
import { promos } from '#blocks/promo-cards/module.ts'
import { storePromo } from '#blocks/store-promo/module.ts'
import { textModule } from '#blocks/text-module/module.ts'
import { definePage } from '#model/page.ts'

/** The museum in its second version: who leads it, its departments, and what they look after. */
export default definePage({
  type: 'page_museum_v2',
  label: 'Museum, second version',
  help: 'The museum with those who lead it, and its departments.',
  route: '/museum',
  hero: { variant: 'Landing', navigation: true, jumpTo: 'sections' },
  modules: {
    seniorStaff: staff(),
    departments: listing({ size: 'small', show: ['image', 'excerpt'] }),
    collectionPromo: promos('one', { colorName: 'yellow' }),
    mediaFeature: textModule({ ctaIcon: 'eye' }),
    featuredItem: featuredItem(),
    featuredSet: listing({ size: 'large' }),
    resources: listing(),
    shopPromo: storePromo(),
  },
})
