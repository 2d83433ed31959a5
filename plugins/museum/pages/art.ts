import { listing } from 'atrium/blocks/card-listing/module.ts'
import { featuredItem } from 'atrium/blocks/featured-item/module.ts'
import { definePage } from 'atrium/model/page.ts'
import { artworkRows } from '../artwork-rows.ts'

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
