import { defineModule, section } from '#engine'
import type { Color } from '#model/color/colors.ts'
import { listingFields } from '#model/listing/listing-fields.ts'
import { type Printed, printed } from '#model/page/printed.ts'

/** Entries to be scrolled through. */
export const featureCarousel = defineModule({
  label: 'Feature carousel',
  help: 'Entries as large cards in a row that is scrolled sideways.',
  fields: listingFields,
  section: (value, { colorName, ...options }: Printed & { colorName?: Color }) =>
    section('featureCarousel', { ...printed(value, options), colorName }),
})
