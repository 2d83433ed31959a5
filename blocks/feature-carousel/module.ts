import { defineModule, section } from '#engine'
import type { Color } from '#model/color/colors.ts'
import { listingFields } from '#model/listing/listing-fields.ts'

interface CarouselOptions {
  /** Printed by the page type; the editor's title is then ignored. */
  heading?: string
  id?: string
  colorName?: Color
}

/** Entries to be scrolled through. */
export const featureCarousel = defineModule({
  label: 'Feature carousel',
  fields: listingFields,
  section: ({ title, ...value }, { heading, ...options }: CarouselOptions) =>
    section('featureCarousel', { ...value, ...options, title: heading ? undefined : title, heading }),
})
