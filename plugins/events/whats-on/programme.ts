import { listing } from '#blocks/card-listing/module.ts'
import { defineModule, type PageContext } from '#engine'
import { sortedModule } from '#model/date/sort-by-date.ts'
import { listingFields } from '#model/listing/listing-fields.ts'

type ListingOptions = NonNullable<Parameters<typeof listing.section>[1]>

/** A module of what is on, sorted by date; absent with nothing in it, whatever its heading says. */
export const programme = defineModule({
  label: 'Programme',
  fields: listingFields,
  section: ({ items, ...value }, options: ListingOptions, context: Pick<PageContext, 'dates' | 'compare'>) =>
    items.length > 0 ? listing.section({ ...value, items: sortedModule(items, context) }, options) : undefined,
})
