import { listing } from '#blocks/card-listing/module.ts'
import { featuredItem } from '#blocks/featured-item/module.ts'
import { definePage } from '#model/page.ts'

export default definePage({
  type: 'page_our_work',
  label: 'Our work',
  help: 'What the institution works on, part by part.',
  route: '/our-work',
  hero: { variant: 'Landing', colorName: 'bronze' },
  modules: {
    featuredItem: featuredItem({ size: 'full-bleed' }),
    featuredItems: listing({ size: 'large' }),
    indexListing: listing({ size: 'small', show: ['excerpt'] }),
    news: listing({ size: 'masonry' }),
  },
})
