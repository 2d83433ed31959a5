import { listing } from '#blocks/card-listing/module.ts'
import { featureCarousel } from '#blocks/feature-carousel/module.ts'
import { featuredItem } from '#blocks/featured-item/module.ts'
import { definePage } from '#model/page.ts'
import { postParts } from '#ui/card/card-size.ts'

export default definePage({
  type: 'page_funding',
  label: 'Funding',
  help: 'What the foundation pays for: what is open, what has come of it.',
  route: '/funding',
  hero: { variant: 'Landing', navigation: true },
  modules: {
    featuredItemModule: featuredItem({ introAsTitle: true }),
    opportunities: listing({ show: postParts }),
    stories: featureCarousel({ colorName: 'magenta' }),
    news: listing(),
    resources: listing(),
  },
})
