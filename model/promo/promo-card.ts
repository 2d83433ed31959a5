import { type Card, defined, type Image, type Link } from 'atrium'

/** A card that asks for something: it says more than what it leads to. */
export interface PromoCard extends Card {
  /** The sentence before its links. */
  ctaPrompt?: string
}

/** An entry of type `content_promo` or `promo`, or a promo written on a page, as far as it is shown. */
export interface PromoFields {
  uid?: string
  contentType?: string
  title?: string
  titleAlternate?: string
  subtitle?: string
  blurb?: string
  blurbAlternate?: string
  image?: Image
  iconGroup?: { iconName: string }
  ctas?: readonly Link[]
  cta?: readonly Link[]
  ctaPrompt?: string
  alert?: string
  tag?: string
  publicationDate?: string
  contentReference?: {
    name: string
    path: string | null
    url?: string
    blurb?: string
    intro?: string
    text?: string
  }
}

/**
 * Returns what a promo shows. Its own alternate texts win over those of the content it refers to, and those over its
 * title; without links of its own it leads to that content.
 */
export function promoCard(promo: PromoFields): PromoCard {
  const about = promo.contentReference
  const title = about?.name
  const href = about?.path ?? about?.url
  const links = promo.ctas?.length ? promo.ctas : promo.cta?.length ? promo.cta : title && href ? [{ title, href }] : []
  return defined({
    uid: promo.uid,
    contentType: promo.contentType,
    title: promo.titleAlternate ?? title ?? promo.title ?? '',
    subtitle: promo.subtitle,
    image: promo.image,
    icon: promo.iconGroup?.iconName,
    date: promo.publicationDate,
    tag: promo.tag,
    ctaPrompt: promo.ctaPrompt,
    alert: promo.alert,
    excerpt: promo.blurbAlternate ?? about?.blurb ?? about?.text ?? about?.intro ?? promo.blurb,
    ctas: [...links],
  })
}
