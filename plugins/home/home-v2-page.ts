import { listingSection } from '#blocks/card-listing/listing.ts'
import { featuredItemIncludes, featuredItemSection } from '#blocks/featured-item/fields.ts'
import { heroOf } from '#blocks/hero/fields.ts'
import { definePage, pageIncludes, section } from '#engine'
import { homeV2 } from './home.ts'
import { siteGraph } from './site-graph.ts'

export const homeV2Page = definePage({
  name: 'home-v2',
  type: homeV2,
  route: '/',
  include: [
    ...pageIncludes,
    ...featuredItemIncludes('featured_item_module'),
    ...featuredItemIncludes('priority_module'),
  ],
  compose: (entry) => [
    section('hero', {
      ...heroOf(entry),
      variant: 'Home',
      eyebrow: entry.hero?.header ? { title: entry.title } : undefined,
    }),
    listingSection(entry.featureSet, { size: 'large' }),
    section('textNews', { ...entry.textNews }),
    featuredItemSection(entry.featuredItemModule),
    // The priority item speaks for itself: its blurb is the title, its subtitle the intro.
    featuredItemSection(entry.priorityModule, {
      modifier: 'no-space',
      hideExcerpt: true,
      title: entry.priorityModule?.item?.excerpt,
      intro: entry.priorityModule?.item?.subtitle,
    }),
    listingSection(entry.resources, { size: 'medium' }),
    section('relatedLinks', { items: entry.relatedLinks, headingLevel: 2 }),
  ],
  jsonLd: siteGraph,
})
