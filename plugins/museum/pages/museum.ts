import { listing, programme } from 'atrium/blocks/card-listing/module.ts'
import { featuredItem } from 'atrium/blocks/featured-item/module.ts'
import { storePromo } from 'atrium/blocks/store-promo/module.ts'
import { visitCards } from 'atrium/blocks/visit-cards/module.ts'
import { definePage } from 'atrium/model/page.ts'

export default definePage({
  type: 'page_museum',
  label: 'Museum',
  plural: 'Museum pages',
  icon: 'landmark',
  category: 'Pages',
  help: 'The way into the museum: what it shows, and what is on.',
  route: '/museum',
  hero: { variant: 'Landing', navigation: true },
  modules: {
    collectionModule: listing(
      { size: 'large' },
      { label: 'Collection', group: 'First sections', help: 'Works and collections to begin with.' },
    ),
    exhibitions: programme({ size: 'small' }, { group: 'First sections', help: 'What is on and to come.' }),
    events: programme({ size: 'small', colorName: 'black' }, { group: 'First sections', help: 'What takes place.' }),
    featuredItem: featuredItem({ size: 'full-bleed' }, { group: 'First sections' }),
    featuredItems: listing({ size: 'large' }, { group: 'First sections', help: 'Stories put forward.' }),
    publications: listing({ size: 'xsmall' }, { group: 'Further down', help: 'Books about the collection.' }),
    store: storePromo({}, { group: 'Further down' }),
    news: listing({ size: 'masonry' }, { group: 'Further down', help: 'Stories of the museum.' }),
    resources: listing({ size: 'by number' }, { group: 'Further down', help: 'What visitors and researchers use.' }),
    visit: visitCards({}, { group: 'Further down' }),
  },
})
