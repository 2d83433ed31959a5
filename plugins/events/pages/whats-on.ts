import { currentListing, programme } from 'atrium/blocks/card-listing/module.ts'
import { featuredItem } from 'atrium/blocks/featured-item/module.ts'
import { definePage } from 'atrium/model/page.ts'

export default definePage({
  type: 'page_what_s_on',
  label: 'What’s on',
  plural: 'What’s on pages',
  icon: 'calendar-search',
  category: 'Programme',
  help: 'What is on, kind by kind.',
  route: '/whats-on',
  hero: { variant: 'Landing' },
  modules: {
    courses: programme({ size: 'small' }, { help: 'Courses, sorted by date.' }),
    exhibitions: programme({ size: 'small' }, { help: 'Exhibitions that are on and to come.' }),
    featuredItem: featuredItem({ size: 'full-bleed', hideExcerpt: ['event', 'exhibition'] }),
    featuredItems: currentListing({ size: 'large' }, { help: 'Further entries to put forward.' }),
    family: programme({ size: 'medium', colorName: 'yellow' }, { help: 'What children and families can do.' }),
    talks: programme({ size: 'small' }, { help: 'Talks, sorted by date.' }),
    tours: programme({ size: 'small' }, { help: 'Tours, sorted by date.' }),
    performances: programme({ size: 'medium' }, { help: 'Concerts, plays and dance, sorted by date.' }),
  },
})
