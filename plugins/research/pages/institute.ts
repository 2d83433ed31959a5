import { listing } from '#blocks/card-listing/module.ts'
import { staff } from '#blocks/contact-rows/module.ts'
import { featureCarousel } from '#blocks/feature-carousel/module.ts'
import { featuredItem } from '#blocks/featured-item/module.ts'
import { promos } from '#blocks/promo-cards/module.ts'
import { textModule } from '#blocks/text-module/module.ts'
import { definePage } from '#model/page.ts'
import messages from '../messages.ts'

export default definePage({
  type: 'page_gri',
  label: 'Research institute',
  help: 'The research institute: what it shows, what it works on, who works there.',
  route: '/research-institute',
  hero: { variant: 'Landing', navigation: true, jumpTo: 'sections' },
  modules: {
    events: listing(),
    exhibition: featuredItem(),
    whatWeDo: textModule(),
    featuredWork: featureCarousel(),
    news: listing({ heading: messages.newsAndStories, id: 'news-and-stories' }),
    publications: featureCarousel(),
    resources: promos('list'),
    staff: staff({ heading: messages.staff }),
    stayConnected: promos('several', { heading: messages.stayConnected }),
    whoWeAre: promos('list', { heading: messages.whoWeAre }),
  },
})
