import { type ListingValue, listingSection } from '#blocks/card-listing/listing.ts'
import type { PageContext, Section } from '#engine'
import { sortedModule } from '../rules/sort.ts'

/** A module of what is on, sorted; absent with nothing in it, whatever its heading says. */
export const programme = (
  value: ListingValue | undefined,
  { dates }: PageContext,
  options: Parameters<typeof listingSection>[1],
): Section | undefined =>
  value && value.items.length > 0
    ? listingSection({ ...value, items: sortedModule(value.items, dates) }, options)
    : undefined
