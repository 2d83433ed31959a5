import { defineModule, section } from 'atrium'
import { listingFields } from 'atrium/model/listing/listing-fields.ts'
import { type Printed, printed } from 'atrium/model/page/printed.ts'

/** Entries in an arrangement of their own. */
export const listingFeature = defineModule({
  label: 'Listing feature',
  help: 'Entries as cards: the first one large, the others beside it.',
  fields: listingFields,
  section: (value, options: Printed) => section('listingFeature', printed(value, options)),
})
