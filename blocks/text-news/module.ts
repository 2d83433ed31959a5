import { defineModule, section } from '#engine'
import { listingFields } from '#model/listing/listing-fields.ts'

/** Entries as lines of text. */
export const textNews = defineModule({
  label: 'Text news',
  fields: listingFields,
  section: (value, { id }: { id?: string }) => section('textNews', { ...value, id }),
})
