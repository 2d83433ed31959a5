import { listing, programme } from 'atrium/blocks/card-listing/module.ts'
import { staff } from 'atrium/blocks/contact-rows/module.ts'
import { featureCarousel } from 'atrium/blocks/feature-carousel/module.ts'
import { featuredItem } from 'atrium/blocks/featured-item/module.ts'
import { promos } from 'atrium/blocks/promo-cards/module.ts'
import { textModule } from 'atrium/blocks/text-module/module.ts'
import { definePage } from 'atrium/model/page.ts'
import messages from '../messages.ts'

export default definePage({
  type: 'page_gri',
  label: 'Research institute',
  plural: 'Research institutes',
  icon: 'microscope',
  category: 'Pages',
  help: 'The research institute: what it shows, what it works on, who works there.',
  route: '/research-institute',
  hero: { variant: 'Landing', navigation: true, jumpTo: 'sections' },
  modules: {
    events: programme({}, { help: 'What takes place, sorted by date.' }),
    exhibition: featuredItem({}, { help: 'The exhibition that is on.' }),
    whatWeDo: textModule({}, { help: 'What the institute does.' }),
    featuredWork: featureCarousel({}, { help: 'What it works on now.' }),
    news: listing({ heading: messages.newsAndStories, id: 'news-and-stories' }),
    publications: featureCarousel({}, { help: 'Books that came out lately.' }),
    resources: promos('list'),
    staff: staff({ heading: messages.staff }, { help: 'Who leads the institute.' }),
    stayConnected: promos('several', { heading: messages.stayConnected }, { help: 'Newsletters and networks.' }),
    whoWeAre: promos('list', { heading: messages.whoWeAre }, { help: 'What and who we are, in a few promos.' }),
  },
})
