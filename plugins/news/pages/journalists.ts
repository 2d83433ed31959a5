import { listing } from '#blocks/card-listing/module.ts'
import { columnListing } from '#blocks/column-listing/module.ts'
import { staff } from '#blocks/contact-rows/module.ts'
import { textModule } from '#blocks/text-module/module.ts'
import { definePage } from '#model/page.ts'
import { newsNavigation } from '../navigation.ts'

export default definePage({
  type: 'page_journalists',
  label: 'Journalists',
  help: 'Where journalists begin: press contacts, pictures, resources.',
  route: '/news/journalists',
  hero: { variant: 'Landing', navigation: newsNavigation.name },
  modules: {
    aboutOrganization: textModule({ transcript: false }),
    contacts: staff(),
    featuredListing: columnListing(),
    imageRequest: textModule(),
    resources: listing(),
  },
})
