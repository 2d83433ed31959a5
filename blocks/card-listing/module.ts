import { defineModule, section } from '#engine'
import type { Color } from '#model/color/colors.ts'
import { listingFields } from '#model/listing/listing-fields.ts'
import type { CardPart, ListingSize } from '#ui/card/card-size.ts'

interface ListingOptions {
  /** Default: medium. */
  size?: ListingSize
  /** Printed by the page type; the editor's title is then ignored. */
  heading?: string
  id?: string
  colorName?: Color
  /** What cards show beside their titles; default: what the size shows. */
  show?: readonly CardPart[]
}

/** Cards under a heading. */
export const listing = defineModule({
  label: 'Listing',
  fields: listingFields,
  section: ({ title, ...value }, { heading, show, ...options }: ListingOptions) =>
    section('cardListing', {
      ...value,
      ...options,
      title: heading ? undefined : title,
      heading,
      show: show && [...show],
    }),
})
