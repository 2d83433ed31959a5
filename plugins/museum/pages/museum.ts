import { listing } from '#blocks/card-listing/module.ts'
import { featuredItem } from '#blocks/featured-item/module.ts'
import { storePromo } from '#blocks/store-promo/module.ts'
import { visitCards } from '#blocks/visit-cards/module.ts'
import { definePage } from '#model/page.ts'

export default definePage({
  type: 'page_museum',
  label: 'Museum',
  help: 'The way into the museum: what it shows, and what is on.',
  route: '/museum',
  hero: { variant: 'Landing', colorName: 'blue', navigation: true },
  modules: {
    collectionModule: listing({ size: 'large' }),
    exhibitions: listing({ size: 'small' }),
    events: listing({ size: 'small', colorName: 'black' }),
    featuredItem: featuredItem({ size: 'full-bleed' }),
    featuredItems: listing({ size: 'large' }),
    publications: listing({ size: 'xsmall' }),
    store: storePromo(),
    news: listing({ size: 'masonry' }),
    resources: listing({ size: 'by number' }),
    visit: visitCards(),
  },
})
