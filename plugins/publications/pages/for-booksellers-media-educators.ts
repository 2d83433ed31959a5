import { listing } from '#blocks/card-listing/module.ts'
import { definePage } from '#model/page.ts'
import { contactsByTopic } from '../contacts-by-topic.ts'

export default definePage({
  type: 'for_booksellers_media_educators',
  label: 'For booksellers, media and educators',
  help: 'Whom those who sell, review or teach with books ask for what.',
  route: '/publications/for-booksellers-media-educators',
  hero: { variant: 'Landing', navigation: true },
  search: () => ({ type: 'Web Page' }),
  modules: {
    catalogueModule: listing(),
    booksellersModule: contactsByTopic({}),
    copyRequestsModule: contactsByTopic({}),
    rightsAndPermissionsModule: contactsByTopic({}),
  },
})
