import { promos } from 'atrium/blocks/promo-cards/module.ts'
import { quotations } from 'atrium/blocks/quotations/module.ts'
import { relatedLinks } from 'atrium/blocks/related-links/module.ts'
import { textModule } from 'atrium/blocks/text-module/module.ts'
import { linkCards } from 'atrium/blocks/text-news/module.ts'
import { definePage } from 'atrium/model/page.ts'

export default definePage({
  type: 'page_join_give',
  label: 'Join and give',
  plural: 'Join and give pages',
  icon: 'gift',
  category: 'Pages',
  help: 'How one belongs to the institution: by membership, gifts and time.',
  route: '/about/join-and-give',
  hero: { variant: 'Landing', navigation: true, jumpTo: 'sections' },
  modules: {
    mediaFeature: textModule({ colorName: 'blue' }, { help: 'A film or picture with a text.' }),
    givingOpportunities: promos('list', {}, { help: 'Ways to give, written here.' }),
    moreWaysToContribute: linkCards({}, { help: 'Further links, with a sentence each.' }),
    quotations: quotations({ grounds: ['sunset', 'yellow'] }),
    relatedLinks: relatedLinks(),
    volunteer: textModule({}, { help: 'How one gives time.' }),
  },
})
