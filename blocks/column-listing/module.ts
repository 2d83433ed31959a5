import { defineModule, section } from '#engine'
import { listingFields } from '#model/listing/listing-fields.ts'

/** The first entry large, the others small beside it. */
export const columnListing = defineModule({
  label: 'Column listing',
  fields: listingFields,
  section: ({ title, ...value }, { heading, id }: { heading?: string; id?: string }) =>
    section('columnListing', { ...value, title: heading ? undefined : title, heading, id }),
})
