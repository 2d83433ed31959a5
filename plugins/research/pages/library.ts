import { accordion } from 'atrium/blocks/accordion/module.ts'
import { admission } from 'atrium/blocks/admission/module.ts'
import { listing } from 'atrium/blocks/card-listing/module.ts'
import { callToAction, promos } from 'atrium/blocks/promo-cards/module.ts'
import { textModule } from 'atrium/blocks/text-module/module.ts'
import { definePage } from 'atrium/model/page.ts'
import { locationAndContact } from '../location-and-contact.ts'

export default definePage({
  type: 'page_{brand}_library',
  label: 'Library',
  plural: 'Libraries',
  icon: 'library-big',
  category: 'Pages',
  help: 'The library: what it has, where it is, and how one reads there.',
  route: '/research-conservation/library',
  hero: { variant: 'Landing', navigation: true },
  modules: {
    about: textModule({}, { help: 'What the library is.' }),
    callToAction: callToAction(),
    faqs: accordion({}, { label: 'FAQ', help: 'Questions that open to their answers.' }),
    keyResources: listing({}, { help: 'Catalogues and databases to begin with.' }),
    locationAndContact: locationAndContact(),
    newsStories: listing({}, { label: 'News and stories', help: 'What is new at the library.' }),
    resources: listing({ show: ['image', 'subtitle'] }, { help: 'Further tools.' }),
    usingTheLibrary: promos('list', {}, { help: 'How one reads, copies and asks.' }),
    visitTheLibrary: admission({}, { help: 'When it is open and what to bring.' }),
  },
})
