import { listing, programme } from 'atrium/blocks/card-listing/module.ts'
import { featuredItem } from 'atrium/blocks/featured-item/module.ts'
import { signUp } from 'atrium/blocks/promo-cards/module.ts'
import { definePage } from 'atrium/model/page.ts'

export default definePage({
  type: 'page_research',
  label: 'Research',
  plural: 'Research pages',
  icon: 'microscope',
  category: 'Pages',
  help: 'What the institution does for research: events, news, projects and resources.',
  route: '/research',
  hero: { variant: 'Landing', linksHeading: false },
  modules: {
    featuredItem: featuredItem({ size: 'full-bleed' }),
    events: programme({ size: 'medium' }, { help: 'What takes place, sorted by date.' }),
    news: listing({ size: 'large', pictured: { first: 2, inWords: 2 } }, { help: 'Stories about research.' }),
    projects: listing({ colorName: 'warm-grey' }, { help: 'What we work on.' }),
    newsletterSignUp: signUp(),
    resources: listing({ size: 'by number' }, { help: 'Databases and other tools.' }),
  },
})
