import { listing } from '#blocks/card-listing/module.ts'
import { facts } from '#blocks/facts/module.ts'
import { promos } from '#blocks/promo-cards/module.ts'
import { textModule } from '#blocks/text-module/module.ts'
import { definePage } from '#model/page.ts'

export default definePage({
  type: 'page_about_{brand}_library',
  label: 'About the library',
  help: 'What the library holds, shows and is proud of.',
  route: '/research-conservation/library/about',
  hero: { variant: 'Landing', navigation: true },
  modules: {
    collectionHighlights: listing(),
    exhibitionsAndEvents: listing(),
    facts: facts(),
    ourHoldings: promos('list'),
    ourPeople: textModule(),
    welcome: textModule(),
    worksFromTheCollections: listing(),
  },
})
