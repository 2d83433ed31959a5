import { listing, programme } from '#blocks/card-listing/module.ts'
import { featuredItem } from '#blocks/featured-item/module.ts'
import { definePage } from '#model/page.ts'

export default definePage({
  type: 'page_what_s_on',
  label: 'What’s on',
  help: 'What is on, kind by kind.',
  route: '/whats-on',
  hero: { variant: 'Landing', colorName: 'orange' },
  modules: {
    courses: programme({ size: 'small' }),
    exhibitions: programme({ size: 'small' }),
    featuredItem: featuredItem({ size: 'full-bleed', hideExcerpt: ['event', 'exhibition'] }),
    featuredItems: listing({ size: 'large' }),
    family: programme({ size: 'medium', colorName: 'yellow' }),
    talks: programme({ size: 'small' }),
    tours: programme({ size: 'small' }),
    performances: programme({ size: 'medium' }),
  },
})
