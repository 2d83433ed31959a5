import { also, type Card, type Color, cards, group, link, type Section, section, text } from '#engine'
import type { CardPart, ListingSize } from '#ui/card/card-size.ts'

/** Cards under a heading, as editors fill them in. */
export const listing = () =>
  group({
    title: also(text(), 'heading', 'header'),
    subheading: also(text(), 'intro', 'subtitle'),
    cta: link(),
    ctaText: text(),
    items: cards(),
  })

/** A listing's value, as far as it is shown. */
export interface ListingValue {
  title?: string
  subheading?: string
  cta?: { title: string; href: string }
  ctaText?: string
  items: Card[]
}

interface ListingOptions {
  size: ListingSize
  /** Printed by the page type; the editor's title is then ignored. */
  heading?: string
  id?: string
  colorName?: Color
  /** What cards show beside their titles; default: what the size shows. */
  show?: CardPart[]
}

/** The section that shows a listing; nothing where the editor wrote none. */
export const listingSection = (value: ListingValue | undefined, options: ListingOptions): Section | undefined =>
  value && section('cardListing', { ...value, ...(options.heading && { title: undefined }), ...options })
