import { listing } from 'atrium/blocks/card-listing/module.ts'
import { featureCarousel } from 'atrium/blocks/feature-carousel/module.ts'
import { promos } from 'atrium/blocks/promo-cards/module.ts'
import { promoTabs } from 'atrium/blocks/promo-tabs/module.ts'
import { definePage } from 'atrium/model/page.ts'
import messages from '../messages.ts'

export default definePage({
  type: 'page_research_and_conservation',
  label: 'Research and conservation',
  plural: 'Research and conservation pages',
  icon: 'flask-conical',
  category: 'Pages',
  help: 'What researchers and conservators find here, from afar and in person.',
  route: '/research-conservation',
  hero: { variant: 'Landing', linksHeading: messages.jumpTo },
  modules: {
    featuredResourceSet: promos('list', {}, { label: 'Featured resources', help: 'Databases and tools put forward.' }),
    contentPromo: promos('one', { colorName: 'accent' }, { label: 'Promo' }),
    resourcesForAll: promoTabs({}, { help: 'Resources by whom they are for, in tabs.' }),
    inPersonResources: promos('list', {}, { label: 'Resources in person', help: 'What one finds on site.' }),
    featuredProjects: featureCarousel({}, { help: 'Projects put forward.' }),
    professionalDevelopment: listing(
      { show: ['image', 'tag', 'subtitle', 'date', 'excerpt', 'ctas'] },
      { help: 'Courses, grants and internships.' },
    ),
    whoWeAre: promos('list', {}, { help: 'Institutes that do this work.' }),
  },
})
