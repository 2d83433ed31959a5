import { listing } from 'atrium/blocks/card-listing/module.ts'
import { promos } from 'atrium/blocks/promo-cards/module.ts'
import { quotations } from 'atrium/blocks/quotations/module.ts'
import { relatedLinks } from 'atrium/blocks/related-links/module.ts'
import { textModule } from 'atrium/blocks/text-module/module.ts'
import { definePage } from 'atrium/model/page.ts'
import { giveGroups } from '../give-groups.ts'

export default definePage({
  type: 'page_support_us',
  label: 'Support and giving',
  plural: 'Support pages',
  icon: 'heart-handshake',
  category: 'Pages',
  help: 'What is done with gifts, and how one gives money, works or time.',
  route: '/about/development',
  hero: { variant: 'Landing', navigation: true },
  modules: {
    giveGroups: giveGroups({}, { label: 'What to give to' }),
    supportGroups: relatedLinks({}, { label: 'Groups of supporters', help: 'Circles and councils that one may join.' }),
    fundingInitiatives: listing({}, { help: 'What gifts are needed for.' }),
    volunteer: textModule({}, { help: 'How one gives time.' }),
    waysToGive: promos('items', {}, { help: 'By card, by mail, by will, written here.' }),
    testimonialQuotes: quotations({}, { help: 'What supporters say.' }),
  },
})
