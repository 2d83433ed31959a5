import { listingSection } from '#blocks/card-listing/listing.ts'
import { featuredItemIncludes, featuredItemSection } from '#blocks/featured-item/fields.ts'
import { heroOf } from '#blocks/hero/fields.ts'
import { definePage, pageIncludes, section } from '#engine'
import { programme } from './programme.ts'
import { whatsOn } from './whats-on.ts'

/** Kinds that a featured post shows without their excerpt. */
const WITHOUT_EXCERPT = ['event', 'exhibition']

export const whatsOnPage = definePage({
  name: 'page_what_s_on',
  type: whatsOn,
  route: '/whats-on',
  include: [...pageIncludes, ...featuredItemIncludes('featured_item')],
  compose: (entry, _data, context) => [
    section('hero', { ...heroOf(entry), variant: 'Landing', colorName: 'orange' }),
    programme(entry.courses, context, { size: 'small' }),
    programme(entry.exhibitions, context, { size: 'small' }),
    featuredItemSection(entry.featuredItem, {
      size: 'full-bleed',
      hideExcerpt: WITHOUT_EXCERPT.includes(entry.featuredItem?.item?.contentType ?? ''),
    }),
    listingSection(entry.featuredItems, { size: 'large' }),
    programme(entry.family, context, { size: 'medium', colorName: 'yellow' }),
    programme(entry.talks, context, { size: 'small' }),
    programme(entry.tours, context, { size: 'small' }),
    programme(entry.performances, context, { size: 'medium' }),
  ],
})
