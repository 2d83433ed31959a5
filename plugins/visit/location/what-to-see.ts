import { f, type PageContext, type Section, section } from 'atrium'
import { currentListing } from 'atrium/blocks/card-listing/module.ts'
import { featuredItem } from 'atrium/blocks/featured-item/module.ts'
import { shownItems } from 'atrium/blocks/titled-cards/module.ts'
import { titledTexts } from 'atrium/model/promo/titled.ts'
import contentPromo from 'atrium/model/promo/types/content-promo.ts'
import type { z } from 'zod'

/** Returns what there is to see at a site. */
export const whatToSeeFields = () =>
  f.group(
    {
      header: f.text({ help: 'The heading over all of it.' }),
      featuredItem: featuredItem.field(),
      listing: currentListing.field(),
      cards: titledTexts('body'),
      contentPromo: f.references(contentPromo, { help: 'Invitations after the works.' }),
      image: f.image({ help: 'Beside the heading.' }),
    },
    { group: 'Sections of the page', help: 'What visitors find at the site.' },
  )

/** One item large, further ones, short texts with a picture, promos, under one header. */
export function whatToSeeSections(
  written: z.output<ReturnType<typeof whatToSeeFields>> | undefined,
  context: Pick<PageContext, 'clock'>,
): Section[] {
  if (!written) return []
  const { header, featuredItem: featured, listing: further, cards, contentPromo: promos, image } = written
  const items = shownItems(cards)
  const parts: (Section | false | undefined)[] = [
    featured?.item && featuredItem.section(featured),
    further && currentListing.section(further, { size: 'large' }, context),
    (items.length > 0 || image) && section('titledCards', { items, image, id: 'see-also' }),
    promos.length > 0 && section('promoCards', { items: promos }),
  ]
  return headed(
    header,
    parts.filter((part) => part !== false && part !== undefined),
  )
}

/** The header is that of the first part, or precedes it where the part has a heading of its own. */
function headed(header: string | undefined, [first, ...others]: Section[]): Section[] {
  if (!first) return []
  const id = 'what-to-see'
  return header && (first.heading ?? first.title)
    ? [section('header', { text: header, id }), first, ...others]
    : [{ ...first, heading: first.heading ?? header, id }, ...others]
}
