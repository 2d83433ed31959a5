import { listing } from '#blocks/card-listing/module.ts'
import { featuredItem } from '#blocks/featured-item/module.ts'
import { definePage } from '#model/page.ts'
import { artworkRows } from '../artwork-rows.ts'

export default definePage({
  type: 'page_art',
  label: 'Art',
  help: 'The way into the art: collections, and works to begin with.',
  route: '/art',
  hero: { variant: 'Landing' },
  modules: {
    collections: listing({ size: 'small', show: ['image', 'excerpt'] }),
    featuredArtworks: artworkRows(),
    featuredItem: featuredItem({ size: 'full-bleed' }),
    featuredItems: listing({ size: 'large' }),
    news: listing(),
    publications: listing({ size: 'xsmall' }),
    resources: listing(),
  },
})
