import { listing } from 'atrium/blocks/card-listing/module.ts'
import { featureCarousel } from 'atrium/blocks/feature-carousel/module.ts'
import { featuredItem } from 'atrium/blocks/featured-item/module.ts'
import { definePage } from 'atrium/model/page.ts'
import { postParts } from 'atrium/ui/card/card-size.ts'
import { openCalls } from '../blocks/funding-calls/module.ts'
import opportunities from './opportunities.ts'

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
  load: async ({ context: { content } }) => (await content.entries(opportunities)).items[0],
  compose: ({ data, parts, context }) => [
    parts.hero,
    parts.featuredItemModule,
    openCalls(data, context),
    parts.opportunities,
    parts.stories,
    parts.news,
    parts.resources,
  ],
})
