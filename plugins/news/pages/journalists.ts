import { listing } from 'atrium/blocks/card-listing/module.ts'
import { columnListing } from 'atrium/blocks/column-listing/module.ts'
import { staff } from 'atrium/blocks/contact-rows/module.ts'
import { textModule } from 'atrium/blocks/text-module/module.ts'
import { definePage } from 'atrium/model/page.ts'
import { newsNavigation } from '../navigation.ts'

export default definePage({
  type: 'page_journalists',
  label: 'Journalists',
  plural: 'Pages for journalists',
  icon: 'mic',
  category: 'Stories',
  help: 'Where journalists begin: press contacts, pictures, resources.',
  route: '/news/journalists',
  hero: { variant: 'Landing', navigation: newsNavigation.name },
  modules: {
    aboutOrganization: textModule({ transcript: false }, { help: 'What we are, for those who write about us.' }),
    contacts: staff({}, { help: 'Whom journalists ask.' }),
    featuredListing: columnListing({}, { help: 'What to write about now.' }),
    imageRequest: textModule({}, { help: 'How pictures are asked for.' }),
    resources: listing({}, { help: 'Fact sheets, pictures and earlier releases.' }),
  },
})
