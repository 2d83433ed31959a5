import { listingSection } from '#blocks/card-listing/listing.ts'
import { featuredItemIncludes, featuredItemSection } from '#blocks/featured-item/fields.ts'
import { visitIncludes, visitSection } from '#blocks/visit-cards/fields.ts'
import { definePage, section } from '#engine'
import { home } from './home.ts'
import { siteGraph } from './site-graph.ts'

export const homePage = definePage({
  name: 'page_home',
  type: home,
  route: '/',
  include: [
    'hero.cards.image',
    'meta_page.og_image',
    'store.image',
    'store.content_reference',
    ...featuredItemIncludes('featured_item'),
    ...visitIncludes('visit'),
  ],
  compose: (entry) => [
    section('heroCards', { title: entry.displayTitle ?? entry.title, items: entry.hero?.cards ?? [] }),
    listingSection(entry.collections, { size: 'large' }),
    featuredItemSection(entry.featuredItem, { size: 'full-bleed' }),
    listingSection(entry.featuredItems, { size: 'large' }),
    section('storePromo', { item: entry.store }),
    listingSection(entry.projects, { size: 'medium', colorName: 'warm-grey' }),
    listingSection(entry.publications, { size: 'xsmall' }),
    section('featureCarousel', { ...entry.news }),
    section('textNews', { ...entry.textNews }),
    section('relatedLinks', { items: entry.relatedLinks }),
    listingSection(entry.resources, { size: 'medium' }),
    visitSection(entry.visit),
  ],
  jsonLd: siteGraph,
})
