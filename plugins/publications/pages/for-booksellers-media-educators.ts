import { listing } from 'atrium/blocks/card-listing/module.ts'
import { definePage } from 'atrium/model/page.ts'
import { contactsByTopic } from '../contacts-by-topic.ts'

export default definePage({
  type: 'for_booksellers_media_educators',
  label: 'For booksellers, media and educators',
  plural: 'Pages for booksellers, media and educators',
  icon: 'store',
  category: 'Publications',
  help: 'Whom those who sell, review or teach with books ask for what.',
  route: '/publications/for-booksellers-media-educators',
  hero: { variant: 'Landing', navigation: true },
  kind: 'Web Page',
  modules: {
    catalogueModule: listing({}, { label: 'Catalogues', help: 'Catalogues to download.' }),
    booksellersModule: contactsByTopic({}, { label: 'Booksellers', help: 'Whom booksellers ask for what.' }),
    copyRequestsModule: contactsByTopic(
      {},
      { label: 'Copies for review and teaching', help: 'Whom reviewers and teachers ask.' },
    ),
    rightsAndPermissionsModule: contactsByTopic(
      {},
      { label: 'Rights and permissions', help: 'Whom to ask for rights.' },
    ),
  },
})
