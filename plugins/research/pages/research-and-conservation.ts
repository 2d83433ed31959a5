import { listing } from '#blocks/card-listing/module.ts'
import { featureCarousel } from '#blocks/feature-carousel/module.ts'
import { promos } from '#blocks/promo-cards/module.ts'
import { promoTabs } from '#blocks/promo-tabs/module.ts'
import { definePage } from '#model/page.ts'
import messages from '../messages.ts'

export default definePage({
  type: 'page_research_and_conservation',
  label: 'Research and conservation',
  help: 'What researchers and conservators find here, from afar and in person.',
  route: '/research-conservation',
  hero: { variant: 'Landing', colorName: 'blue', linksHeading: messages.jumpTo },
  modules: {
    featuredResourceSet: promos('list'),
    contentPromo: promos('one', { colorName: 'yellow' }),
    resourcesForAll: promoTabs(),
    inPersonResources: promos('list'),
    featuredProjects: featureCarousel(),
    professionalDevelopment: listing({ show: ['image', 'tag', 'subtitle', 'date', 'excerpt', 'ctas'] }),
    whoWeAre: promos('list'),
  },
})
