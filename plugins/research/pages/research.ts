import { listing } from '#blocks/card-listing/module.ts'
import { featuredItem } from '#blocks/featured-item/module.ts'
import { signUp } from '#blocks/promo-cards/module.ts'
import { definePage } from '#model/page.ts'

export default definePage({
  type: 'page_research',
  label: 'Research',
  help: 'What the institution does for research: events, news, projects and resources.',
  route: '/research',
  hero: { variant: 'Landing', colorName: 'blue', linksHeading: false },
  modules: {
    featuredItem: featuredItem({ size: 'full-bleed' }),
    events: listing({ size: 'medium' }),
    news: listing({ size: 'large', pictured: { first: 2, inWords: 2 } }),
    projects: listing({ colorName: 'warm-grey' }),
    newsletterSignUp: signUp(),
    resources: listing({ size: 'by number' }),
  },
})
