import { defineModule, section } from '#engine'
import { listingFields } from '#model/listing/listing-fields.ts'

/** Entries in an arrangement of their own. */
export const listingFeature = defineModule({
  label: 'Listing feature',
  fields: listingFields,
  section: ({ title, ...value }, { heading, id }: { heading?: string; id?: string }) =>
    section('listingFeature', { ...value, title: heading ? undefined : title, heading, id }),
})
