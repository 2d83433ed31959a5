import { defineModule, section } from 'atrium'
import { listingFields } from 'atrium/model/listing/listing-fields.ts'
import { type Printed, printed } from 'atrium/model/page/printed.ts'

/** The first entry large, the others small beside it. */
export const columnListing = defineModule({
  label: 'Column listing',
  help: 'The first entry large with its picture, the others small in a column beside it.',
  fields: listingFields,
  section: (value, options: Printed) => section('columnListing', printed(value, options)),
})
