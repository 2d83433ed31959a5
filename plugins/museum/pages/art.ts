import { defineModule, section } from 'atrium'
import { listing } from 'atrium/blocks/card-listing/module.ts'
import { featuredItem } from 'atrium/blocks/featured-item/module.ts'
import { listingFields } from 'atrium/model/listing/listing-fields.ts'
import { type Printed, printed } from 'atrium/model/page/printed.ts'
import { definePage } from 'atrium/model/page.ts'

const artworkRows = defineModule({
  label: 'Rows of artworks',
  help: 'Works side by side, two in a row.',
  fields: listingFields,
  section: (value, options: Printed) => section('artworkRows', printed(value, options)),
})

export default definePage({
  type: 'page_art',
  label: 'Art',
  plural: 'Art pages',
  icon: 'palette',
  category: 'Pages',
  help: 'The way into the art: collections, and works to begin with.',
  route: '/art',
  hero: { variant: 'Landing' },
  modules: {
    collections: listing({ size: 'small', show: ['image', 'excerpt'] }, { help: 'Collections to begin with.' }),
    featuredArtworks: artworkRows({}, { help: 'Works put forward, two in a row.' }),
    featuredItem: featuredItem({ size: 'full-bleed' }),
    featuredItems: listing({ size: 'large' }, { help: 'Stories put forward.' }),
    news: listing({}, { help: 'Stories about art.' }),
    publications: listing({ size: 'xsmall' }, { help: 'Books about art.' }),
    resources: listing({}, { help: 'Databases and other tools.' }),
  },
})
