import { staffIncludes } from '#blocks/contact-rows/fields.ts'
import { featuredItemIncludes } from '#blocks/featured-item/fields.ts'
import { partnersIncludes } from '#blocks/partners-sponsors/fields.ts'
import { pageIncludes } from '#engine'
import { placesIncludes, supportPromoIncludes } from '../fields.ts'

/** What an exhibition's page reads. */
export const exhibitionPageIncludes = [
  ...pageIncludes,
  'feature_image',
  ...placesIncludes('locations'),
  ...partnersIncludes('partners_sponsors'),
  'selected_works_module.items.image',
  ...staffIncludes('contact_module'),
  ...featuredItemIncludes('featured_item'),
  'featured_media_module.media.reference.image',
  'featured_media_module.media.reference.poster',
  'featured_media_module.images.reference',
  'shop_module.items.image',
  ...supportPromoIncludes,
]
