import type { z } from 'zod'
import { listing } from '#blocks/card-listing/module.ts'
import { featuredItem } from '#blocks/featured-item/module.ts'
import { shownItems } from '#blocks/titled-cards/module.ts'
import { f, type Section, section } from '#engine'
import { titledTexts } from '#model/promo/titled.ts'
import contentPromo from '#model/promo/types/content-promo.ts'

/** What there is to see at a site. */
export const whatToSeeFields = () =>
  f.group({
    header: f.text(),
    featuredItem: featuredItem.field(),
    listing: listing.field(),
    cards: titledTexts('body'),
    contentPromo: f.references(contentPromo),
    image: f.image(),
  })

/** One item large, further ones, short texts with a picture, promos; the header stands over the first of them. */
export function whatToSeeSections(
  written: z.output<ReturnType<typeof whatToSeeFields>> | undefined,
): (Section | undefined)[] {
  if (!written) return []
  const { header, featuredItem: featured, listing: further, cards, contentPromo: promos, image } = written
  const items = shownItems(cards)
  return [
    featuredItem.section(featured && { ...featured, title: featured.title ?? header }, { id: 'what-to-see' }),
    listing.section(further, { size: 'large' }),
    (items.length > 0 || image) &&
      section('titledCards', { title: featured?.item ? undefined : header, items, image, id: 'see-also' }),
    promos.length > 0 && section('promoCards', { items: promos }),
  ].map((part) => part || undefined)
}
