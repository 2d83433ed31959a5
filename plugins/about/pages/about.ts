import { listing } from '#blocks/card-listing/module.ts'
import { textModule } from '#blocks/text-module/module.ts'
import { definePage } from '#model/page.ts'
import { brandMoment } from '../brand-moment.ts'

export default definePage({
  type: 'page_about',
  label: 'About',
  help: 'What the institution is, who governs it, and what it has to offer.',
  route: '/about',
  hero: { variant: 'Landing', navigation: true },
  modules: {
    brandMoment: brandMoment(),
    governance: textModule(),
    news: listing(),
    opportunities: listing(),
    ourMission: textModule(),
  },
})
