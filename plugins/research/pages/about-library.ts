import { listing, programme } from 'atrium/blocks/card-listing/module.ts'
import { facts } from 'atrium/blocks/facts/module.ts'
import { promos } from 'atrium/blocks/promo-cards/module.ts'
import { textModule } from 'atrium/blocks/text-module/module.ts'
import { definePage } from 'atrium/model/page.ts'

export default definePage({
  type: 'page_about_{brand}_library',
  label: 'About the library',
  plural: 'About the library pages',
  icon: 'library',
  category: 'Pages',
  help: 'What the library holds, shows and is proud of.',
  route: '/research-conservation/library/about',
  hero: { variant: 'Landing', navigation: true },
  modules: {
    collectionHighlights: listing({}, { help: 'Works and archives not to miss.' }),
    exhibitionsAndEvents: programme({}, { help: 'What the library shows and invites to, sorted by date.' }),
    facts: facts({}, { help: 'The library in numbers.' }),
    ourHoldings: promos('list', {}, { help: 'What the library holds, kind by kind.' }),
    ourPeople: textModule({}, { help: 'Who works there.' }),
    welcome: textModule({}, { help: 'The first words.' }),
    worksFromTheCollections: listing({}, { help: 'Works in pictures.' }),
  },
})
