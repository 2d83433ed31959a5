import { listing } from 'atrium/blocks/card-listing/module.ts'
import { featureCarousel } from 'atrium/blocks/feature-carousel/module.ts'
import { featuredItem } from 'atrium/blocks/featured-item/module.ts'
import { definePage } from 'atrium/model/page.ts'
import { postParts } from 'atrium/ui/card/card-size.ts'

export default definePage({
  type: 'page_funding',
  label: 'Funding',
  plural: 'Funding pages',
  icon: 'banknote',
  category: 'Pages',
  help: 'What the foundation pays for: what is open, what has come of it.',
  route: '/funding',
  hero: { variant: 'Landing', navigation: true },
  modules: {
    featuredItemModule: featuredItem({ introAsTitle: true }, { label: 'Featured item' }),
    opportunities: listing({ show: postParts }, { help: 'What can be applied for now.' }),
    stories: featureCarousel({ colorName: 'magenta' }, { help: 'What came of earlier grants.' }),
    news: listing(),
    resources: listing({}, { help: 'What applicants need.' }),
  },
})
