import { defineModule, section } from 'atrium'
import { listingFields } from 'atrium/model/listing/listing-fields.ts'
import { type Printed, printed } from 'atrium/model/page/printed.ts'

export const artworkRows = defineModule({
  label: 'Rows of artworks',
  help: 'Works side by side, two in a row.',
  fields: listingFields,
  section: (value, options: Printed) => section('artworkRows', printed(value, options)),
})
