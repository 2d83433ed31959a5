import { type Card, defineModule, type PageContext, section } from 'atrium'
import type { Ground } from 'atrium/model/color/colors.ts'
import { notOver } from 'atrium/model/date/not-over.ts'
import { sortedModule } from 'atrium/model/date/sort-by-date.ts'
import { listingFields } from 'atrium/model/listing/listing-fields.ts'
import { type Printed, printed } from 'atrium/model/page/printed.ts'
import { type CardPart, type ListingSize, wordsAlone } from 'atrium/ui/card/card-size.ts'
import { mediumOrLarge } from 'atrium/ui/listing/size.ts'

interface ListingOptions extends Printed, Differences {
  /** `by number`: medium with more than two items, else large. Default: medium. */
  size?: ListingSize | 'by number'
  colorName?: Ground
  /** Says what cards show beside their titles; default: what the size shows. */
  show?: readonly CardPart[]
  /** Each card has an anchor, which comes from its title. */
  anchors?: boolean
}

/** Cards under a heading. */
export const listing = defineModule({
  label: 'Listing',
  help: 'Entries as cards below a heading, in the order in which you choose them.',
  fields: listingFields,
  section(value, { size, colorName, show, anchors, pictured, showOf, ...options }: ListingOptions) {
    const items = pictured ? value.items.slice(0, pictured.first + pictured.inWords) : value.items
    return section('cardListing', {
      ...printed(value, options),
      items,
      size: size === 'by number' ? mediumOrLarge(items.length) : size,
      colorName,
      show: show && [...show],
      options: cardOptions(items, { pictured, showOf }),
      anchors,
    })
  },
})

/** Shows entries in the editor's order without what is over, like a concert of yesterday; absent with nothing left. */
export const currentListing = defineModule({
  label: 'Listing of what is on',
  help: 'Entries as cards in your order. Events and exhibitions that are over are left out.',
  fields: listingFields,
  section({ items, ...value }, options: ListingOptions, { clock }: Pick<PageContext, 'clock'>) {
    const left = notOver(items, clock)
    return left.length > 0 ? listing.section({ ...value, items: left }, options) : undefined
  },
})

/** Shows what takes place and is not over, sorted by date; absent with nothing in it, whatever its heading says. */
export const programme = defineModule({
  label: 'Programme',
  help: 'Events, tours and exhibitions as cards, sorted by their dates whatever your order. What is over is left out.',
  fields: listingFields,
  section: (value, options: ListingOptions, context: Pick<PageContext, 'dates' | 'compare' | 'clock'>) =>
    currentListing.section({ ...value, items: sortedModule(value.items, context) }, options, context),
})

/** How single cards of a listing differ from the others. */
interface Differences {
  /** So many cards with their pictures, and after them so many in words; the others are left out. */
  pictured?: { first: number; inWords: number }
  /** Says what cards of single content types show beside their titles. */
  showOf?: Readonly<Record<string, readonly CardPart[]>>
}

/** The options of each card; undefined where none differs. */
function cardOptions(items: readonly Card[], { pictured, showOf }: Differences) {
  if (!pictured && !showOf) return undefined
  return items.map(({ contentType = '' }, index) => {
    const show = pictured && index >= pictured.first ? wordsAlone : showOf?.[contentType]
    return show ? { show: [...show] } : {}
  })
}
