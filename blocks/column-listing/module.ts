import { defineModule, section } from '#engine'
import { listingFields } from '#model/listing/listing-fields.ts'
import { type Printed, printed } from '#model/page/printed.ts'

/** The first entry large, the others small beside it. */
export const columnListing = defineModule({
  label: 'Column listing',
  fields: listingFields,
  section: (value, options: Printed) => section('columnListing', printed(value, options)),
})
