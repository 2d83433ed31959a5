import { listing } from 'atrium/blocks/card-listing/module.ts'
import { staff } from 'atrium/blocks/contact-rows/module.ts'
import { featuredItem } from 'atrium/blocks/featured-item/module.ts'
import { promos } from 'atrium/blocks/promo-cards/module.ts'
import { storePromo } from 'atrium/blocks/store-promo/module.ts'
import { textModule } from 'atrium/blocks/text-module/module.ts'
import { definePage } from 'atrium/model/page.ts'

/** The museum by departments: who leads it, its departments, and what they look after. */
export default definePage({
  type: 'page_museum_v2',
  label: 'Museum, by departments',
  plural: 'Museum pages, by departments',
  icon: 'landmark',
  category: 'Pages',
  help: 'The museum with those who lead it, and its departments.',
  route: '/museum',
  hero: { variant: 'Landing', navigation: true, jumpTo: 'sections' },
  modules: {
    seniorStaff: staff({}, { help: 'Who leads the museum.' }),
    departments: listing({ size: 'small', show: ['image', 'excerpt'] }, { help: 'Departments as cards.' }),
    collectionPromo: promos('one', { colorName: 'accent' }),
    mediaFeature: textModule({ ctaIcon: 'eye' }, { help: 'A film or picture with a text.' }),
    featuredItem: featuredItem(),
    featuredSet: listing({ size: 'large' }, { help: 'Stories put forward.' }),
    resources: listing({}, { help: 'What visitors and researchers use.' }),
    shopPromo: storePromo(),
  },
})
