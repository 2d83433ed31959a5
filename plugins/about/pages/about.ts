import { listing } from 'atrium/blocks/card-listing/module.ts'
import { textModule } from 'atrium/blocks/text-module/module.ts'
import { definePage } from 'atrium/model/page.ts'
import { brandMoment } from '../brand-moment.ts'

export default definePage({
  type: 'page_about',
  label: 'About',
  plural: 'About pages',
  icon: 'info',
  category: 'Pages',
  help: 'What the institution is, who governs it, and what it has to offer.',
  route: '/about',
  hero: { variant: 'Landing', navigation: true },
  modules: {
    brandMoment: brandMoment(),
    governance: textModule({}, { help: 'Who decides, and by which rules.' }),
    news: listing({}, { help: 'Stories about the institution.' }),
    opportunities: listing({}, { help: 'Work, grants and internships.' }),
    ourMission: textModule({}, { help: 'What the institution is for.' }),
  },
})
