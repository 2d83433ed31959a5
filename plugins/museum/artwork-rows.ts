import { defineModule, section } from '#engine'
import { listingFields } from '#model/listing/listing-fields.ts'
import { type Printed, printed } from '#model/page/printed.ts'

export const artworkRows = defineModule({
  label: 'Rows of artworks',
  help: 'Works side by side, two in a row.',
  fields: listingFields,
  section: (value, options: Printed) => section('artworkRows', printed(value, options)),
})
