import { listing } from 'atrium/blocks/card-listing/module.ts'
import { featuredItem } from 'atrium/blocks/featured-item/module.ts'
import { definePage } from 'atrium/model/page.ts'

export default definePage({
  type: 'page_our_work',
  label: 'Our work',
  plural: 'Our work pages',
  icon: 'hammer',
  category: 'Pages',
  help: 'What the institution works on, part by part.',
  route: '/our-work',
  hero: { variant: 'Landing' },
  modules: {
    featuredItem: featuredItem({ size: 'full-bleed' }),
    featuredItems: listing({ size: 'large' }, { help: 'What we work on now.' }),
    indexListing: listing({ size: 'small', show: ['excerpt'] }, { help: 'All parts of our work, as cards.' }),
    news: listing({ size: 'masonry' }, { help: 'Stories about our work.' }),
  },
})
