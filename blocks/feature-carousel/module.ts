import { defineModule, section } from 'atrium'
import type { Color } from 'atrium/model/color/colors.ts'
import { listingFields } from 'atrium/model/listing/listing-fields.ts'
import { type Printed, printed } from 'atrium/model/page/printed.ts'

/** Entries to be scrolled through. */
export const featureCarousel = defineModule({
  label: 'Feature carousel',
  help: 'Entries as large cards in a row that is scrolled sideways.',
  fields: listingFields,
  section: (value, { colorName, ...options }: Printed & { colorName?: Color }) =>
    section('featureCarousel', { ...printed(value, options), colorName }),
})
